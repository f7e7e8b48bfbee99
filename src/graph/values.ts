import neo4j, { type DateTime } from 'neo4j-driver'
import { EDGES, LABEL_NAMES, propertiesOf } from '../vocabulary.ts'

/**
 * JavaScript has one number; Cypher has two, and the driver sends every number as FLOAT. So the
 * declared type decides for parameters, and the vocabulary decides for the entries of a map, which
 * are properties by convention.
 */
const INTEGERS = new Set(
  [...LABEL_NAMES.map(propertiesOf), ...Object.values(EDGES).map((edge) => edge.properties)]
    .flatMap((properties) => Object.entries<string>(properties))
    .filter(([, type]) => type.startsWith('INTEGER'))
    .map(([name]) => name),
)

/** A JavaScript value as the declared Cypher type. */
export function encode(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type.endsWith('?')) return encode(type.slice(0, -1), value)
  if (type === 'INTEGER') return neo4j.int(value as number)
  if (type === 'ZONED DATETIME') return instant(value as Date)
  if (type === 'MAP') return encodeMap(value as Record<string, unknown>)
  const item = /^LIST<(.+)>$/.exec(type)?.[1]
  if (item === 'FLOAT' || item === 'STRING') return Array.from(value as ArrayLike<unknown>)
  if (item !== undefined) return (value as unknown[]).map((each) => encode(item, each))
  return value
}

/** A Cypher value as plain JavaScript: instants become `Date`, the rest is already plain. */
export function decode(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(decode)
  if (neo4j.isDateTime(value)) return dateOf(value as unknown as DateTime<number>)
  if (neo4j.isInt(value)) return value.toNumber()
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each)]))
}

/**
 * The driver's own conversion writes a string and parses it, 15 microseconds for each. This one adds
 * up the parts. A year before 100 and a zone without offset are left to the driver.
 */
function dateOf(value: DateTime<number>): Date {
  const { year, month, day, hour, minute, second, nanosecond, timeZoneOffsetSeconds } = value
  if (typeof timeZoneOffsetSeconds !== 'number' || typeof year !== 'number' || year < 100) {
    return value.toStandardDate()
  }
  const milliseconds = Math.floor(nanosecond / 1_000_000)
  const local = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds)
  return new Date(local - timeZoneOffsetSeconds * 1_000)
}

function encodeMap(map: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, each]) => [key, entry(key, each)]))
}

function entry(key: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return instant(value)
  if (value instanceof Float32Array) return Array.from(value)
  if (Array.isArray(value)) return value.map((each) => entry(key, each))
  if (typeof value === 'number') return INTEGERS.has(key) ? neo4j.int(value) : value
  if (typeof value === 'object') return encodeMap(value as Record<string, unknown>)
  return value
}

/** Instants are stored in UTC, so that equal moments are equal values in every index. */
function instant(date: Date): DateTime {
  const seconds = Math.floor(date.getTime() / 1000)
  const nanoseconds = (date.getTime() - seconds * 1000) * 1_000_000
  return new neo4j.types.DateTime(
    neo4j.int(date.getUTCFullYear()),
    neo4j.int(date.getUTCMonth() + 1),
    neo4j.int(date.getUTCDate()),
    neo4j.int(date.getUTCHours()),
    neo4j.int(date.getUTCMinutes()),
    neo4j.int(date.getUTCSeconds()),
    neo4j.int(nanoseconds),
    neo4j.int(0),
  )
}
