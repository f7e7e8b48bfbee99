import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { normalise, type Purpose } from './embedder.ts'
import type { LocalModel } from './local-model.ts'
import { openRotation } from './rotation.ts'
import { readWordPiece } from './word-piece.ts'

export interface Inference {
  embed(text: string, purpose: Purpose): Promise<Float32Array>
  close(): Promise<void>
}

/**
 * A model in memory. Blocks its thread while it computes.
 *
 * One text at a time, on purpose: the model quantises its activations over everything it is given
 * at once, so a text in a batch gets another vector than alone (cosine 0.995 for e5, as low as
 * 0.980 for MiniLM). Alone, equal texts have equal vectors. It costs 12 to 25 % of the throughput a
 * batch of eight would have, and no text waits for the longest of its batch.
 */
export async function openInference(model: LocalModel, folder: string): Promise<Inference> {
  const tokenizer = readWordPiece(await readFile(join(folder, 'tokenizer.json'), 'utf8'))
  const rotate = await openRotation(model.name)
  const session = await InferenceSession.create(join(folder, 'model.onnx'), {
    executionProviders: ['cpu'],
    // A second thread in a session spins while it waits: on two shared cores it doubles the
    // processor time of a text and halves the texts a second. A second worker does neither.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })
  return {
    async embed(text, purpose) {
      const ids = tokenizer.encode(model.marks[purpose] + text, model.tokensMax)
      const { last_hidden_state: states } = await session.run(feedsOf(ids))
      const mean = meanOf((states as Tensor).data as Float32Array, model.dimensions)
      return normalise(rotate(mean))
    },
    close: () => session.release(),
  }
}

function feedsOf(ids: readonly number[]): Record<string, Tensor> {
  const tensor = (toValue: (id: number) => bigint) =>
    new Tensor('int64', BigInt64Array.from(ids, toValue), [1, ids.length])
  return {
    input_ids: tensor(BigInt),
    attention_mask: tensor(() => 1n),
    token_type_ids: tensor(() => 0n),
  }
}

function meanOf(states: Float32Array, dimensions: number): Float32Array {
  const sum = new Float64Array(dimensions)
  for (let i = 0; i < states.length; i++) sum[i % dimensions]! += states[i]!
  return Float32Array.from(sum)
}
