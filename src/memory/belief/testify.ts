import { nameKey } from '../entity/name-key.ts'
import type { Resolution } from '../entity/resolve.ts'
import type { Claim, Extraction, Named } from './extract/claim.ts'
import { objectText } from './extract/statements.ts'
import { groupKeyOf, objectKeyOf } from './keys.ts'
import type { Testimony } from './materialise.ts'
import type { Registry } from './registry.ts'

/** An episode that is being consolidated, with what was read out of it. */
export interface Read {
  readonly id: string
  readonly trust: number
  readonly capturedAt: Date
  readonly speakers: readonly string[]
  readonly extraction: Extraction
}

/** Every name that the episodes use, nicknames of speakers replaced by the speakers' names. */
export function namesIn(episodes: readonly Read[]): Named[] {
  return episodes.flatMap(({ extraction, speakers }) => [
    ...extraction.claims.flatMap(({ subject, object }) => [
      spelledOut(subject, speakers),
      ...(object.kind === 'entity' ? [spelledOut(object, speakers)] : []),
    ]),
    ...extraction.mentions.map((mention) => spelledOut(mention, speakers)),
  ])
}

/** "Mel" means Melanie where Melanie is the only speaker whose name begins so. */
export function spelledOut(named: Named, speakers: readonly string[]): Named {
  const key = nameKey(named.name)
  if (key.length < 3 || key.includes(' ') || speakers.some((each) => nameKey(each) === key)) {
    return named
  }
  const meant = speakers.filter((speaker) => nameKey(speaker).startsWith(key))
  if (meant.length !== 1) return named
  return { name: meant[0]!, type: 'person', aliases: [...(named.aliases ?? []), named.name] }
}

/** The claims of one episode as testimony, their names resolved to entities. */
export function testify(
  episode: Read,
  about: {
    namespace: string
    registry: Registry
    entities: ReadonlyMap<string, Resolution>
    extractor: string
    runId: string
  },
): Testimony[] {
  const entityOf = (named: Named) =>
    about.entities.get(nameKey(spelledOut(named, episode.speakers).name))!
  return episode.extraction.claims.map((claim, ordinal) => {
    const subject = entityOf(claim.subject)
    const object = claim.object.kind === 'entity' ? entityOf(claim.object) : null
    const subjectId = subject.id
    const objectId = object?.id ?? null
    const objectKey = objectKeyOf(claim.object, objectId)
    const unit = claim.object.kind === 'number' ? claim.object.unit : null
    const { namespace, registry, extractor, runId } = about
    const { predicate, confidence } = claim
    return {
      episodeId: episode.id,
      trust: episode.trust,
      saidAt: episode.capturedAt,
      withdrawn: null,
      proposition: {
        groupKey: groupKeyOf(registry, { namespace, subjectId, predicate, objectKey, unit }),
        subjectId,
        predicate,
        objectKind: claim.object.kind,
        object: wordsOf(claim),
        objectKey,
        objectId,
        objectNumber: claim.object.kind === 'number' ? claim.object.value : null,
        objectUnit: unit,
      },
      edge: {
        ordinal,
        extractor,
        stance: claim.stance,
        isCorrection: claim.isCorrection,
        statement: claim.statement,
        subjectId: subject.ownId,
        objectId: object?.ownId ?? null,
        validFrom: claim.validFrom ?? episode.capturedAt,
        validTo: claim.validTo,
        confidence,
        weight: Math.round(confidence * episode.trust * 1e6) / 1e6,
        spanStart: claim.spanStart,
        spanEnd: claim.spanEnd,
        runId,
        rejectedAt: null,
        rejectedReason: null,
      },
    }
  })
}

/** An instant is kept whole; a statement tells only its day. */
function wordsOf({ object }: Claim): string {
  return object.kind === 'instant' ? object.at.toISOString() : objectText(object)
}
