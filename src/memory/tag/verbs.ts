import { tag, tags, untag } from './tag.ts'

/** Words that group memories and work. */
export const tagging = { tag, untag, tags }
