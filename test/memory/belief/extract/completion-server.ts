import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { Utterance } from '../../../../src/memory/belief/extract/claim.ts'
import { SAID } from './say.ts'

/** What a client of `POST /v1/chat/completions` sends. */
export interface CompletionRequest {
  authorization: string | undefined
  body: {
    model: string
    messages: { role: string; content: string }[]
    temperature?: number
    max_tokens?: number
    max_completion_tokens?: number
    response_format?: {
      type: string
      json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> }
    }
  }
}

type Answer = (response: ServerResponse, request: CompletionRequest) => void

/**
 * A server with OpenAI's wire format that says what it is told to say: `next` gives its answers in
 * turn, and `always` the one behind them.
 */
export async function openCompletionServer() {
  const requests: CompletionRequest[] = []
  const answers: Answer[] = []
  let last: Answer = (response) => respond(response, 200, completion('{"claims": []}'))
  let now = 0
  let most = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    most = Math.max(most, ++now)
    response.on('close', () => now--)
    const body: CompletionRequest['body'] = JSON.parse(await readText(request))
    const asked = { authorization: request.headers.authorization, body }
    requests.push(asked)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return respond(response, 404, {})
    }
    const say = answers.shift() ?? last
    say(response, asked)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** How many requests were open at once, at most. */
    most: () => most,
    next: (...scripted: Answer[]) => answers.push(...scripted),
    always: (scripted: Answer) => {
      last = scripted
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** An answer as OpenAI sends it, with this as what the model says. */
export function completion(content: string | null, more: Record<string, unknown> = {}) {
  const { finish_reason = 'stop', ...message } = more
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'small',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason,
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
    system_fingerprint: 'fp_1',
  }
}

/** Ada says something to Bob. */
export const says = (content: string, more: Partial<Utterance> = {}): Utterance => ({
  content,
  role: 'user',
  speaker: 'Ada',
  others: ['Bob'],
  at: SAID,
  ...more,
})

/** A proposal, as a model that was asked with a schema writes it. */
export const OSLO = {
  quote: 'I live in Oslo',
  subject: 'Ada',
  subjectType: 'person',
  predicate: 'lives_in',
  object: 'Oslo',
  objectType: 'place',
  unit: null,
  stance: 'states',
  isCorrection: false,
  validFrom: '2021',
  validTo: null,
  confidence: 0.85,
  statement: 'Ada lives in Oslo.',
}

export const answer =
  (...claims: object[]) =>
  (response: ServerResponse) =>
    respond(response, 200, completion(JSON.stringify({ claims })))

export const text = (content: string) => (response: ServerResponse) =>
  respond(response, 200, completion(content))

/** A failure that may be tried again at once, and that quotes what it should not. */
export const status = (code: number) => (response: ServerResponse) => {
  response.setHeader('retry-after-ms', '1')
  respond(response, code, { error: { message: 'I live in Oslo and sk-secret-key', type: 'x' } })
}
