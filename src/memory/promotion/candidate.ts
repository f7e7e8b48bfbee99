import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { ENUMS } from '../../vocabulary.ts'
import { groupKeyOf } from '../belief/keys.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { type Judgement, judge, type Trials } from './gates.ts'

export type PromotionStatus = (typeof ENUMS.PromotionStatus)[number]

type Row = Awaited<ReturnType<typeof evaluate>>[number]

/** A fact that was put forward, how it is judged now, and what its copy is or would be. */
export interface Judged extends Judgement {
  readonly fact: Row
  readonly status: PromotionStatus | null
  readonly copy: Copy
}

/** The ids and keys of a fact where everybody sees it. */
export interface Copy {
  readonly id: string
  readonly namespace: string
  readonly subjectId: string
  readonly objectId: string | null
  readonly objectKey: string
  readonly groupKey: string
}

function evaluate(graph: Graph, namespaces: string[] | null, ids: string[], now: Date) {
  return graph.run(cypher.promotion.evaluate, { namespaces, ids, now })
}

/** Judges facts as they stand. Facts that are not in `namespaces` are left out; without any, none is. */
export async function judgeFacts(
  context: Pick<Context, 'principal' | 'policy' | 'belief' | 'now'>,
  graph: Graph,
  facts: { readonly namespaces: string[] | null; readonly ids: string[] },
): Promise<Judged[]> {
  const { tenant } = context.principal
  const rows = await evaluate(graph, facts.namespaces, facts.ids, context.now())
  const predicates = new Set(rows.map(({ predicate }) => predicate))
  const predicate = predicates.size === 1 ? [...predicates][0]! : null
  const outcomes = await graph.run(cypher.agent.outcomes, { tenant, predicate })
  const byCategory = Map.groupBy(outcomes, ({ category }) => category)
  const copies = rows.map((row) => copyOf(context, row))
  const rivals = await graph.run(cypher.promotion.opposed, {
    namespace: globalOf(context),
    rows: copies.map(({ id, groupKey, objectKey }, index) => {
      const { isNegated } = rows[index]!
      return { id, groupKey, objectKey, isNegated }
    }),
  })
  const rivalsOf = Map.groupBy(rivals, ({ copyId }) => copyId)
  return rows.map((row, index) => {
    const copy = copies[index]!
    const opposedBy = (rivalsOf.get(copy.id) ?? []).map(({ otherId }) => otherId)
    const trials = new Map<string, Trials>(
      (byCategory.get(row.predicate) ?? []).map((each) => [each.agentId, each]),
    )
    return {
      ...judge({ ...row, opposedBy }, context.policy.promotion, trials),
      fact: row,
      status: row.promotionStatus as PromotionStatus | null,
      copy,
    }
  })
}

function globalOf({ principal }: Pick<Context, 'principal'>): string {
  return `${principal.tenant}/global`
}

function copyOf(context: Pick<Context, 'principal' | 'belief'>, row: Row): Copy {
  const namespace = globalOf(context)
  const subjectId = deriveId('Entity', namespace, row.subjectKey ?? row.id)
  const objectId =
    row.objectNameKey === null ? null : deriveId('Entity', namespace, row.objectNameKey)
  const objectKey = objectId === null ? row.objectKey : `entity:${objectId}`
  const { predicate, objectUnit: unit } = row
  return {
    id: deriveId('Fact', namespace, 'promoted', row.id),
    namespace,
    subjectId,
    objectId,
    objectKey,
    groupKey: groupKeyOf(context.belief.registry, {
      namespace,
      subjectId,
      predicate,
      objectKey,
      unit,
    }),
  }
}
