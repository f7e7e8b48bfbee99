/**
 * A light English stemmer: plurals, -ing, -ed, -ly and a final e. Both sides of a comparison pass
 * through it, so it only has to be consistent, not right.
 */
export function stem(word: string): string {
  const known = memory.get(word)
  if (known !== undefined) return known
  const found = reduce(word)
  if (memory.size < MEMORY_COUNT_MAX) memory.set(word, found)
  return found
}

const MEMORY_COUNT_MAX = 20_000
const memory = new Map<string, string>()

function reduce(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let root = word
  if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (root.endsWith('sses')) root = root.slice(0, -2)
  else if (root.endsWith('s') && !/(ss|us|is)$/.test(root)) root = root.slice(0, -1)
  const verbal = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(root)?.[1]
  if (verbal !== undefined && verbal.length > 2) root = verbal.replace(/([bdgmnprt])\1$/, '$1')
  if (root.length > 5 && root.endsWith('ly')) root = root.slice(0, -2)
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1)
  return root.length > 3 && root.endsWith('y') ? `${root.slice(0, -1)}i` : root
}
