import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { keyOf } from '../namespace/namespace.ts'
import { type SummarisedFact, summaryOf } from './summary.ts'

/** How many subjects one transaction sums up. */
const BATCH = 200

/** Brings the summaries of these subjects up to date with what is believed of them now. */
export async function summarise(
  context: Context,
  namespace: string,
  subjectIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < subjectIds.length; start += BATCH) {
    const some = subjectIds.slice(start, start + BATCH)
    await context.graph.together((graph) => summariseSome(graph, context, namespace, some))
  }
}

/** A summary that is to stand, and the one it replaces. Without a note, the old one is put away. */
interface Row extends Record<string, unknown> {
  readonly subjectId: string
  readonly noteId: string | null
  readonly oldId: string | null
}

async function summariseSome(
  graph: Graph,
  context: Context,
  namespace: string,
  subjectIds: readonly string[],
): Promise<void> {
  const at = context.now()
  const clusters = await graph.run(cypher.note.clusters, { namespace, subjectIds: [...subjectIds] })
  const rows = clusters.flatMap(({ subjectId, name, noteId, facts }): Row[] => {
    const summary = summaryOf(name, facts as unknown as SummarisedFact[])
    const isKnown = summary === null ? noteId === null : noteId === idOf(subjectId, summary.factIds)
    if (isKnown) return []
    if (summary === null) return [{ subjectId, noteId: null, oldId: noteId }]
    const { title, content, keywords, factIds, objectIds } = summary
    const id = idOf(subjectId, factIds)
    return [
      {
        subjectId,
        noteId: id,
        oldId: noteId,
        factIds: [...factIds],
        objectIds: [...objectIds],
        note: {
          id,
          namespace,
          ingestedAt: at,
          namespaceKey: keyOf(namespace),
          kind: 'summary',
          title,
          content,
          keywords: [...keywords],
          assembledAt: at,
          embeddingState: 'none',
          importance: 0.5,
          trust: 0.5,
          lastAccess: at,
          accessCount: 0,
          isPinned: false,
        },
      },
    ]
  })
  if (rows.length === 0) return
  await graph.run(cypher.note.summarise, { rows, at })
  await recordEvent(graph, context, {
    verb: 'summarise',
    namespace,
    subjectIds: rows.flatMap(({ noteId }) => noteId ?? []),
    reason: 'what is believed changed',
    at,
    payload: { notes: rows.length },
  })
}

function idOf(subjectId: string, factIds: readonly string[]): string {
  return deriveId('Note', 'summary', subjectId, ...factIds)
}
