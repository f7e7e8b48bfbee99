import { groupKeyOf, objectKeyOf } from './keys.ts'
import type { Testimony } from './materialise.ts'
import type { Registry } from './registry.ts'

/**
 * Testimony as it counts once some entities stand for others: its edge remembers what its names were
 * found to mean, so that parting what was merged gives back exactly what was before.
 */
export function placed(
  testimony: Testimony,
  about: { namespace: string; registry: Registry; rootOf: (id: string) => string },
): Testimony {
  const { edge, proposition } = testimony
  const { namespace, registry, rootOf } = about
  const subjectId = rootOf(edge.subjectId)
  const objectId = edge.objectId === null ? null : rootOf(edge.objectId)
  const objectKey =
    objectId === null
      ? proposition.objectKey
      : objectKeyOf({ kind: 'entity', name: proposition.object, type: 'thing' }, objectId)
  const { predicate, objectUnit: unit } = proposition
  const groupKey = groupKeyOf(registry, { namespace, subjectId, predicate, objectKey, unit })
  return { ...testimony, proposition: { ...proposition, subjectId, objectId, objectKey, groupKey } }
}
