/**
 * Text to token ids, as BERT's own uncased tokenizer does it: clean, split off CJK, strip accents,
 * lower-case, split off punctuation, then take the longest known piece again and again.
 *
 * Words are taken from the text one at a time, so that a megabyte costs no more than the tokens
 * that are kept of it. `[SEP]` and its like inside a text are text: what was remembered must not
 * steer the model that reads it.
 */
export interface WordPiece {
  /** The ids of `text` between `[CLS]` and `[SEP]`, `tokensMax` at most, both included. */
  encode(text: string, tokensMax: number): number[]
}

/** Reads a `tokenizer.json`. Throws when it describes another kind of tokenizer. */
export function readWordPiece(json: string): WordPiece {
  const file: TokenizerFile = JSON.parse(json)
  if (file.model?.type !== 'WordPiece' || file.normalizer?.type !== 'BertNormalizer') {
    throw new Error('tokenizer.json is not a BERT WordPiece tokenizer.')
  }
  const { vocab, unk_token, continuing_subword_prefix, max_input_chars_per_word } = file.model
  const starts = new Map<string, number>()
  const continuations = new Map<string, number>()
  let pieceLength = 1
  for (const [piece, id] of Object.entries(vocab)) {
    pieceLength = Math.max(pieceLength, piece.length)
    if (piece.startsWith(continuing_subword_prefix) && piece !== continuing_subword_prefix) {
      continuations.set(piece.slice(continuing_subword_prefix.length), id)
    }
    starts.set(piece, id)
  }
  const first = idOf(vocab, '[CLS]')
  const last = idOf(vocab, '[SEP]')
  const unknown = idOf(vocab, unk_token)

  const appendPieces = (word: string, ids: number[]): void => {
    if (word.length > max_input_chars_per_word && [...word].length > max_input_chars_per_word) {
      ids.push(unknown)
      return
    }
    const before = ids.length
    for (let start = 0; start < word.length; ) {
      const pieces = start === 0 ? starts : continuations
      let end = Math.min(word.length, start + pieceLength)
      let id = pieces.get(word.slice(start, end))
      while (id === undefined && end > start + 1) id = pieces.get(word.slice(start, --end))
      if (id === undefined) {
        ids.length = before
        ids.push(unknown)
        return
      }
      ids.push(id)
      start = end
    }
  }

  return {
    encode(text, tokensMax) {
      const ids = [first]
      for (const [chunk] of text.matchAll(BETWEEN_SPACES)) {
        for (const [word] of normalise(chunk).matchAll(WORD)) {
          appendPieces(word, ids)
          if (ids.length >= tokensMax) break
        }
        if (ids.length >= tokensMax) break
      }
      ids.length = Math.min(ids.length, tokensMax - 1)
      ids.push(last)
      return ids
    },
  }
}

interface TokenizerFile {
  normalizer?: { type: string }
  model?: {
    type: string
    vocab: Record<string, number>
    unk_token: string
    continuing_subword_prefix: string
    max_input_chars_per_word: number
  }
}

function idOf(vocab: Record<string, number>, piece: string): number {
  const id = vocab[piece]
  if (id === undefined) throw new Error(`tokenizer.json has no ${piece}.`)
  return id
}

const BETWEEN_SPACES = /[^\t\n\r\p{Zs}\p{Zl}\p{Zp}]+/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\u{fffd}]/gu
const IDEOGRAPH =
  /[\u{3400}-\u{4dbf}\u{4e00}-\u{9fff}\u{f900}-\u{faff}\u{20000}-\u{2a6df}\u{2a700}-\u{2b81f}\u{2b920}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/gu
const ACCENT = /\p{Mn}/gu
const WORD = /[\p{P}$+<=>^`|~]|[^\p{P}$+<=>^`|~ ]+/gu

function normalise(chunk: string): string {
  return (
    chunk
      .replace(INVISIBLE, '')
      .replace(IDEOGRAPH, ' $& ')
      .normalize('NFD')
      .replace(ACCENT, '')
      // A final sigma has a form of its own in JavaScript; the model has never seen it.
      .replaceAll('Σ', 'σ')
      .toLowerCase()
  )
}
