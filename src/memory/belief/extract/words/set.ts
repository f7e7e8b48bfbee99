/** A set of words, written as they are read: separated by blanks or line breaks. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
