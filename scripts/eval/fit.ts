import { parseArgs } from 'node:util'
import { leadOfOthers } from '../../src/memory/recall/abstain.ts'
import { CUES, cuesOf } from '../../src/memory/recall/features.ts'
import { namedSpeakers } from '../../src/memory/recall/first-person.ts'
import { policyOf } from '../../src/memory/recall/policy.ts'
import { rank } from '../../src/memory/recall/rank.ts'
import { mean, measure, percentile } from './measure.ts'
import { type Pool, readPools } from './pool.ts'
import { type Example, fitSoftmax, scoresOf } from './softmax.ts'

/**
 * Fits the weights of src/memory/recall/weights.ts on the pools that `npm run eval -- --pools FILE`
 * wrote, and says what they are worth: every conversation is ranked with weights that were fitted on
 * all the others, and declined by a margin that was taken from all the others.
 */
const { values } = parseArgs({
  options: {
    pools: { type: 'string', multiple: true },
    mode: { type: 'string', default: 'default' },
    l2: { type: 'string', default: '0.001' },
    wrong: { type: 'string', default: '0.025' },
  },
})
if (values.pools === undefined) {
  console.error(
    'usage: node scripts/eval/fit.ts --pools FILE [--mode MODE] [--l2 0.001] [--wrong 0.025]',
  )
  process.exit(2)
}

type Known = Example & { readonly pool: Pool }
interface Judged {
  readonly pool: Pool
  readonly scores: ReturnType<typeof measure>
  readonly declined: boolean
}

const l2 = Number(values.l2)
const known = readPools(values.pools)
  .filter(({ mode, purpose }) => mode === values.mode && purpose !== 'aside')
  .map(exampleOf)
const conversations = [...new Set(known.map(({ pool }) => pool.conversation))]
const all = weightsFrom(known)
const judged = conversations.flatMap(judge)
for (const [corpus, list] of Map.groupBy(known.map(asShipped), ({ pool }) => pool.corpus)) {
  console.log(`${corpus} as shipped: ${line(list)}`)
}
for (const [corpus, list] of Map.groupBy(judged, ({ pool }) => pool.corpus)) {
  console.log(`${corpus} left out: ${line(list)}`)
  for (const [kind, some] of [...Map.groupBy(list, ({ pool }) => pool.kind)].toSorted()) {
    console.log(`  ${kind}: ${line(some)}`)
  }
}
console.log(`margin ${marginOf(known, all).toFixed(2)}`)
CUES.forEach((cue, index) => {
  console.log(`  ${cue}: ${Number(all[index]!.toFixed(2))},`)
})

function exampleOf(pool: Pool): Known {
  const cues = cuesOf(pool.query, pool.candidates).map((row) =>
    Float64Array.from(CUES, (cue) => row[cue]),
  )
  return {
    pool,
    cues,
    offsets: Float64Array.from(pool.candidates, (candidate) =>
      Object.values(policyOf(candidate, {})).reduce((sum, part) => sum + part, 0),
    ),
    right: pool.candidates.flatMap(({ turns }, index) =>
      turns.some((turn) => pool.evidence.includes(turn)) ? [index] : [],
    ),
  }
}

function judge(conversation: string): Judged[] {
  const others = known.filter(({ pool }) => pool.conversation !== conversation)
  const weights = weightsFrom(others, all)
  const margin = marginOf(others, weights)
  return known
    .filter(({ pool }) => pool.conversation === conversation)
    .map((example) => {
      const { pool } = example
      const scores = scoresOf(example, weights)
      const ranking = [...scores.keys()]
        .toSorted((a, b) => scores[b]! - scores[a]!)
        .flatMap((place) => pool.candidates[place]!.turns)
      return {
        pool,
        scores: measure(ranking, pool.evidence),
        declined: leadOf(example, weights) > margin,
      }
    })
}

/** What the ranker says with the weights and the margin that are in the source now. */
function asShipped({ pool }: Known): Judged {
  const { hits, abstention } = rank(pool.query, pool.candidates)
  const turnsOf = new Map(pool.candidates.map(({ id, turns }) => [id, turns]))
  const ranking = hits.flatMap(({ id }) => turnsOf.get(id)!)
  return { pool, scores: measure(ranking, pool.evidence), declined: abstention.abstain }
}

function weightsFrom(examples: readonly Known[], start?: readonly number[]): number[] {
  return fitSoftmax(
    examples.filter(({ pool }) => pool.purpose === 'answer'),
    l2,
    start,
  )
}

/** The lead that only the wanted share of the answerable questions exceeds. */
function marginOf(examples: readonly Known[], weights: readonly number[]): number {
  const leads = examples
    .filter(({ pool }) => pool.purpose === 'answer' && namedIn(pool).length > 0)
    .map((example) => leadOf(example, weights))
  return percentile(leads, 1 - Number(values.wrong))
}

function leadOf(example: Known, weights: readonly number[]): number {
  const speaker = CUES.indexOf('speaker')
  const scores = scoresOf(example, weights)
  const ranked = example.pool.candidates.map((candidate, index) => ({
    speaker: candidate.speaker,
    scoreWithoutSpeaker: scores[index]! - weights[speaker]! * example.cues[index]![speaker]!,
  }))
  return leadOfOthers(ranked, namedIn(example.pool))
}

function namedIn({ query }: Pool): string[] {
  return namedSpeakers(query.text, query.speakers ?? [])
}

function line(list: readonly Judged[]): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const answerable = list.filter(({ pool }) => pool.purpose === 'answer')
  const parts = (['recallAt5', 'recallAt10', 'ndcgAt10', 'mrr'] as const).map(
    (name) => `${name} ${percent(mean(answerable.map(({ scores }) => scores[name])))}`,
  )
  const declined = (some: readonly Judged[]) => percent(mean(some.map((each) => +each.declined)))
  const unanswerable = list.filter(({ pool }) => pool.purpose === 'decline')
  return [
    `${list.length} questions`,
    ...(answerable.length > 0 ? [...parts, `wrongly declined ${declined(answerable)}`] : []),
    ...(unanswerable.length > 0 ? [`rightly declined ${declined(unanswerable)}`] : []),
  ].join(', ')
}
