import { createHash, randomUUIDv7 } from 'node:crypto'

/** A new id. Later ids sort behind earlier ones, which keeps index pages together. */
export function mintId(): string {
  return randomUUIDv7()
}

/**
 * The id of something that follows from its parts: the same parts always give the same id, so that
 * deriving twice makes one node. A UUIDv8 of the first 122 bits of a SHA-256; every part carries its
 * length, so that no two lists of parts can run together.
 */
export function deriveId(...parts: readonly string[]): string {
  const bytes = Buffer.from(hashParts(...parts).slice(0, 32), 'hex')
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A SHA-256 over parts, in hexadecimal. */
export function hashParts(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}
