import { expect, test } from 'vitest'
import { migrate } from '../../../src/graph/migrate.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { erase } from '../../../src/memory/erasure/erase.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { realEmbedder } from '../../support/embedder.ts'
import { somebody } from '../../support/graph.ts'
import { ownServer } from '../../support/own-server.ts'

/** On a server of its own, because other files search the vectors of the shared one meanwhile. */
const { connection } = await ownServer()
const embedder = await realEmbedder()

test('F159 no vector index gives back what was erased', async () => {
  await migrate(connection)
  const memory = createMemory({ connection, embedder })
  const context = memory.contextFor(somebody())
  const content = 'I live in Zanzibar with my sister Anna.'
  const { id } = await capture(context, { content, speaker: 'Ada' })
  await capture(context, { content: 'The boiler is in the cellar.', speaker: 'Bob' })
  await consolidate(context)
  const nearest = async () => {
    const [vector] = await embedder.embed([content], 'passage')
    const { records } = await connection.driver.executeQuery(
      `CYPHER 25 MATCH (node:Episode|Fact)
         SEARCH node IN (VECTOR INDEX recall_embedding_vector FOR $vector LIMIT 5)
       RETURN collect(node.id) AS ids`,
      { vector: [...vector!] },
    )
    return records[0]!.get('ids') as string[]
  }
  expect(await nearest()).toContain(id)

  const { certificateId } = await erase(context, { ids: [id], reason: 'asked', isDryRun: false })

  expect(await nearest()).not.toContain(id)
  const { records } = await connection.driver.executeQuery(
    `MATCH (event:AuditEvent {id: $certificateId}) RETURN event.payload AS payload`,
    { certificateId },
  )
  expect(JSON.parse(records[0]!.get('payload'))).toMatchObject({
    verified: true,
    left: { nodeCount: 0, textCount: 0, vectorCount: 0 },
  })
})
