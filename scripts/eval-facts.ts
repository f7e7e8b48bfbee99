/**
 * Measures the rule extractor on hand-labelled turns: `[--json OUT] [--errors]`. The labels are in
 * test/eval/fact-labels.json, the conversations in ../shared/data. The rules were written against
 * the `dev` turns. The `held` and then the `fresh` turns were labelled later and measured once before
 * their errors were read: precision 0.87 and 0.96, recall 0.56 and 0.72. Since then they are known too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Claim, Utterance } from '../src/memory/belief/extract/claim.ts'
import { extractClaims } from '../src/memory/belief/extract/rules.ts'
import { objectText } from '../src/memory/belief/extract/statements.ts'
import { instantOf, readCorpora } from './eval/corpus.ts'
import { type Fact, matches } from './eval/fact-match.ts'

interface Label {
  readonly conversation: string
  readonly turn: string
  readonly half: 'dev' | 'held' | 'fresh'
  readonly facts: readonly Fact[]
}

interface Turn extends Utterance {
  readonly conversation: string
  readonly turn: string
  readonly corpus: 'LoCoMo' | 'BEAM'
}

interface Judged {
  readonly label: Label
  readonly corpus: Turn['corpus']
  readonly right: readonly Claim[]
  readonly wrong: readonly Claim[]
  readonly missed: readonly Fact[]
}

const LABELS = 'test/eval/fact-labels.json'
const DATA = ['../shared/data/locomo-dev.jsonl', '../shared/data/beam-dev.jsonl']

const { values } = parseArgs({
  options: { json: { type: 'string' }, errors: { type: 'boolean', default: false } },
})
if (!DATA.every((file) => existsSync(file))) {
  console.error(`SKIPPED: the conversations are not here (${DATA.join(', ')}).`)
  process.exit(0)
}

const turns = readTurns()
const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as Label[]
const judged = labels.map((label) => judge(label))
const scores = {
  dev: score(judged.filter(({ label }) => label.half === 'dev')),
  held: score(judged.filter(({ label }) => label.half === 'held')),
  fresh: score(judged.filter(({ label }) => label.half === 'fresh')),
  LoCoMo: score(judged.filter(({ corpus }) => corpus === 'LoCoMo')),
  BEAM: score(judged.filter(({ corpus }) => corpus === 'BEAM')),
  all: score(judged),
}
const yields = { ...measureYield('LoCoMo'), ...measureYield('BEAM') }
print()
if (values.errors) printErrors()
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ scores, yields }, null, 2)}\n`)

function readTurns(): Turn[] {
  return readCorpora(DATA).flatMap(({ id, corpus, sessions }) => {
    const isChat = corpus.startsWith('locomo')
    const speakers = new Set(sessions.flatMap(({ turns }) => turns.map(({ speaker }) => speaker)))
    return sessions.flatMap(({ at, turns }) =>
      turns.map(
        (turn): Turn => ({
          conversation: id,
          turn: turn.id,
          corpus: isChat ? 'LoCoMo' : 'BEAM',
          content: turn.text,
          role: turn.speaker === 'assistant' ? 'assistant' : 'user',
          speaker: isChat ? turn.speaker : null,
          others: isChat ? [...speakers].filter((name) => name !== turn.speaker) : [],
          at: new Date(instantOf(at)),
        }),
      ),
    )
  })
}

function judge(label: Label): Judged {
  const turn = turns.find(
    (each) => each.conversation === label.conversation && each.turn === label.turn,
  )
  if (turn === undefined) throw new Error(`No turn ${label.turn} in ${label.conversation}.`)
  const { claims } = extractClaims(turn)
  const isRight = (claim: Claim) => label.facts.some((fact) => matches(fact, toFact(claim)))
  return {
    label,
    corpus: turn.corpus,
    right: claims.filter(isRight),
    wrong: claims.filter((claim) => !isRight(claim)),
    missed: label.facts.filter((fact) => !claims.some((claim) => matches(fact, toFact(claim)))),
  }
}

function toFact({ subject, predicate, object }: Claim): Fact {
  return { subject: subject.name, predicate, object: objectText(object) }
}

interface Score {
  readonly turns: number
  readonly facts: number
  readonly predicted: number
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

function score(cases: readonly Judged[]): Score {
  const sum = (of: (each: Judged) => number) => cases.reduce((total, each) => total + of(each), 0)
  const right = sum((each) => each.right.length)
  const predicted = right + sum((each) => each.wrong.length)
  const facts = sum(({ label }) => label.facts.length)
  const precision = right / Math.max(1, predicted)
  const recall = (facts - sum(({ missed }) => missed.length)) / Math.max(1, facts)
  const f1 = (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall)
  return { turns: cases.length, facts, predicted, precision, recall, f1 }
}

/** Facts per hundred turns over the whole corpus; of BEAM only what the user says. */
function measureYield(corpus: Turn['corpus']) {
  const read = turns.filter((turn) => turn.corpus === corpus && turn.role === 'user')
  const started = performance.now()
  const count = read.reduce((total, turn) => total + extractClaims(turn).claims.length, 0)
  const seconds = (performance.now() - started) / 1000
  return {
    [corpus]: {
      turns: read.length,
      factsPer100: (100 * count) / read.length,
      turnsPerSecond: Math.round(read.length / seconds),
    },
  }
}

function print(): void {
  console.log('          turns  facts  predicted  precision  recall     F1')
  for (const [name, each] of Object.entries(scores)) {
    const cells = [
      String(each.turns).padStart(7),
      String(each.facts).padStart(7),
      String(each.predicted).padStart(11),
      each.precision.toFixed(3).padStart(11),
      each.recall.toFixed(3).padStart(8),
      each.f1.toFixed(3).padStart(7),
    ]
    console.log(name.padEnd(8) + cells.join(''))
  }
  for (const [corpus, each] of Object.entries(yields))
    console.log(
      `${corpus}: ${each.factsPer100.toFixed(1)} facts per 100 turns, ${each.turnsPerSecond} turns per second`,
    )
}

function printErrors(): void {
  for (const { label, wrong, missed } of judged) {
    for (const { predicate, statement } of wrong)
      console.log(
        `wrong   ${label.half} ${label.conversation} ${label.turn} ${predicate}: ${statement}`,
      )
    for (const { subject, predicate, object } of missed)
      console.log(
        `missed  ${label.half} ${label.conversation} ${label.turn} ${subject} ${predicate} ${object}`,
      )
  }
}
