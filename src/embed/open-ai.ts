import type OpenAI from 'openai'
import { Incompatible, Unavailable } from '../errors.ts'
import { type Embedder, type Mode, normalise, type Purpose } from './embedder.ts'
import { EmbedQueue } from './queue.ts'

export interface OpenAIOptions {
  /** Where the provider answers, up to and without `/embeddings`. */
  baseUrl: string
  /** The provider's name for the model. */
  model: string
  /** How long its vectors are. An answer of another length is refused. */
  dimensions: number
  /** Servers at home often want none. */
  apiKey?: string | undefined
  /** Asks for `dimensions` numbers of a longer vector. Only some models can. */
  isShortened?: boolean
  /** What the model wants in front of a text; most want nothing. */
  marks?: Readonly<Record<Purpose, string>>
  floors?: Readonly<Record<Mode, number>>
  /** For each attempt, not for all of them. */
  timeoutMs?: number
  retryCount?: number
  requestCount?: number
  requestTextsMax?: number
  /** Longer texts are cut, because a provider refuses them. */
  textCharactersMax?: number
  waitingTextsMax?: number
  cacheEntriesMax?: number
}

/**
 * Not measured: no provider can be reached from where this was written. Models of this kind put
 * unrelated texts at 0.0 to 0.2 and answers at 0.3 and above, so this drops only what is far off.
 * Set `floors` from your own data.
 */
const FLOORS = { prefilter: 0.1, default: 0.15, deep: 0.15 } as const

/** About 100,000 tokens; OpenAI takes 300,000 in one request. */
const REQUEST_CHARACTERS_MAX = 400_000

/**
 * Any server that speaks OpenAI's `POST /embeddings`. Opening it asks the network nothing.
 *
 * Refuses with `Unavailable` when the provider cannot be reached, keeps failing, or answers what
 * is not embeddings, and with `Incompatible` when its vectors have another length than promised.
 */
export function openOpenAIEmbedder({
  baseUrl,
  model,
  dimensions,
  apiKey = 'none',
  isShortened = false,
  marks = { passage: '', query: '' },
  floors = FLOORS,
  timeoutMs = 20_000,
  retryCount = 2,
  requestCount = 4,
  requestTextsMax = 256,
  textCharactersMax = 24_000,
  waitingTextsMax = 4_096,
  cacheEntriesMax = 2_048,
}: OpenAIOptions): Embedder {
  let client: Promise<OpenAI> | undefined
  const connect = async () => {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      apiKey,
      baseURL: baseUrl,
      timeout: timeoutMs,
      maxRetries: retryCount,
      // The library would take these from the environment.
      organization: null,
      project: null,
      logLevel: 'off',
    })
  }

  const request = async (texts: readonly string[], purpose: Purpose, signal: AbortSignal) => {
    client ??= connect()
    const body = {
      model,
      input: texts.map((text) => marks[purpose] + text.slice(0, textCharactersMax)),
      // Left to itself the library asks for base64, which many servers ignore.
      encoding_format: 'float' as const,
      ...(isShortened ? { dimensions } : {}),
    }
    let answer: unknown
    try {
      answer = await (await client).embeddings.create(body, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw new Unavailable(`The embedding provider at ${baseUrl} ${describe(error)}.`, {
        cause: error,
      })
    }
    return readVectors(answer, texts.length, dimensions)
  }

  const queue = new EmbedQueue({
    lanes: Array.from({ length: requestCount }, () => request.bind(undefined)),
    chunkTextsMax: requestTextsMax,
    chunkCharactersMax: REQUEST_CHARACTERS_MAX,
    waitingTextsMax,
    cacheEntriesMax,
  })
  return {
    model: `${model}@${dimensions}`,
    dimensions,
    floors,
    embed: (texts, purpose, signal) => queue.embed(texts, purpose, signal),
    [Symbol.asyncDispose]: () => queue.close(),
  }
}

/** Says the status and never the body: a provider may quote the key or the text in it. */
function describe(error: unknown): string {
  const status = (error as { status?: unknown }).status
  if (typeof status === 'number') return `answered with status ${status}`
  return `did not answer: ${error instanceof Error ? error.message : error}`
}

/** A provider numbers its vectors and may send them in any order. */
function readVectors(answer: unknown, count: number, dimensions: number): Float32Array[] {
  const rows = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(rows) || rows.length !== count) {
    throw new Unavailable(
      `The embedding provider did not answer ${count} texts with as many vectors.`,
    )
  }
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined)
  for (const [position, row] of rows.entries()) {
    const { index = position, embedding } = (row ?? {}) as { index?: number; embedding?: unknown }
    vectors[index] = readVector(embedding, dimensions)
  }
  if (vectors.length !== count || vectors.includes(undefined)) {
    throw new Unavailable('The embedding provider numbered its vectors wrongly.')
  }
  return vectors as Float32Array[]
}

function readVector(embedding: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(embedding)) {
    throw new Unavailable('The embedding provider answered with something that is not a vector.')
  }
  if (embedding.length !== dimensions) {
    throw new Incompatible(
      `The embedding provider's vectors have ${embedding.length} numbers; ${dimensions} are ` +
        'configured. Nothing was embedded.',
    )
  }
  const isDirection = embedding.every(Number.isFinite) && embedding.some((value) => value !== 0)
  if (!isDirection) {
    throw new Unavailable('The embedding provider answered with a vector that has no direction.')
  }
  return normalise(Float32Array.from(embedding))
}
