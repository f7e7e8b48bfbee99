import { nameKey } from '../../entity/name-key.ts'
import { objectKeyOf } from '../keys.ts'
import type { Claim, Extraction, Extractor, Mention } from './claim.ts'

/**
 * One extractor of several: all that they read, the same thing once. Of two that read the same claim
 * the first counts. When one fails, all have failed: an episode is read by all of them or by none.
 */
export function together(extractors: readonly Extractor[]): Extractor {
  return {
    name: extractors.map(({ name }) => name).join('+'),
    version: extractors.map(({ version }) => version).join('+'),
    batchMax: Math.min(...extractors.map(({ batchMax = Number.POSITIVE_INFINITY }) => batchMax)),
    async extract(utterances) {
      const readings = await Promise.all(extractors.map((each) => each.extract(utterances)))
      return utterances.map((_, index) => join(readings.map((reading) => reading[index]!)))
    },
  }
}

function join(extractions: readonly Extraction[]): Extraction {
  return {
    claims: distinct(
      extractions.flatMap(({ claims }) => claims),
      claimKey,
    ),
    mentions: distinct(
      extractions.flatMap(({ mentions }) => mentions),
      mentionKey,
    ),
  }
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** "Rome" is the same object, whether it was taken for an entity or for words. */
function claimKey({ subject, predicate, object, stance }: Claim): string {
  const told = object.kind === 'entity' ? { kind: 'text' as const, text: object.name } : object
  return [nameKey(subject.name), predicate, objectKeyOf(told, null), stance].join('\n')
}

function mentionKey({ name, spanStart, spanEnd }: Mention): string {
  return `${nameKey(name)}\n${spanStart}\n${spanEnd}`
}
