import { parentPort, workerData } from 'node:worker_threads'
import { inside } from './exit-gate.ts'
import { type Inference, openInference } from './inference.ts'
import type { InferenceBirth, InferenceReply, InferenceRequest } from './inference-thread.ts'
import { LOCAL_MODELS } from './local-model.ts'

const port = parentPort!
const { model, folder, gate }: InferenceBirth = workerData

/** What rejects here ends the thread, and the thread that started it hears why. */
async function live(): Promise<void> {
  const inference = await inside(gate, () => openInference(LOCAL_MODELS[model], folder))
  port.on('message', (request: InferenceRequest) => {
    void answer(inference, request)
  })
  reply({ kind: 'ready' })
}

async function answer(inference: Inference, request: InferenceRequest): Promise<void> {
  if (request.kind === 'close') {
    await inside(gate, () => inference.close())
    port.close()
    return
  }
  try {
    const vectors: Float32Array[] = []
    for (const text of request.texts) {
      vectors.push(await inside(gate, () => inference.embed(text, request.purpose)))
    }
    reply({ kind: 'vectors', vectors })
  } catch (error) {
    reply({ kind: 'failed', reason: String(error) })
  }
}

function reply(message: InferenceReply): void {
  port.postMessage(message)
}

void live()
