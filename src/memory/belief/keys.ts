import { deriveId, hashParts } from '../identity.ts'
import type { ClaimObject } from './extract/claim.ts'
import type { Registry } from './registry.ts'

/** What two claims must share to mean the same object. An entity counts by its id. */
export function objectKeyOf(object: ClaimObject, objectId: string | null): string {
  switch (object.kind) {
    case 'entity':
      return `entity:${objectId}`
    case 'text':
      return `text:${plain(object.text)}`
    case 'number':
      return `number:${object.value} ${plain(object.unit ?? '')}`
    case 'instant':
      return `instant:${object.at.toISOString()}`
    case 'boolean':
      return `boolean:${object.value}`
  }
}

/**
 * The key of the claims that are weighed against each other. For a predicate that has one value at a
 * time these are all claims of the subject (of one unit, for numbers: three dogs do not replace two
 * cats); otherwise only those with the same object, together with the predicates that exclude it.
 */
export function groupKeyOf(
  registry: Registry,
  claim: {
    namespace: string
    subjectId: string
    predicate: string
    objectKey: string
    unit: string | null
  },
): string {
  const { namespace, subjectId, predicate, objectKey, unit } = claim
  const { isFunctional = false, excludes = [] } = registry[predicate] ?? {}
  const family = [predicate, ...excludes].toSorted()[0]!
  const matter = isFunctional ? plain(unit ?? '') : objectKey
  return hashParts(namespace, subjectId, family, matter).slice(0, 32)
}

export function factIdOf(fact: {
  namespace: string
  subjectId: string
  predicate: string
  objectKey: string
  isNegated: boolean
  ordinal: number
}): string {
  const { namespace, subjectId, predicate, objectKey, isNegated, ordinal } = fact
  return deriveId('Fact', namespace, subjectId, predicate, objectKey, `${isNegated}`, `${ordinal}`)
}

/** Texts that differ in case, punctuation at the ends or articles say the same. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.%+#/-]+/gu, ' ')
    .replace(/(?<=^| )(?:the|a|an|my|our|his|her|their) /g, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
}
