import { createGraphQLError, type MaskError, maskError } from 'graphql-yoga'
import type { Logger } from 'pino'
import { MemoryError, Unavailable } from '../../errors.ts'
import { translate } from '../../graph/failure.ts'

/** A refusal reaches the caller with its code. Whatever else went wrong stays in the log. */
export function revealer(log: Logger): MaskError {
  return (error, message, isDev) => {
    const { originalError, path } = error as { originalError?: unknown; path?: [] }
    const cause = translate(rootOf(originalError ?? error))
    if (cause instanceof MemoryError) {
      if (cause instanceof Unavailable) log.warn({ err: cause, path }, 'unavailable')
      const { code } = cause
      return createGraphQLError(cause.message, { path, extensions: { code } })
    }
    const masked = maskError(error, message, isDev)
    if (masked !== error) log.error({ err: cause, path }, 'unexpected error')
    return masked
  }
}

/** GraphQL libraries wrap an error once for every layer it passes. */
function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && 'originalError' in root && root.originalError) {
    root = root.originalError
  }
  return root
}
