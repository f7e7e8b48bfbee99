import { acceptBaseline, edit, remove } from './edit.ts'
import { list } from './list.ts'
import { set } from './set.ts'

/** What always holds: identity, persona, red lines, preferences and commitments. */
export const core = { set, edit, remove, list, acceptBaseline }
