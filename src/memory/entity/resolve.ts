import { cypher } from '../../generated/cypher.ts'
import type { Named } from '../belief/extract/claim.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { keyOf } from '../namespace/namespace.ts'
import { steadily } from '../steadily.ts'
import { vectorsFor } from '../vectors.ts'
import { nameKey } from './name-key.ts'

/** Two names mean one thing when their vectors are no farther apart than this, by cosine. */
export const DISTANCE_MAX = 0.12

/** What a name was found to mean, and how. */
export interface Resolution {
  /** The entity that stands for it: the one it was merged into, if it was. */
  readonly id: string
  /** The entity of that name itself. */
  readonly ownId: string
  readonly name: string
  readonly type: string
  readonly method: 'exact' | 'alias' | 'nearest' | 'new'
  readonly distance: number | null
  readonly vector: Float32Array | undefined
}

/**
 * The entity that each name means, inside one namespace: one of that name or alias, else the nearest
 * by meaning within {@link DISTANCE_MAX}, else a new one. Names that are new together are compared
 * with each other too, in the order given.
 */
export async function resolveEntities(
  context: Context,
  namespace: string,
  names: readonly Named[],
): Promise<ReadonlyMap<string, Resolution>> {
  const wanted = new Map<string, Named>()
  for (const named of names) {
    const key = nameKey(named.name)
    const known = wanted.get(key)
    if (known === undefined || known.type === 'thing') wanted.set(key, named)
  }
  const found = new Map<string, Resolution>()
  const asked = [...wanted].map(([key, { name, type }]) => ({ key, name, type }))
  await look(context, namespace, asked, found)

  const missing = asked.filter(({ key }) => !found.has(key))
  const vectors =
    context.slot === 'embedding'
      ? await vectorsFor(
          context,
          missing.map(({ name }) => name),
          'passage',
        )
      : undefined
  if (vectors !== undefined) await look(context, namespace, missing, found, vectors)

  const minted: Resolution[] = []
  missing.forEach(({ key, name, type }, index) => {
    if (found.has(key)) return
    const vector = vectors?.[index]
    const near =
      vector &&
      minted.find(
        (each) =>
          each.type === type && isNear(each.vector!, vector) && mayBeOne(name, each.name, type),
      )
    if (near) {
      found.set(key, { ...near, method: 'nearest', distance: distance(near.vector!, vector) })
      return
    }
    const id = deriveId('Entity', namespace, key)
    const resolution: Resolution = {
      id,
      ownId: id,
      name,
      type,
      method: 'new',
      distance: null,
      vector,
    }
    found.set(key, resolution)
    minted.push(resolution)
  })
  return found
}

type Asked = { readonly key: string; readonly name: string; readonly type: string }

async function look(
  { graph }: Context,
  namespace: string,
  names: readonly Asked[],
  found: Map<string, Resolution>,
  vectors?: readonly Float32Array[],
): Promise<void> {
  if (names.length === 0) return
  const rows = await steadily((hasIndex) =>
    graph.run(cypher.entity.find, {
      namespace,
      rows: names.map(({ key, type }, index) => ({
        index,
        nameKey: key,
        type,
        words: phrase(key, namespace),
        embedding: hasIndex ? (vectors?.[index] ?? null) : null,
        distanceMax: DISTANCE_MAX,
      })),
    }),
  )
  for (const { index, id, ownId, name: known, type, method, distance: away } of rows) {
    if (id === null) continue
    const { key, name } = names[index]!
    if (method === 'nearest' && !mayBeOne(name, known!, type!)) continue
    found.set(key, {
      id,
      ownId: ownId!,
      name,
      type: type!,
      method: method as Resolution['method'],
      distance: away,
      vector: undefined,
    })
  }
}

/** Everyone of the namespace who goes by these words, in this order. */
function phrase(key: string, namespace: string): string {
  const words = key.match(/[\p{L}\p{N}]+/gu) ?? ['']
  return `+namespaceKey:${keyOf(namespace)} +aliases:"${words.join(' ')}"`
}

/**
 * Whether names that lie near each other may be of one thing. Vectors hardly tell Postgres 14 from
 * Postgres 16, nor Jon from John: numbers have to be equal, and people share a word of their names.
 */
export function mayBeOne(a: string, b: string, type: string): boolean {
  const numbers = (name: string) => (name.match(/\d+(?:\.\d+)*/g) ?? []).join(' ')
  if (numbers(a) !== numbers(b)) return false
  if (type !== 'person') return true
  const words = new Set(nameKey(a).split(' '))
  return nameKey(b)
    .split(' ')
    .some((word) => words.has(word))
}

function isNear(a: Float32Array, b: Float32Array): boolean {
  return distance(a, b) <= DISTANCE_MAX
}

function distance(a: Float32Array, b: Float32Array): number {
  let product = 0
  let squaresA = 0
  let squaresB = 0
  for (let i = 0; i < a.length; i++) {
    product += a[i]! * b[i]!
    squaresA += a[i]! ** 2
    squaresB += b[i]! ** 2
  }
  return 1 - product / Math.sqrt(squaresA * squaresB)
}
