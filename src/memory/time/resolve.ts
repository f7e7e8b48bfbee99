import { InvalidInput, UnknownName } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { nearestNames } from '../../near-names.ts'
import type { Context } from '../context.ts'
import { homeOf, visibleTo } from '../namespace/namespace.ts'

/** Names that a question may use instead of instants and ids. */
export interface Names {
  /** An anchor, or an instant as ISO 8601. */
  readonly at?: string | null | undefined
  /** A window. */
  readonly during?: string | null | undefined
  readonly scope?: string | null | undefined
  /** The same as `at`, for a caller who has the instant. */
  readonly asOf?: Date | null | undefined
}

/** What the names mean. What was not named is null. */
export interface Meaning {
  readonly at: Date | null
  readonly window: Stretch | null
  readonly scopeIds: readonly string[] | null
}

export interface Stretch {
  readonly startsAt: Date
  /** Not part of it. */
  readonly endsAt: Date
}

/** The end of a window that is still going on. */
const NO_END = new Date('9999-01-01T00:00:00Z')

const INSTANT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/

/** The instant that a text says in itself; undefined when it can only be a name. */
export function instantIn(text: string): Date | undefined {
  if (!INSTANT.test(text)) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/**
 * The instant that somebody means: a date, an instant as ISO 8601, or the name of an anchor. Refuses with
 * {@link UnknownName}, and with {@link InvalidInput} a name that two teams use for two instants.
 */
export async function resolveInstant(
  context: Pick<Context, 'graph' | 'principal'>,
  nameOrDate: string | Date,
): Promise<Date> {
  if (nameOrDate instanceof Date) return nameOrDate
  return (await resolveNames(context, { at: nameOrDate })).at!
}

/** What names mean to the caller, in one round trip; in none, when nothing has to be looked up. */
export async function resolveNames(
  context: Pick<Context, 'graph' | 'principal'>,
  { at, during, scope, asOf }: Names,
): Promise<Meaning> {
  if (at != null && asOf != null) {
    throw new InvalidInput('at', 'a question has one instant: give asOf or at')
  }
  const instant = at == null ? (asOf ?? null) : instantIn(at)
  const anchor = instant === undefined ? at! : null
  if (anchor === null && during == null && scope == null) {
    return { at: instant ?? null, window: null, scopeIds: null }
  }
  const namespaces = visibleTo(context.principal)
  const params = { namespaces, anchor, window: during ?? null, scope: scope ?? null }
  const found = await context.graph.run(cypher.time.named, params)
  const own = homeOf(context.principal)
  const kindOf = (kind: Kind) => found.filter((each) => each.kind === kind)
  const one = async (kind: Kind, field: string, name: string) => {
    if (kindOf(kind).length === 0) throw await unknown(context, kind, name)
    return theOne(kindOf(kind), own, field, name)
  }

  const anchored = anchor === null ? instant : (await one('anchor', 'at', anchor)).startsAt
  const stretch = during == null ? null : await one('window', 'during', during)
  if (scope != null && kindOf('scope').length === 0) throw await unknown(context, 'scope', scope)
  return {
    at: anchored ?? null,
    window: stretch && { startsAt: stretch.startsAt!, endsAt: stretch.endsAt ?? NO_END },
    scopeIds: scope == null ? null : kindOf('scope').map(({ id }) => id),
  }
}

type Kind = 'anchor' | 'window' | 'scope'

interface Found {
  readonly namespace: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The caller's own meaning of a name comes first. Teams that mean different times by it have to agree. */
function theOne(found: readonly Found[], own: string, field: string, name: string): Found {
  const mine = found.find(({ namespace }) => namespace === own)
  if (mine !== undefined) return mine
  const meanings = new Set(
    found.map(({ startsAt, endsAt }) => `${startsAt?.getTime()} ${endsAt?.getTime()}`),
  )
  if (meanings.size === 1) return found[0]!
  const where = found.map(({ namespace }) => namespace).join(' and ')
  throw new InvalidInput(field, `"${name}" means different times in ${where}`)
}

async function unknown(
  { graph, principal }: Pick<Context, 'graph' | 'principal'>,
  kind: Kind,
  name: string,
): Promise<UnknownName> {
  const named = await graph.run(cypher.time.list, {
    namespaces: visibleTo(principal),
    limit: 1_000,
  })
  const known = new Set(named.filter((each) => each.kind === kind).map((each) => each.name))
  return new UnknownName(kind, name, nearestNames(name, [...known]))
}
