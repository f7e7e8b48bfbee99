import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { search } from '../../../src/memory/recall/search.ts'
import { endSession } from '../../../src/memory/session/end.ts'
import { connection, memory, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'

test('F171 what a session is called and who speaks in it is never what a search matches', async () => {
  const ada = memory.contextFor(somebody())
  const { sessionId } = await capture(ada, {
    content: 'The boiler is in the cellar.',
    session: 'zebra planning',
    speaker: 'Quentin',
  })
  await connection.driver.executeQuery(
    'MATCH (session:MemSession {id: $sessionId}) SET session.metadata = $metadata',
    { sessionId, metadata: JSON.stringify({ topic: 'walrus' }) },
  )

  for (const query of ['zebra planning', 'walrus']) {
    const { hits, stages } = await recall(ada, { query })
    expect(hits).toEqual([])
    expect(stages).toMatchObject({ lexical: 0 })
  }
  const { text } = await search(ada, { query: 'where is the boiler?' })
  expect(text).not.toMatch(/zebra|walrus/)
})

test('a session ends once, and the audit says so', async () => {
  const ada = memory.contextFor(somebody())
  const endedAt = new Date('2026-05-01T00:00:00Z')
  const { sessionId } = await capture(ada, { content: 'Good bye.', session: 'talk' })

  expect(await endSession(ada, { session: 'talk', endedAt })).toEqual({
    id: sessionId,
    endedAt,
    isNew: true,
  })
  expect(await endSession(ada, { session: sessionId! })).toMatchObject({ endedAt, isNew: false })
  expect(await history(ada, { subjectId: sessionId! })).toMatchObject([{ verb: 'end_session' }])
  const bob = memory.contextFor(somebody())
  await expect(endSession(bob, { session: 'talk' })).rejects.toMatchObject({ code: 'UNKNOWN' })
})

test('a fact is of the session in which it was told', async () => {
  const scripted = createMemory({ connection, belief: { extractor: scriptExtractor } })
  const ada = scripted.contextFor(somebody())
  await capture(ada, { content: 'Anna | lives_in | Rome', session: 'talk' })
  await capture(ada, { content: 'Anna | likes | jazz', session: 'other' })
  await consolidate(ada)
  // Forgotten, so that the facts stand alone.
  await connection.driver.executeQuery(
    `MATCH (episode:Episode) WHERE episode.namespace STARTS WITH $tenant SET episode.expiredAt = datetime()`,
    { tenant: `${ada.principal.tenant}/` },
  )

  const { hits } = await recall(ada, { query: 'Anna', session: 'talk' })

  expect(hits.map(({ label, text, scope }) => [label, text, scope])).toEqual([
    ['Fact', expect.stringContaining('Rome'), 'session'],
  ])
})
