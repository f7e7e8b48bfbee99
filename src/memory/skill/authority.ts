import type { ENUMS } from '../../vocabulary.ts'

export type AuthorityState = (typeof ENUMS.AuthorityState)[number]

/**
 * Where a skill may go from each state. Rejection is final, because the text that was rejected does not
 * get better; another text is another version. What was admitted and proves harmful can be rejected.
 */
const NEXT: Readonly<Record<AuthorityState, readonly AuthorityState[]>> = {
  candidate: ['reviewed', 'rejected'],
  reviewed: ['admitted', 'rejected'],
  admitted: ['rejected'],
  rejected: [],
}

/** What retrieval serves unless candidates are asked for too. */
export const SERVED: readonly AuthorityState[] = ['reviewed', 'admitted']

export function nextStates(from: AuthorityState): readonly AuthorityState[] {
  return NEXT[from]
}
