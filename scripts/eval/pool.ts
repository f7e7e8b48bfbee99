import { openSync, readFileSync, writeSync } from 'node:fs'
import type { Mode } from '../../src/embed/embedder.ts'
import type { Candidate, QueryFeatures } from '../../src/memory/recall/candidate.ts'
import { candidateOf } from '../../src/memory/recall/hit.ts'
import type { Answered } from './ask.ts'
import { type Conversation, purposeOf, type Question } from './corpus.ts'
import type { Turns } from './ingest.ts'

/** Everything the ranker saw for one question, so that it can be asked again without a server. */
export interface Pool {
  readonly corpus: string
  readonly conversation: string
  readonly mode: Mode
  readonly kind: string
  readonly purpose: 'answer' | 'decline' | 'aside'
  readonly query: QueryFeatures
  readonly evidence: readonly string[]
  readonly candidates: readonly Pooled[]
}

export type Pooled = Candidate & { readonly turns: readonly string[] }

/** A memory is written once and then named: `dense` is all that differs between two questions. */
type Line =
  | { readonly memory: Pooled }
  | (Omit<Pool, 'candidates'> & { readonly found: readonly (readonly [string, number | null])[] })

export function poolOf(asked: {
  readonly conversation: Conversation
  readonly question: Question
  readonly mode: Mode
  readonly answered: Answered
  readonly turnsOf: Turns
}): Pool {
  const { conversation, question, mode, answered, turnsOf } = asked
  return {
    corpus: conversation.corpus,
    conversation: conversation.id,
    mode,
    kind: question.kind,
    purpose: purposeOf(question),
    query: { text: question.question, speakers: answered.speakers },
    evidence: question.evidence,
    candidates: answered.rows.map((row) => ({
      ...candidateOf(row),
      turns: turnsOf.get(row.id) ?? [],
    })),
  }
}

export function poolWriter(path: string) {
  const file = openSync(path, 'w')
  const known = new Set<string>()
  const put = (line: Line) => writeSync(file, `${JSON.stringify(line)}\n`)
  return {
    write({ candidates, ...pool }: Pool): void {
      for (const { dense: _, ...memory } of candidates) {
        if (known.has(memory.id)) continue
        known.add(memory.id)
        put({ memory })
      }
      put({ ...pool, found: candidates.map(({ id, dense }) => [id, dense ?? null]) })
    },
  }
}

export function readPools(paths: readonly string[]): Pool[] {
  const memories = new Map<string, Pooled>()
  const pools: Pool[] = []
  for (const line of paths.flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))) {
    const read = JSON.parse(line) as Line
    if ('memory' in read) {
      memories.set(read.memory.id, read.memory)
      continue
    }
    const { found, ...pool } = read
    const candidates = found.map(([id, dense]) => ({
      ...memories.get(id)!,
      ...(dense === null ? {} : { dense }),
    }))
    pools.push({ ...pool, candidates })
  }
  return pools
}
