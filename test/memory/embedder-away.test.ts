import { expect, test } from 'vitest'
import type { Embedder } from '../../src/embed/embedder.ts'
import { Unavailable } from '../../src/errors.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { completePending } from '../../src/memory/episode/complete-pending.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { search } from '../../src/memory/recall/search.ts'
import { realEmbedder } from '../support/embedder.ts'
import { connection, somebody } from '../support/graph.ts'

const real = await realEmbedder()

test('F149 while the embedder is away captures land, search goes by words, and vectors follow later', async () => {
  let isAway = true
  const embedder: Embedder = {
    ...real,
    embed: (...args) =>
      isAway ? Promise.reject(new Unavailable('gone for now')) : real.embed(...args),
  }
  await using memory = createMemory({ connection, embedder })
  const context = memory.contextFor(somebody())

  const receipt = await capture(context, { content: 'The lighthouse keeper retired in spring.' })
  expect(receipt).toMatchObject({ verdict: 'new', embeddingState: 'pending' })
  const byWords = await search(context, { query: 'lighthouse' })
  expect(byWords.text).toContain('embedder=down')
  expect(byWords.text).toContain('keeper retired')
  expect((await search(context, { query: 'who stopped working at sea?' })).recalled.hits).toEqual(
    [],
  )

  isAway = false
  await completePending(context)
  const byMeaning = await search(context, { query: 'who stopped working at sea?' })
  expect(byMeaning.text).toContain('embedder=up')
  expect(byMeaning.text).toContain('keeper retired')
})

test('without an embedder everything works by words and says so', async () => {
  await using memory = createMemory({ connection })
  const context = memory.contextFor(somebody())
  const { embeddingState } = await capture(context, { content: 'A plain note about herons.' })
  expect(embeddingState).toBe('none')
  const { text } = await search(context, { query: 'herons' })
  expect(text).toContain('embedder=none')
  expect(text).toContain('about herons')
})
