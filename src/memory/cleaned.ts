import { InvalidInput } from '../errors.ts'
import type { Context } from './context.ts'
import { type Excision, sanitise } from './episode/sanitise.ts'

export interface Cleaned {
  readonly text: string
  readonly excisions: readonly Excision[]
  /** The rules that saw an injection. */
  readonly flags: readonly string[]
}

/**
 * A text as it may be stored: what is a secret or an injected order in an episode is one everywhere.
 * Refuses with {@link InvalidInput} when nothing worth keeping is left.
 */
export function cleaned(
  { policy }: Pick<Context, 'policy'>,
  field: string,
  original: string,
): Cleaned {
  const { text, excisions, flags, isResidue } = sanitise(original, policy)
  if (isResidue) {
    throw new InvalidInput(field, 'nothing is left once secrets and markers are taken out')
  }
  return { text, excisions, flags }
}
