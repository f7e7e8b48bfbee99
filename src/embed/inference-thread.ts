import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '../errors.ts'
import type { Purpose } from './embedder.ts'
import { type ExitGate, openExitGate, shut } from './exit-gate.ts'
import type { LocalModelName } from './local-model.ts'

export interface InferenceSetup {
  model: LocalModelName
  folder: string
}

/** What a worker is given: its setup and the gate of this one life of it. */
export interface InferenceBirth extends InferenceSetup {
  gate: ExitGate
}

export type InferenceRequest =
  | { kind: 'embed'; texts: readonly string[]; purpose: Purpose }
  | { kind: 'close' }

export type InferenceReply =
  | { kind: 'ready' }
  | { kind: 'vectors'; vectors: Float32Array[] }
  | { kind: 'failed'; reason: string }

/** Node runs the sources as they are; a build leaves the same file with the other name. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? './inference-worker.ts' : './inference-worker.js',
  import.meta.url,
)

/**
 * A worker thread with a model in it; takes one request at a time. A thread that dies refuses the
 * request it was on with `Unavailable`, and the next request starts another.
 */
export class InferenceThread {
  readonly #setup: InferenceSetup
  readonly #script: URL
  #worker: Promise<Worker> | undefined

  constructor(setup: InferenceSetup, script: URL = SCRIPT) {
    this.#setup = setup
    this.#script = script
  }

  /** Resolves once the model is loaded. */
  async start(): Promise<void> {
    await this.#started()
  }

  async embed(texts: readonly string[], purpose: Purpose): Promise<readonly Float32Array[]> {
    const worker = await this.#started()
    worker.ref()
    worker.postMessage({ kind: 'embed', texts, purpose } satisfies InferenceRequest)
    const reply = await replyOf(worker)
    // An idle thread keeps no process alive.
    worker.unref()
    if (reply.kind === 'vectors') return reply.vectors
    throw new Unavailable(
      `The model refused a text${reply.kind === 'failed' ? `: ${reply.reason}` : ''}.`,
    )
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined)
    if (worker === undefined) return
    const gone = once(worker, 'exit')
    worker.ref()
    worker.postMessage({ kind: 'close' } satisfies InferenceRequest)
    await gone
  }

  #started(): Promise<Worker> {
    this.#worker ??= this.#open()
    return this.#worker
  }

  #open(): Promise<Worker> {
    const gate = openExitGate()
    const birth: InferenceBirth = { ...this.#setup, gate }
    const worker = new Worker(this.#script, { workerData: birth, execArgv: [] })
    const onExit = () => shut(gate)
    process.once('exit', onExit)
    const opening = replyOf(worker).then(() => {
      worker.unref()
      return worker
    })
    // A thread that throws is lost some time before it is gone.
    const forget = () => {
      if (this.#worker === opening) this.#worker = undefined
    }
    worker.on('error', forget)
    worker.once('exit', () => {
      forget()
      process.off('exit', onExit)
    })
    return opening
  }
}

async function replyOf(worker: Worker): Promise<InferenceReply> {
  const answered = new AbortController()
  const { signal } = answered
  const exit = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`it ended with ${code}`)
  })
  try {
    const [reply] = await Promise.race([once(worker, 'message', { signal }), exit])
    return reply
  } catch (error) {
    throw new Unavailable(
      `The embedding thread died: ${error instanceof Error ? error.message : error}. ` +
        'The next call starts another.',
      { cause: error },
    )
  } finally {
    answered.abort()
  }
}
