import { deriveId } from '../identity.ts'

/** A tag as it is looked up: lower case, in one word. */
export function slugOf(display: string): string {
  return display.trim().toLowerCase().replace(/\s+/g, '-')
}

/** A Tag node for each of these words, as its namespace has it. */
export function tagsOf(words: readonly string[], namespace: string, at: Date) {
  return words.map((display) => {
    const slug = slugOf(display)
    return { id: deriveId('Tag', namespace, slug), namespace, ingestedAt: at, slug, display }
  })
}
