import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

/** One conversation and what is asked about it, as the corpora in ../shared/data hold them. */
export interface Conversation {
  readonly id: string
  /** The file it came from, without folder and ending. */
  readonly corpus: string
  readonly sessions: readonly Session[]
  readonly questions: readonly Question[]
}

export interface Session {
  readonly id: string
  readonly at: string
  readonly turns: readonly {
    readonly id: string
    readonly speaker: string
    readonly text: string
  }[]
}

export interface Question {
  readonly id: string
  readonly kind: string
  readonly question: string
  readonly evidence: readonly string[]
}

/** The kinds whose right answer is to decline; LoCoMo names turns even for these. */
const UNANSWERABLE = new Set(['adversarial', 'abstention'])

export function readCorpora(paths: readonly string[]): Conversation[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        ...(JSON.parse(line) as Omit<Conversation, 'corpus'>),
        corpus: basename(path, extname(path)),
      })),
  )
}

/** `aside` is a question that should be answered but says nowhere where the answer stands. */
export function purposeOf({ kind, evidence }: Question): 'answer' | 'decline' | 'aside' {
  if (UNANSWERABLE.has(kind)) return 'decline'
  return evidence.length > 0 ? 'answer' : 'aside'
}

/** The corpora write dates in words: "1:56 pm on 8 May, 2023", "March-15-2024". */
export function instantOf(words: string): number {
  const [, time = '', date = words] = /^(.*) on (.*)$/.exec(words) ?? []
  const instant = Date.parse(`${date.replaceAll('-', ' ')} ${time} UTC`)
  return Number.isNaN(instant) ? Date.parse(words) : instant
}
