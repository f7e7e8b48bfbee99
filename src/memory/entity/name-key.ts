/** The key under which a name is looked up: lower case, one space, no possessive, no article. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replace(/^(?:the|a|an) /, '')
    .replace(/\s+/g, ' ')
    .trim()
}
