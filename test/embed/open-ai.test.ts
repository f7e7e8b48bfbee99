import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenAIOptions, openOpenAIEmbedder } from '../../src/embed/open-ai.ts'
import { Incompatible, Unavailable } from '../../src/errors.ts'
import { openEmbeddingServer, respond } from './embedding-server.ts'

let server: Awaited<ReturnType<typeof openEmbeddingServer>>

beforeEach(async () => {
  server = await openEmbeddingServer(8)
})
afterEach(() => server[Symbol.asyncDispose]())

const open = (options: Partial<OpenAIOptions> = {}) =>
  openOpenAIEmbedder({
    baseUrl: server.url,
    model: 'tiny',
    dimensions: 8,
    apiKey: 'sk-secret-key',
    ...options,
  })

test('a request names the model, asks for floats and carries the key', async () => {
  await open().embed(['Hello.'], 'passage')

  expect(server.requests).toEqual([
    {
      authorization: 'Bearer sk-secret-key',
      body: { model: 'tiny', input: ['Hello.'], encoding_format: 'float' },
    },
  ])
})

test('a shortened model is asked for its dimensions, and is another model', async () => {
  const short = open({ dimensions: 4, isShortened: true })

  const [vector] = await short.embed(['Hello.'], 'passage')

  expect(vector).toHaveLength(4)
  expect(server.requests[0]?.body.dimensions).toBe(4)
  expect(short.model).not.toBe(open().model)
})

test('the marks of the two purposes stand in front of the texts', async () => {
  const marked = open({ marks: { passage: 'passage: ', query: 'query: ' } })

  await marked.embed(['One.'], 'passage')
  await marked.embed(['One.'], 'query')

  expect(server.requests.map(({ body }) => body.input)).toEqual([
    ['passage: One.'],
    ['query: One.'],
  ])
})

test('a large call travels in requests of 256 texts at most', async () => {
  const texts = Array.from({ length: 600 }, (_, i) => `Line ${i}.`)

  const vectors = await open().embed(texts, 'passage')

  expect(vectors).toHaveLength(600)
  expect(server.requests.map(({ body }) => body.input.length)).toEqual([256, 256, 88])
})

test('small calls that wait for a free request travel together', async () => {
  const texts = Array.from({ length: 30 }, (_, i) => `Line ${i}.`)
  const narrow = open({ requestCount: 1 })

  await Promise.all(texts.map((text) => narrow.embed([text], 'passage')))

  expect(server.requests.map(({ body }) => body.input.length)).toEqual([1, 29])
})

test('a text longer than the provider takes is cut', async () => {
  await open({ textCharactersMax: 5 }).embed(['0123456789'], 'passage')

  expect(server.requests[0]?.body.input).toEqual(['01234'])
})

test('vectors are put in order by their index', async () => {
  server.next((response) =>
    respond(response, 200, {
      data: [
        { index: 1, embedding: [0, 2, 0, 0, 0, 0, 0, 0] },
        { index: 0, embedding: [3, 0, 0, 0, 0, 0, 0, 0] },
      ],
    }),
  )

  const [first, second] = await open().embed(['First.', 'Second.'], 'passage')

  expect(first?.indexOf(1)).toBe(0)
  expect(second?.indexOf(1)).toBe(1)
})

test('a provider that is busy is asked again when it says so', async () => {
  server.next((response) => {
    response.setHeader('retry-after-ms', '5')
    respond(response, 429, { error: { message: 'Slow down.' } })
  })

  const vectors = await open().embed(['Hello.'], 'passage')

  expect(vectors).toHaveLength(1)
  expect(server.requests).toHaveLength(2)
})

test('a provider that stays busy is unavailable, and works again later', async () => {
  const busy = (response: Parameters<typeof respond>[0]) => {
    response.setHeader('retry-after-ms', '1')
    respond(response, 429, { error: { message: 'Slow down.' } })
  }
  server.next(busy, busy)
  const embedder = open({ retryCount: 1 })

  await expect(embedder.embed(['Hello.'], 'passage')).rejects.toThrow(/status 429/)

  expect(await embedder.embed(['Hello.'], 'passage')).toHaveLength(1)
})

test('a provider that is too slow is unavailable', async () => {
  server.next(() => {})

  const late = open({ timeoutMs: 30, retryCount: 0 }).embed(['Hello.'], 'passage')

  await expect(late).rejects.toBeInstanceOf(Unavailable)
})

test('a provider that is not there is unavailable', async () => {
  const nowhere = open({ baseUrl: 'http://127.0.0.1:9/v1', retryCount: 0 })

  await expect(nowhere.embed(['Hello.'], 'passage')).rejects.toBeInstanceOf(Unavailable)
})

test('a request nobody waits for any more is aborted', async () => {
  const arrived = Promise.withResolvers<void>()
  server.next(() => arrived.resolve())
  const controller = new AbortController()
  const left = open().embed(['Hello.'], 'passage', controller.signal)
  left.catch(() => {})
  await arrived.promise

  controller.abort(new Error('The caller left.'))

  await expect(left).rejects.toThrow('The caller left.')
  await server.aborted
})

test('a refused key is unavailable, and is not repeated in the message', async () => {
  server.next((response) =>
    respond(response, 401, { error: { message: 'Incorrect API key provided: sk-secret-key' } }),
  )

  const refusal: unknown = await open()
    .embed(['Hello.'], 'passage')
    .catch((error) => error)

  expect(refusal).toBeInstanceOf(Unavailable)
  expect((refusal as Unavailable).message).toMatch(/status 401/)
  expect((refusal as Unavailable).message).not.toMatch(/sk-secret-key/)
})

test('vectors of another length are incompatible', async () => {
  const wrong = open({ dimensions: 16 }).embed(['Hello.'], 'passage')

  await expect(wrong).rejects.toBeInstanceOf(Incompatible)
})

const MALFORMED: [string, unknown][] = [
  ['not JSON', '{"data": [{"index": 0, "embed'],
  ['nothing', 'null'],
  ['an error with status 200', { error: { message: 'No such model.' } }],
  ['too few vectors', { data: [] }],
  [
    'too many vectors',
    { data: [{ embedding: Array(8).fill(1) }, { embedding: Array(8).fill(1) }] },
  ],
  ['a vector that is text', { data: [{ index: 0, embedding: 'AAAAAA==' }] }],
  ['no vector', { data: [{ index: 0 }] }],
  ['an index out of range', { data: [{ index: 7, embedding: Array(8).fill(1) }] }],
  ['an index that is no number', { data: [{ index: 'x', embedding: Array(8).fill(1) }] }],
  ['a vector with a hole', { data: [{ index: 0, embedding: [1, 2, 3, null, 5, 6, 7, 8] }] }],
  ['a vector of zeros', { data: [{ index: 0, embedding: Array(8).fill(0) }] }],
]

test.each(MALFORMED)('an answer that is malformed (%s) is unavailable', async (_, body) => {
  server.next((response) => respond(response, 200, body))

  const answer = open({ retryCount: 0 }).embed(['Hello.'], 'passage')

  await expect(answer).rejects.toBeInstanceOf(Unavailable)
})
