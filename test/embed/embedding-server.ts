import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a client of `POST /v1/embeddings` sends. */
export interface EmbeddingRequest {
  authorization: string | undefined
  body: { model: string; input: string[]; encoding_format: string; dimensions?: number }
}

type Answer = (response: ServerResponse, honest: () => void) => void

/**
 * A server with OpenAI's wire format whose vectors are bags of words: texts that share words are near
 * each other. `next` replaces its next answer, and an answer may still ask for the honest one.
 */
export async function openEmbeddingServer(dimensions: number) {
  const requests: EmbeddingRequest[] = []
  const answers: Answer[] = []
  const aborted = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted.resolve()
    })
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body: EmbeddingRequest['body'] = JSON.parse(await text(request))
    requests.push({ authorization: request.headers.authorization, body })
    const honest = () => respond(response, 200, listOf(body, dimensions))
    const scripted = answers.shift()
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') respond(response, 404, {})
    else if (scripted === undefined) honest()
    else scripted(response, honest)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    aborted: aborted.promise,
    next: (...scripted: Answer[]) => answers.push(...scripted),
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

function listOf({ model, input, ...rest }: EmbeddingRequest['body'], dimensions: number) {
  return {
    object: 'list',
    data: input.map((sentence, index) => ({
      object: 'embedding',
      index,
      embedding: bagOfWords(sentence, rest.dimensions ?? dimensions),
    })),
    model,
    usage: { prompt_tokens: input.length, total_tokens: input.length },
  }
}

/** Every word has a direction of its own, so that the start of a sum of words is a sum of words too. */
function bagOfWords(sentence: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0.01)
  for (const word of sentence.toLowerCase().match(/\w+/g) ?? []) {
    let state = 7
    for (const character of word) state = (state * 31 + character.charCodeAt(0)) % 65_521
    for (let i = 0; i < dimensions; i++) {
      state = (state * 16_807 + 1) % 2_147_483_647
      vector[i]! += state % 2_048 < 1_024 ? 1 : -1
    }
  }
  return vector
}
