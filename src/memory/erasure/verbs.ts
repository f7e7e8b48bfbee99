import { erase, erasureClosure } from './erase.ts'

/** Erasure, as a program calls it. */
export const erasure = { closure: erasureClosure, erase }
