import type { cypher } from '../../generated/cypher.ts'
import type { RowOf } from '../../graph/statement.ts'
import { factIdOf } from './keys.ts'
import { type Belief, type Evidence, type Reason, revise } from './revise.ts'

export type Weighed = RowOf<typeof cypher.belief.weigh>

/** One claim with all that its SUPPORTS edge keeps, and the proposition it speaks for. */
export interface Testimony {
  readonly episodeId: string
  readonly trust: number
  readonly saidAt: Date
  readonly withdrawn: string | null
  readonly proposition: Proposition
  readonly edge: SupportEdge
}

/** What a Fact says, apart from when and whether it holds. */
export interface Proposition {
  readonly groupKey: string
  readonly subjectId: string
  readonly predicate: string
  readonly objectKind: string
  readonly object: string
  readonly objectKey: string
  readonly objectId: string | null
  readonly objectNumber: number | null
  readonly objectUnit: string | null
}

export interface SupportEdge {
  readonly ordinal: number
  readonly extractor: string
  readonly stance: Evidence['stance']
  readonly isCorrection: boolean
  readonly statement: string
  readonly subjectId: string
  readonly objectId: string | null
  readonly validFrom: Date
  readonly validTo: Date | null
  readonly confidence: number
  readonly weight: number
  readonly spanStart: number
  readonly spanEnd: number
  readonly runId: string
  readonly rejectedAt?: Date | null
  readonly rejectedReason?: string | null
}

/** A fact as it is to stand in the graph. */
export interface Standing {
  readonly id: string
  readonly proposition: Proposition
  readonly belief: Belief
  readonly statement: string
  readonly confidence: number
  readonly trust: number
  readonly supersededBy: string | null
  readonly contradicts: readonly { id: string; reason: string; isOpen: boolean }[]
  readonly testimony: readonly Testimony[]
}

export interface Change {
  readonly id: string
  readonly kind: 'derive' | 'supersede' | 'quarantine' | 'contest' | 'restore' | 'withdraw'
  readonly reason: Reason | null
  readonly statement: string
}

/** What follows from the testimony of one group, as facts. */
export function standingsOf(namespace: string, testimony: readonly Testimony[]): Standing[] {
  const byId = new Map(testimony.map((each) => [testimonyId(each), each]))
  const beliefs = revise(testimony.map(evidenceOf))
  const drafts = beliefs.map((belief) => {
    const own = belief.evidence.map((id) => byId.get(id)!)
    const first = own.toSorted(byTime)[0]!
    const { proposition } = first
    const { isNegated, ordinal } = belief
    return { belief, own, first, id: factIdOf({ namespace, ...proposition, isNegated, ordinal }) }
  })
  return drafts.map(({ belief, own, first, id }) => ({
    id,
    belief,
    proposition: first.proposition,
    statement: first.edge.statement,
    confidence: together(own.map(({ edge }) => edge.confidence)),
    trust: Math.max(...own.map(({ trust }) => trust)),
    supersededBy: belief.supersededBy === null ? null : drafts[belief.supersededBy]!.id,
    contradicts: belief.contradicts.map(({ with: other, reason, isOpen }) => ({
      id: drafts[other]!.id,
      reason,
      isOpen,
    })),
    testimony: own,
  }))
}

export function testimonyId({ episodeId, edge }: Testimony): string {
  return `${episodeId} ${edge.extractor} ${edge.ordinal}`
}

function evidenceOf(testimony: Testimony): Evidence {
  const { edge, proposition, saidAt, trust, withdrawn } = testimony
  return {
    id: testimonyId(testimony),
    value: `${proposition.predicate} ${proposition.objectKey}`,
    stance: edge.stance,
    isCorrection: edge.isCorrection,
    saidAt: saidAt.getTime(),
    from: edge.validFrom.getTime(),
    to: edge.validTo?.getTime() ?? null,
    trust,
    withdrawn,
  }
}

/** Independent witnesses: each leaves a part of the doubt. Nothing is ever certain. */
function together(confidences: readonly number[]): number {
  const doubt = confidences.reduce((product, each) => product * (1 - each), 1)
  return Math.min(0.99, Math.round((1 - doubt) * 1e6) / 1e6)
}

function byTime(a: Testimony, b: Testimony): number {
  return (
    a.edge.validFrom.getTime() - b.edge.validFrom.getTime() ||
    a.saidAt.getTime() - b.saidAt.getTime() ||
    (testimonyId(a) < testimonyId(b) ? -1 : 1)
  )
}

/** The testimony that stands behind facts of the graph. */
export function testimonyOf(fact: Weighed): Testimony[] {
  return fact.evidence.map((each) => {
    const { episodeId, trust, saidAt, withdrawn, ...edge } = each as unknown as SupportEdge &
      Omit<Testimony, 'edge' | 'proposition'>
    return {
      episodeId,
      trust,
      saidAt,
      withdrawn: withdrawn ?? null,
      proposition: propositionOf(fact),
      edge: { ...edge, validTo: edge.validTo ?? null, objectId: edge.objectId ?? null },
    }
  })
}

function propositionOf(fact: Weighed): Proposition {
  const { groupKey, subjectId, predicate, objectKind, object, objectKey } = fact
  const { objectId, objectNumber, objectUnit } = fact
  return {
    groupKey,
    subjectId,
    predicate,
    objectKind,
    object,
    objectKey,
    objectId,
    objectNumber,
    objectUnit,
  }
}

/** What changed of one fact, or null when it already stands as it should. */
export function changeOf(standing: Standing, before: Weighed | undefined): Change | null {
  const { id, statement, belief } = standing
  const { status, reason } = belief
  const told = (kind: Change['kind']): Change => ({ id, kind, reason, statement })
  if (before === undefined || before.evidence.length === 0) {
    if (status === 'active') return told('derive')
    return told(KIND_OF[status])
  }
  if (before.status !== status) return told(status === 'active' ? 'restore' : KIND_OF[status])
  return null
}

const KIND_OF = {
  active: 'derive',
  contested: 'contest',
  superseded: 'supersede',
  quarantined: 'quarantine',
} as const

/** Whether the graph already says all of this. */
export function isSettled(standing: Standing, before: Weighed | undefined): boolean {
  if (before === undefined) return false
  const { belief, supersededBy, contradicts, testimony } = standing
  const isOpenWith = contradicts.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  return (
    before.status === belief.status &&
    before.quarantineReason === (belief.status === 'active' ? null : belief.reason) &&
    (before.validFrom?.getTime() ?? null) === (belief.window?.from ?? null) &&
    (before.validTo?.getTime() ?? null) === (belief.window?.to ?? null) &&
    before.supersededBy === supersededBy &&
    before.statement === standing.statement &&
    before.confidence === standing.confidence &&
    before.trust === standing.trust &&
    sameSet(before.contradicts, isOpenWith) &&
    sameSet(testimonyOf(before).map(testimonyId), testimony.map(testimonyId))
  )
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a)
  return set.size === new Set(b).size && b.every((each) => set.has(each))
}
