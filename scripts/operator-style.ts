import type { ENUMS, Label } from '../src/vocabulary.ts'

/** One colour a label, the same in Neo4j Browser and in Bloom. */
export const COLORS: Record<Label, string> = {
  Episode: '#57C7E3',
  Fact: '#8DCC93',
  Entity: '#FFC454',
  Note: '#D9C8AE',
  Skill: '#569480',
  BadPattern: '#F16667',
  CoreBlock: '#C990C0',
  Agent: '#4C8EDA',
  MemSession: '#A5D8E6',
  WorkItem: '#F79767',
  Tag: '#FFE081',
  ProvenanceRecord: '#C4C9D1',
  AuditEvent: '#959AA1',
  Promotion: '#ECB5C9',
  Scope: '#DA7194',
  RecencyWindow: '#B7C7A3',
  ValidityAnchor: '#9FB8AD',
  ConsolidationCursor: '#D9D9D9',
  SchemaVersion: '#848484',
}

const GOOD = '#5DB075'
const BAD = '#D64550'
const DOUBT = '#F2B134'
const GONE = '#B8BDC4'

type Words<Name extends keyof typeof ENUMS> = Record<(typeof ENUMS)[Name][number], string>

const EPISODE_KINDS: Words<'EpisodeKind'> = {
  message: '#57C7E3',
  observation: '#4C8EDA',
  decision: '#F79767',
  validation: '#8DCC93',
  step: '#A5D8E6',
  handoff: '#C990C0',
  feedback: '#FFE081',
  plan: '#FFC454',
  turn: '#D9C8AE',
}
const NOTE_KINDS: Words<'NoteKind'> = {
  summary: '#D9C8AE',
  context_slice: '#E8DCC8',
  resume_packet: '#C9B79C',
  guide: '#BFA98A',
  effect_report: '#AD9675',
  slot_summary: '#DCCFB8',
  work_episode: '#CBBBA0',
  archive: GONE,
}
const FACT_STATUSES: Words<'FactStatus'> = {
  active: GOOD,
  contested: DOUBT,
  superseded: GONE,
  quarantined: BAD,
}
const WORK_STATUSES: Words<'WorkStatus'> = {
  planning: '#FFE081',
  active: '#F79767',
  blocked: DOUBT,
  completed: GOOD,
  failed: BAD,
  todo: '#FFE081',
  in_progress: '#F79767',
  done: GOOD,
  dropped: GONE,
}
const CHECK_STATUSES: Words<'CheckStatus'> = { pass: GOOD, fail: BAD, inconclusive: DOUBT }
const REVIEW_STATES: Words<'ReviewState'> = { needs_review: DOUBT, reviewed: GOOD }

/** What a value of a property says, as a colour. */
export const RULES: readonly {
  readonly property: string
  readonly type: string
  readonly colors: Readonly<Record<string, string>>
}[] = [
  { property: 'kind', type: 'EpisodeKind', colors: EPISODE_KINDS },
  { property: 'kind', type: 'NoteKind', colors: NOTE_KINDS },
  { property: 'status', type: 'FactStatus', colors: FACT_STATUSES },
  { property: 'status', type: 'WorkStatus', colors: WORK_STATUSES },
  { property: 'checkStatus', type: 'CheckStatus', colors: CHECK_STATUSES },
  { property: 'reviewState', type: 'ReviewState', colors: REVIEW_STATES },
]
