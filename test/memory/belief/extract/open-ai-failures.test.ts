import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Incompatible, type MemoryError, Unavailable } from '../../../../src/errors.ts'
import {
  type OpenAIExtractorOptions,
  openOpenAIExtractor,
} from '../../../../src/memory/belief/extract/open-ai.ts'
import { REGISTRY } from '../../../../src/memory/belief/registry.ts'
import {
  answer,
  completion,
  OSLO,
  openCompletionServer,
  respond,
  says,
  status,
  text,
} from './completion-server.ts'

let server: Awaited<ReturnType<typeof openCompletionServer>>

beforeEach(async () => {
  server = await openCompletionServer()
})
afterEach(() => server[Symbol.asyncDispose]())

const open = (options: Partial<OpenAIExtractorOptions> = {}) =>
  openOpenAIExtractor({
    baseUrl: server.url,
    model: 'small',
    apiKey: 'sk-secret-key',
    registry: REGISTRY,
    ...options,
  })

const fault = (promise: Promise<unknown>): Promise<MemoryError> =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  )

const WRONG: [string, unknown, RegExp][] = [
  ['malformed JSON', completion('{"claims": [{"quote": "I live in Oslo'), /without a JSON object/],
  ['prose', completion('I live in Oslo is a claim.'), /without a JSON object/],
  ['a list', completion('[1]'), /without a JSON object/],
  ['another shape', completion('{"facts": []}'), /another shape: claims/],
  [
    'a claim without a subject',
    completion('{"claims": [{"quote": "Oslo"}]}'),
    /claims\.0\.subject/,
  ],
  ['a refusal', completion(null, { refusal: 'I cannot say I live in Oslo.' }), /refused to answer/],
  ['half an answer', completion('{"cl', { finish_reason: 'length' }), /did not finish/],
  ['a filter', completion(null, { finish_reason: 'content_filter' }), /filter/],
  ['no content', completion(null), /without a JSON object/],
  ['no choices', { ...completion('{}'), choices: [] }, /without a choice/],
  ['an error with status 200', { error: { message: 'I live in Oslo' } }, /without a choice/],
  ['a body that is not JSON', 'I live in Oslo', /not JSON/],
]

test.each(WRONG)('%s is a failure that says so and quotes nothing', async (_, body, message) => {
  server.next((response) => respond(response, 200, body))

  const error = await fault(open({ retryCount: 0 }).extract([says('I live in Oslo.')]))

  expect(error).toBeInstanceOf(Incompatible)
  expect(error.message).toMatch(message)
  expect(error.message).not.toMatch(/Oslo/)
})

test('a request that is refused in every manner is a failure of its text', async () => {
  server.always(status(400))

  const error = await fault(open().extract([says('I live in Oslo.')]))

  expect(error).toBeInstanceOf(Incompatible)
  expect(error.message).toBe('The model small refused the request with status 400.')
})

test('a provider that is busy is asked again', async () => {
  server.next(status(429), answer(OSLO))

  const [extraction] = await open().extract([says('I live in Oslo.')])

  expect(extraction!.claims).toHaveLength(1)
  expect(server.requests).toHaveLength(2)
})

test.each([
  [429, 3],
  [503, 3],
  // Each plainer manner is tried once, as long as none has worked.
  [500, 7],
])('a provider that answers %i for ever is unavailable after %i requests', async (code, count) => {
  server.always(status(code))

  const error = await fault(open().extract([says('I live in Oslo.')]))

  expect(error).toBeInstanceOf(Unavailable)
  expect(error.message).toBe(`The model small answered with status ${code}.`)
  expect(server.requests).toHaveLength(count)
})

test('a provider that worked before and breaks is not asked in other manners', async () => {
  const extractor = open({ retryCount: 1 })
  await extractor.extract([says('Hello there.')])
  server.always(status(500))

  await fault(extractor.extract([says('I live in Oslo.')]))

  const formats = server.requests.map(({ body }) => body.response_format?.type)
  expect(formats).toEqual(['json_schema', 'json_schema', 'json_schema'])
})

test.each([
  ['never begins', () => {}],
  [
    'never ends',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"choices": [')
    },
  ],
])('a provider whose answer %s is unavailable', async (_, slow) => {
  server.always(slow)

  const error = await fault(open({ timeoutMs: 50, retryCount: 1 }).extract([says('Hello there.')]))

  expect(error).toBeInstanceOf(Unavailable)
  expect(error.message).toBe('The model small did not answer in time.')
  expect(server.requests).toHaveLength(2)
})

test('a provider that is not there is unavailable', async () => {
  const nowhere = open({ baseUrl: 'http://127.0.0.1:9/v1', retryCount: 0 })

  const error = await fault(nowhere.extract([says('Hello there.')]))

  expect(error).toBeInstanceOf(Unavailable)
  expect(error.message).toBe('The model small cannot be reached.')
})

test('one bad text fails the call, and the good ones are not asked for again', async () => {
  server.always((response, { body }) => {
    if (body.messages[1]!.content.includes('Bad')) text('no')(response)
    else answer(OSLO)(response)
  })
  const extractor = open()
  const good = says('I live in Oslo.')

  const error = await fault(extractor.extract([says('Bad.'), good]))
  const [extraction] = await extractor.extract([good])

  expect(error).toBeInstanceOf(Incompatible)
  expect(extraction!.claims).toHaveLength(1)
  expect(server.requests).toHaveLength(2)
})

test('when the provider is away, the texts that wait are not tried', async () => {
  server.always(status(503))
  const texts = Array.from({ length: 20 }, (_, index) => says(`Line ${index}.`))

  const error = await fault(open({ concurrency: 2, retryCount: 0 }).extract(texts))

  expect(error).toBeInstanceOf(Unavailable)
  expect(server.requests.length).toBeLessThanOrEqual(2)
})
