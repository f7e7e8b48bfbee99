import { afterAll, describe, expect, test } from 'vitest'
import type { Embedder } from '../../src/embed/embedder.ts'
import { prefix } from '../../src/embed/embedder.ts'
import { openOpenAIEmbedder } from '../../src/embed/open-ai.ts'
import { TooLarge, Unavailable } from '../../src/errors.ts'
import { openEmbeddingServer } from './embedding-server.ts'
import { openLocalHere } from './local-here.ts'

const WAITING_TEXTS_MAX = 64
const server = await openEmbeddingServer(384)
const openProvider = async () =>
  openOpenAIEmbedder({
    baseUrl: server.url,
    model: 'bag-of-words',
    dimensions: 384,
    waitingTextsMax: WAITING_TEXTS_MAX,
  })
const openLocal = () => openLocalHere({ waitingTextsMax: WAITING_TEXTS_MAX })
const local = await openLocal()
const provider = await openProvider()

afterAll(async () => {
  await local?.[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const SUBJECTS = [
  { name: 'the local embedder', embedder: local, open: openLocal },
  { name: 'an OpenAI-compatible embedder', embedder: provider, open: openProvider },
]

for (const { name, embedder, open } of SUBJECTS) {
  describe.skipIf(embedder === undefined)(name, () => conforms(embedder!, open))
}

function conforms(embedder: Embedder, open: () => Promise<Embedder | undefined>): void {
  test('says which model makes its vectors and how long they are', () => {
    expect(embedder.model).toMatch(/\S/)
    expect(embedder.dimensions).toBeGreaterThanOrEqual(256)
  })

  test('gives one vector of length 1 per text, in the order of the texts', async () => {
    const texts = ['Ada keeps bees.', 'The bridge is closed on Mondays.', 'Lunch was soup.']

    const vectors = await embedder.embed(texts, 'passage')

    expect(vectors).toHaveLength(3)
    for (const [i, vector] of vectors.entries()) {
      expect(vector).toHaveLength(embedder.dimensions)
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
      expect(await embedder.embed([texts[i]!], 'passage')).toEqual([vector])
    }
  })

  test('puts a question nearer to its answer than to anything else', async () => {
    const [question] = await embedder.embed(['Which animals does Ada keep?'], 'query')

    const [answer, other] = await embedder.embed(
      ['Ada started to keep bees last spring.', 'The train to Lyon leaves at nine.'],
      'passage',
    )

    for (const mode of ['prefilter', 'default', 'deep'] as const) {
      expect(cosine(question!, answer!, mode)).toBeGreaterThan(cosine(question!, other!, mode))
      expect(cosine(question!, answer!, mode)).toBeGreaterThan(embedder.floors[mode])
    }
  })

  test('gives a text the same vector alone, in a crowd and after a restart', async () => {
    const text = 'The lighthouse keeper paints on Sundays.'
    const crowd = Array.from({ length: 24 }, (_, i) => `Crowd ${i}${' and on'.repeat(i)}.`)
    const fresh = (await open())!

    const [alone] = await fresh.embed([text], 'passage')
    const [, inCrowd] = await embedder.embed([crowd[0]!, text, ...crowd.slice(1)], 'passage')
    await fresh[Symbol.asyncDispose]()

    expect(inCrowd).toEqual(alone)
  })

  test('answers many small calls at once as it answers one large call', async () => {
    const texts = Array.from({ length: 20 }, (_, i) => `Note ${i} of the harbour log.`)

    const apart = await Promise.all(texts.map((text) => embedder.embed([text], 'passage')))

    expect(apart.flat()).toEqual(await embedder.embed(texts, 'passage'))
  })

  test('gives a repeated text vectors of its own each time', async () => {
    const [first, second] = await embedder.embed(['Twice.', 'Twice.'], 'passage')
    first!.fill(0)

    const [third] = await embedder.embed(['Twice.'], 'passage')

    expect(Math.hypot(...second!)).toBeCloseTo(1, 5)
    expect(third).toEqual(second)
  })

  test('gives no vectors for no texts', async () => {
    expect(await embedder.embed([], 'passage')).toEqual([])
  })

  test('embeds the empty, the endless and the odd', async () => {
    const odd = [
      '',
      ' \n',
      '\0',
      '\ud800',
      '😀👩‍👩‍👧',
      '[SEP] [MASK]',
      '你好，世界',
      'a'.repeat(300),
      'ab '.repeat(300_000),
    ]

    for (const vector of await embedder.embed(odd, 'passage')) {
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
    }
  })

  test('stops waiting when it is told to, and works on', async () => {
    const reason = new Error('The caller left.')
    const controller = new AbortController()

    const left = embedder.embed(['Never mind.'], 'passage', controller.signal)
    controller.abort(reason)

    await expect(left).rejects.toBe(reason)
    await expect(embedder.embed(['x'], 'query', AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(await embedder.embed(['Never mind.'], 'passage')).toHaveLength(1)
  })

  test('refuses more texts than may wait, and works on', async () => {
    const texts = Array.from({ length: WAITING_TEXTS_MAX + 1 }, (_, i) => `Flood ${i}.`)

    await expect(embedder.embed(texts, 'passage')).rejects.toBeInstanceOf(TooLarge)

    expect(await embedder.embed(['After the flood.'], 'passage')).toHaveLength(1)
  })

  test('refuses everything once it is closed', async () => {
    const closing = (await open())!
    await closing[Symbol.asyncDispose]()

    await expect(closing.embed(['Too late.'], 'passage')).rejects.toBeInstanceOf(Unavailable)
  })
}

function cosine(one: Float32Array, other: Float32Array, mode: 'prefilter' | 'default' | 'deep') {
  const [left, right] = [prefix(one, mode), prefix(other, mode)]
  return left.reduce((sum, value, i) => sum + value * right[i]!, 0)
}
