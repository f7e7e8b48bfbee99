import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultCacheDir } from '../../src/cache-dir.ts'
import { LOCAL_MODELS } from '../../src/embed/local-model.ts'
import { findModelFiles } from '../../src/embed/model-files.ts'
import { readWordPiece } from '../../src/embed/word-piece.ts'

const folder = await findModelFiles({
  model: LOCAL_MODELS['all-minilm-l6-v2-q8'],
  cacheDir: defaultCacheDir(),
}).catch((error: Error) => {
  console.warn(`SKIPPED, everything that needs the tokenizer:\n${error.message}`)
  return undefined
})
const tokenizer =
  folder === undefined
    ? undefined
    : readWordPiece(await readFile(join(folder, 'tokenizer.json'), 'utf8'))

/** Ids without the first and the last, from Python's `tokenizers` 0.23.3 and the same file. */
const KNOWN: [string, string, number[]][] = [
  ['splits punctuation off', 'Hello, world!', [7592, 1010, 2088, 999]],
  ['splits words into pieces', 'unaffable tokenisation', [14477, 20961, 3468, 19204, 6648]],
  ['drops accents', 'Crème brûlée à la', [13675, 21382, 7987, 9307, 2063, 1037, 2474]],
  ['lower-cases every sigma alike', 'ΣΊΣΥΦΟΣ', [1173, 18199, 29733, 29735, 29736, 29730, 29733]],
  ['takes ideographs one by one', '你好，世界 ok', [100, 100, 1989, 1745, 100, 7929]],
  ['takes Hangul apart', '안녕', [1463, 30006, 30021, 29992, 30010, 30025]],
  ['drops what is invisible', "don't  stop\tnow\u200b!\n", [2123, 1005, 1056, 2644, 2085, 999]],
  ['joins across what it drops', '\0a\ufffdb\u00a0c', [11113, 1039]],
  [
    'takes symbols for punctuation',
    'a+b=c $5 x^2',
    [1037, 1009, 1038, 1027, 1039, 1002, 1019, 1060, 1034, 1016],
  ],
  [
    'takes typographic marks for punctuation',
    'naïve—“quoted”…',
    [15743, 1517, 1523, 9339, 1524, 1529],
  ],
  ['does not know emoji', '😀 hi', [100, 7632]],
  ['decomposes what lower-casing would expand', 'İstanbul ﬁn Ⅷ', [9960, 1984, 2078, 100]],
  ['does not know a word of 101 letters', 'x'.repeat(101), [100]],
  ['has nothing for nothing', '', []],
]

test.skipIf(!tokenizer).each(KNOWN)('the tokenizer %s', (_, text, ids) => {
  expect(tokenizer!.encode(text, 512)).toEqual([101, ...ids, 102])
})

test.skipIf(!tokenizer)('a long text is cut to the tokens asked for, ends included', () => {
  const ids = tokenizer!.encode('word '.repeat(1_000), 16)

  expect(ids).toEqual([101, ...Array(14).fill(2773), 102])
})

test.skipIf(!tokenizer)('a special token in a text is text', () => {
  expect(tokenizer!.encode('[SEP]', 512).slice(1, -1)).not.toContain(102)
})

test('another kind of tokenizer is refused', () => {
  expect(() => readWordPiece('{"model": {"type": "BPE"}}')).toThrow(/not a BERT WordPiece/)
})
