import { parentPort, workerData } from 'node:worker_threads'

/** Speaks as the inference worker does, and dies when a text tells it to. */
const port = parentPort!
if (workerData.folder === 'nowhere') throw new Error('No such model.')

port.on('message', (request: { kind: string; texts: string[] }) => {
  if (request.kind === 'close') {
    port.close()
    return
  }
  for (const text of request.texts) {
    if (text === 'exit') process.exit(3)
    if (text === 'throw') throw new Error('Out of luck.')
    if (text === 'fail') {
      port.postMessage({ kind: 'failed', reason: 'No.' })
      return
    }
  }
  port.postMessage({ kind: 'vectors', vectors: request.texts.map(() => Float32Array.of(1)) })
})
port.postMessage({ kind: 'ready' })
