import { TooLarge, Unavailable } from '../errors.ts'
import type { Purpose } from './embedder.ts'
import { RecentVectors } from './recent-vectors.ts'

/**
 * Turns one chunk of texts into as many vectors, in order. A worker thread is one lane, a request
 * in flight is another. The queue never gives a lane a second chunk before the first is answered.
 */
export type Lane = (
  texts: readonly string[],
  purpose: Purpose,
  signal: AbortSignal,
) => Promise<readonly Float32Array[]>

export interface QueueOptions {
  lanes: readonly Lane[]
  chunkTextsMax: number
  chunkCharactersMax: number
  /** Texts that may wait at once. One more is refused: a capture must not wait for a backlog. */
  waitingTextsMax: number
  cacheEntriesMax: number
}

/**
 * Stands between many small callers and a few lanes.
 *
 * A text becomes a job. Jobs wait in two lines, and a query goes before every passage, because
 * somebody is waiting for it. A free lane takes as many jobs from the front of one line as fit in a
 * chunk, so concurrent calls travel together without waiting for each other. The same text asked
 * for twice is one job with two callers. A caller that gives up leaves its jobs; a job nobody waits
 * for is dropped from the line, and a chunk nobody waits for is aborted.
 */
export class EmbedQueue {
  readonly #options: QueueOptions
  readonly #recent: RecentVectors
  readonly #jobs = new Map<string, Job>()
  readonly #lines = { query: new Set<Job>(), passage: new Set<Job>() }
  readonly #idle: Lane[]
  readonly #running = new Set<Promise<void>>()
  #closed = false

  constructor(options: QueueOptions) {
    this.#options = options
    this.#recent = new RecentVectors(options.cacheEntriesMax)
    this.#idle = [...options.lanes]
  }

  async embed(
    texts: readonly string[],
    purpose: Purpose,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    signal?.throwIfAborted()
    if (this.#closed) throw new Unavailable(CLOSED)
    const known = new Map<string, Float32Array>()
    const missing = new Set<string>()
    for (const text of texts) {
      const vector = this.#recent.get(keyOf(text, purpose))
      if (vector === undefined) missing.add(text)
      else known.set(text, vector)
    }
    this.#checkRoom(missing, purpose)
    const jobs = [...missing].map((text) => this.#join(text, purpose))
    this.#pump()
    for (const { text, vector } of await this.#settled(jobs, signal)) known.set(text, vector)
    // Copies, because a caller may write into what it was given.
    return texts.map((text) => known.get(text)!.slice())
  }

  /** Refuses what waits, lets what runs finish. */
  async close(): Promise<void> {
    this.#closed = true
    for (const line of Object.values(this.#lines)) {
      for (const job of line) this.#finish(job, new Unavailable(CLOSED))
      line.clear()
    }
    await Promise.all(this.#running)
  }

  #checkRoom(missing: ReadonlySet<string>, purpose: Purpose): void {
    const { waitingTextsMax } = this.#options
    let added = 0
    for (const text of missing) if (!this.#jobs.has(keyOf(text, purpose))) added++
    if (added > waitingTextsMax) {
      throw new TooLarge(`${added} texts in one call; at most ${waitingTextsMax} are embedded.`)
    }
    const waiting = this.#lines.query.size + this.#lines.passage.size
    if (waiting + added > waitingTextsMax) {
      throw new Unavailable(
        `The embedder is saturated: ${waiting} texts are waiting and ${added} more would pass ` +
          `${waitingTextsMax}. Nothing was embedded; try again.`,
      )
    }
  }

  #join(text: string, purpose: Purpose): Job {
    const key = keyOf(text, purpose)
    const job = this.#jobs.get(key) ?? openJob(key, text)
    job.callers++
    if (this.#jobs.has(key)) return job
    this.#jobs.set(key, job)
    this.#lines[purpose].add(job)
    return job
  }

  async #settled(jobs: readonly Job[], signal: AbortSignal | undefined): Promise<Embedded[]> {
    const answers = Promise.all(
      jobs.map(async ({ text, answer }) => ({ text, vector: await answer.promise })),
    )
    if (signal === undefined) return await answers
    const abort = Promise.withResolvers<never>()
    const leave = () => {
      for (const job of jobs) this.#leave(job)
      abort.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([answers, abort.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #leave(job: Job): void {
    if (--job.callers > 0) return
    if (job.chunk === undefined) {
      this.#lines.query.delete(job)
      this.#lines.passage.delete(job)
      this.#forget(job)
    } else if (job.chunk.jobs.every(({ callers }) => callers === 0)) {
      for (const left of job.chunk.jobs) this.#forget(left)
      job.chunk.controller.abort()
    }
  }

  #pump(): void {
    while (this.#idle.length > 0) {
      const purpose = this.#lines.query.size > 0 ? 'query' : 'passage'
      if (this.#lines[purpose].size === 0) return
      const run = this.#run(this.#idle.shift()!, this.#take(purpose), purpose)
      this.#running.add(run)
      void run.finally(() => this.#running.delete(run))
    }
  }

  #take(purpose: Purpose): Chunk {
    const { chunkTextsMax, chunkCharactersMax } = this.#options
    const line = this.#lines[purpose]
    const chunk: Chunk = { jobs: [], controller: new AbortController() }
    let characters = 0
    for (const job of line) {
      characters += job.text.length
      if (chunk.jobs.length > 0 && characters > chunkCharactersMax) break
      line.delete(job)
      job.chunk = chunk
      chunk.jobs.push(job)
      if (chunk.jobs.length === chunkTextsMax) break
    }
    return chunk
  }

  /** Never rejects: what goes wrong in a lane belongs to the callers of its chunk. */
  async #run(lane: Lane, { jobs, controller }: Chunk, purpose: Purpose): Promise<void> {
    try {
      const texts = jobs.map(({ text }) => text)
      const vectors = await lane(texts, purpose, controller.signal)
      for (const [i, job] of jobs.entries()) this.#finish(job, vectors[i]!)
    } catch (error) {
      for (const job of jobs) this.#finish(job, error)
    }
    this.#idle.push(lane)
    this.#pump()
  }

  #finish(job: Job, outcome: unknown): void {
    this.#forget(job)
    if (outcome instanceof Float32Array) {
      this.#recent.put(job.key, outcome)
      job.answer.resolve(outcome)
    } else {
      job.answer.reject(outcome)
    }
  }

  #forget(job: Job): void {
    if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key)
  }
}

interface Embedded {
  text: string
  vector: Float32Array
}

interface Job {
  key: string
  text: string
  answer: PromiseWithResolvers<Float32Array>
  callers: number
  chunk: Chunk | undefined
}

interface Chunk {
  jobs: Job[]
  controller: AbortController
}

const CLOSED = 'The embedder is closed.'

function openJob(key: string, text: string): Job {
  const answer = Promise.withResolvers<Float32Array>()
  // A job whose callers have all left may still fail; nobody is there to hear it.
  answer.promise.catch(() => {})
  return { key, text, answer, callers: 0, chunk: undefined }
}

function keyOf(text: string, purpose: Purpose): string {
  return `${purpose} ${text}`
}
