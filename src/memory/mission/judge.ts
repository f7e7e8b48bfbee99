import { cypher } from '../../generated/cypher.ts'
import type { RowOf } from '../../graph/statement.ts'
import type { Context } from '../context.ts'
import { luceneQuery } from '../recall/lucene.ts'
import { rank } from '../recall/rank.ts'
import { steadily } from '../steadily.ts'
import { vectorsFor } from '../vectors.ts'
import type { SliceItem } from './compose.ts'
import { type Check, outcomeOf } from './outcome.ts'
import { logIdOf, missionCue } from './record.ts'
import type { MissionState } from './state.ts'
import { relevance, timeWeight } from './weight.ts'

/** How many entries each way of looking gives. */
const POOL_SIZE = 60

/** The entries of a mission's log that may bear on a task, with what the ranker and the clock say. */
export async function judgeLog(
  context: Context,
  mission: Pick<MissionState, 'id' | 'namespace'>,
  taskLabel: string,
): Promise<SliceItem[]> {
  const vectors = await vectorsFor(context, [taskLabel], 'query')
  const rows = await gatherLog(context, mission, taskLabel, vectors?.[0])
  return judged(rows, taskLabel, context.now())
}

type Row = RowOf<typeof cypher.mission.gather>

function gatherLog(
  context: Context,
  { id: missionId, namespace }: Pick<MissionState, 'id' | 'namespace'>,
  taskLabel: string,
  vector: Float32Array | undefined,
) {
  const words = luceneQuery(taskLabel, [namespace])
  const params = {
    namespaces: [namespace],
    logIds: [logIdOf(namespace, missionId)],
    slot: context.slot,
    words: words === '' ? '' : `${words} +cues:${missionCue(missionId)}^0`,
    poolSize: POOL_SIZE,
  }
  return steadily((hasIndex) =>
    context.graph.run(cypher.mission.gather, {
      ...params,
      vector: hasIndex ? (vector ?? null) : null,
    }),
  )
}

function judged(rows: readonly Row[], taskLabel: string, now: Date): SliceItem[] {
  const candidates = rows.map((row) => ({
    id: row.id,
    text: row.content,
    at: new Date(row.atMs).toISOString(),
    ordinal: row.sequence,
    sessionId: 'log',
    importance: row.importance,
    trust: row.trust,
    pinned: row.isPinned,
    lastAccessAt: new Date(row.lastAccessMs).toISOString(),
    ...(row.dense === null ? {} : { dense: row.dense }),
    ...(row.supersededBy === null ? {} : { supersededBy: row.supersededBy }),
    ...(row.outdatedBy === null ? {} : { yieldsTo: row.outdatedBy }),
  }))
  const { hits } = rank({ text: taskLabel }, candidates, {
    limit: rows.length,
    now: now.toISOString(),
  })
  const scores = new Map(hits.map(({ id: hit, score }) => [hit, score]))
  return rows
    .filter(({ isRejection }) => !isRejection)
    .map((row) => itemOf(row, scores.get(row.id) ?? 0, taskLabel, now))
}

function itemOf(row: Row, score: number, taskLabel: string, now: Date): SliceItem {
  const detail = row.detail as unknown as {
    source: string | null
    confidence: number | null
    action: string | null
    expectedOutcome: string | null
    checkStatus: string | null
    checks: Check[]
  }
  const at = new Date(row.atMs)
  return {
    id: row.id,
    kind: row.kind as SliceItem['kind'],
    content: row.content,
    at,
    relevance: relevance(taskLabel, { text: row.content, dense: row.dense }),
    timeWeight: timeWeight(at, now),
    score: Math.round(score * 1e4) / 1e4,
    source: detail.source,
    confidence: detail.confidence,
    outdatedBy: row.supersededBy ?? row.outdatedBy,
    outcome: row.kind === 'decision' ? outcomeOf(detail.expectedOutcome!, detail.checks) : null,
    action: detail.action,
    checkStatus: detail.checkStatus,
  }
}
