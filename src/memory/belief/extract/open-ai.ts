import type OpenAI from 'openai'
import { Incompatible, type MemoryError, Unavailable } from '../../../errors.ts'
import { hashParts } from '../../identity.ts'
import type { Registry } from '../registry.ts'
import { answerSchema, readAnswer } from './answer.ts'
import type { Extraction, Extractor, Utterance } from './claim.ts'
import { admit, isWitness } from './gates.ts'
import { contentOf, instructions, question } from './prompt.ts'

export interface OpenAIExtractorOptions {
  /** Where the provider answers, up to and without `/chat/completions`. */
  baseUrl: string
  /** The provider's name for the model. */
  model: string
  /** Servers at home often want none. */
  apiKey?: string | undefined
  /** What the model may claim. */
  registry: Registry
  /** For each attempt, not for all of them. */
  timeoutMs?: number
  retryCount?: number
  /** Requests at once, over all calls. */
  concurrency?: number
}

/** Two batches of consolidation. */
const REMEMBERED_MAX = 400

const NOTHING: Extraction = { claims: [], mentions: [] }

/** At seconds a text, so many are read before the lease on a namespace runs out. */
const TEXTS_AT_ONCE = 8

/**
 * Lets a model read claims, one text per request, on any server that speaks OpenAI's
 * `POST /chat/completions`. Opening it asks the network nothing. What the model says counts only as
 * far as the gates let it through.
 *
 * Refuses with `Unavailable` when the provider cannot be reached or keeps failing, and with
 * `Incompatible` when it refuses a text or answers it with what is not claims. A call fails as a
 * whole; what was read before it failed is not asked for again.
 */
export function openOpenAIExtractor({
  baseUrl,
  model,
  apiKey = 'none',
  registry,
  timeoutMs = 60_000,
  retryCount = 2,
  concurrency = 4,
}: OpenAIExtractorOptions): Extractor {
  const schema = answerSchema(registry)
  const system = instructions(registry)
  const inLane = lanes(concurrency)
  const remembered = new Map<string, Extraction>()
  let plainness = 0
  // Until one manner worked, a server that breaks may only be breaking at what it is asked for.
  let isProven = false
  let client: Promise<OpenAI> | undefined
  const connect = async () => {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      apiKey,
      baseURL: baseUrl,
      timeout: timeoutMs,
      // The library would take these from the environment.
      organization: null,
      project: null,
      logLevel: 'off',
    })
  }

  /** Asks in the most exacting manner that the server takes, and remembers which that was. */
  const complete = async (utterance: Utterance): Promise<unknown> => {
    client ??= connect()
    const { chat } = await client
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: question(utterance) },
    ]
    const manners = mannersOf(schema, tokensMaxFor(utterance))
    for (let tried = plainness; ; tried++) {
      const body = { model, messages, ...manners[tried] }
      const maxRetries = tried === plainness ? retryCount : 0
      try {
        const answer = await chat.completions.create(body, { maxRetries })
        plainness = Math.max(plainness, tried)
        isProven = true
        return answer
      } catch (error) {
        const isRefused = isMalformed(error) || (statusOf(error) === 500 && !isProven)
        if (!isRefused || tried + 1 === manners.length) throw failureOf(error, model)
      }
    }
  }

  const read = async (utterance: Utterance): Promise<Extraction> => {
    if (!isWitness(utterance) || utterance.content.trim() === '') return NOTHING
    const key = keyOf(utterance)
    const known = remembered.get(key)
    if (known !== undefined) return known
    const sent = { ...utterance, content: contentOf(utterance) }
    const proposals = readAnswer(await complete(sent), model)
    const claims = proposals.flatMap((proposal) => admit(proposal, sent, registry) ?? [])
    const extraction = { claims, mentions: [] }
    remembered.set(key, extraction)
    if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!)
    return extraction
  }

  return {
    name: 'openai',
    version: `${model}@${hashParts(system, JSON.stringify(schema)).slice(0, 8)}`,
    batchMax: TEXTS_AT_ONCE,
    async extract(utterances) {
      let outage: Unavailable | undefined
      const readings = utterances.map((utterance) =>
        inLane(async () => {
          // The provider is away: those that have not been asked yet need not be.
          if (outage !== undefined) throw outage
          try {
            return await read(utterance)
          } catch (error) {
            if (error instanceof Unavailable) outage = error
            throw error
          }
        }),
      )
      await Promise.allSettled(readings)
      return Promise.all(readings)
    },
  }
}

/**
 * From the most exacting to the plainest. Models that think take no temperature and count their
 * thoughts; some servers know schemas only under the older name, as llama-cpp-python does, which
 * answers the other with 500; some know none.
 */
function mannersOf(schema: Record<string, unknown>, max_tokens: number) {
  const strict = { name: 'claims', strict: true, schema }
  const response_format = { type: 'json_schema' as const, json_schema: strict }
  const older = { type: 'json_object' as const, schema }
  return [
    { temperature: 0, max_tokens, response_format },
    { max_completion_tokens: max_tokens + THOUGHT_TOKENS_MAX, response_format },
    { temperature: 0, max_tokens, response_format: older },
    { temperature: 0, max_tokens },
    {},
  ]
}

const THOUGHT_TOKENS_MAX = 8_000
const TOKENS_MAX = 4_000

/**
 * A claim takes about 110 tokens, and hardly less than 20 characters to make. Without a limit a
 * small model that repeats itself went on for 178 s, long after nobody waited, and the texts behind
 * it ran out of time.
 */
function tokensMaxFor({ content }: Utterance): number {
  return Math.min(400 + 6 * content.length, TOKENS_MAX)
}

/** The server understood that it was asked for something, and not what. */
function isMalformed(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 422
}

function statusOf(error: unknown): number | undefined {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' ? status : undefined
}

/** Says the status and never the body: a provider may quote the key or the text in it. */
function failureOf(error: unknown, model: string): MemoryError {
  const status = statusOf(error)
  if (isMalformed(error) || status === 413) {
    return new Incompatible(`The model ${model} refused the request with status ${status}.`)
  }
  if (status !== undefined) {
    return new Unavailable(`The model ${model} answered with status ${status}.`)
  }
  if (error instanceof SyntaxError) {
    return new Incompatible(`The model ${model} answered with what is not JSON.`)
  }
  const isLate = (error as Error).constructor.name === 'APIConnectionTimeoutError'
  const how = isLate ? 'did not answer in time' : 'cannot be reached'
  return new Unavailable(`The model ${model} ${how}.`, { cause: error })
}

function keyOf({ content, role, speaker, others, at }: Utterance): string {
  return hashParts(content, role, speaker ?? '', others.join('\n'), at.toISOString())
}

/** Runs at most so many at once, in the order in which they came. */
function lanes(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
