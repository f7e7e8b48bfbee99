import { IndexStumbled } from '../errors.ts'

/**
 * Asks by the vector index, and when that stumbles, once more without it. What is asked without must
 * give an answer that is worth having: an exact search, or one by words alone.
 */
export async function steadily<Answer>(
  ask: (hasIndex: boolean) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(true)
  } catch (error) {
    if (!(error instanceof IndexStumbled)) throw error
    return ask(false)
  }
}
