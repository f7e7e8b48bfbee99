import neo4j from 'neo4j-driver'
import { Conflict, IndexStumbled, MemoryError, Unauthenticated, Unavailable } from '../errors.ts'

const CONSTRAINT = 'Neo.ClientError.Schema.ConstraintValidationFailed'
const TIMED_OUT = /^Neo\.(Client|Transient)Error\.Transaction\.(TransactionTimedOut|Terminated)/
const DENIED = /^Neo\.ClientError\.Security\.(Unauthorized|AuthenticationRateLimit|TokenExpired)$/

/** Not the server's words but the driver's: no connection, or none within the time allowed. */
const UNREACHABLE = new Set(['ServiceUnavailable', 'SessionExpired', 'N/A'])

/**
 * A filtered vector search that finds fewer live vectors than it was asked for, after others were deleted,
 * makes Neo4j 2026.08 read the end mark of its result list as a document: 2,147,483,647 or a little
 * less, divided by 64. The server has no code of its own for that.
 */
const STUMBLED = {
  code: 'Neo.DatabaseError.Statement.ExecutionFailed',
  message: /\b335544[23]\d\b/,
}

/**
 * The only place where a driver error becomes one of ours. It reads codes, never messages, with the one
 * exception above: codes are part of the server's contract, messages are not.
 */
export function translate(error: unknown): unknown {
  if (error instanceof MemoryError || !(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (code === CONSTRAINT) {
    return new Conflict('The write collides with one that is already there.', { cause: error })
  }
  if (TIMED_OUT.test(code)) {
    return new Unavailable('Neo4j did not answer in the time allowed.', { cause: error })
  }
  if (code === STUMBLED.code && STUMBLED.message.test(error.message)) {
    return new IndexStumbled('The vector index could not answer. Try later.', { cause: error })
  }
  if (DENIED.test(code)) {
    return new Unauthenticated('Neo4j refused the user name or password.', { cause: error })
  }
  if (isTransient(error) || UNREACHABLE.has(code)) {
    return new Unavailable('Neo4j is unavailable. Try later.', { cause: error })
  }
  return error
}

/** Whether the same statement may well succeed in a moment. */
export function isTransient(error: unknown): boolean {
  return error instanceof neo4j.Neo4jError && neo4j.isRetryableError(error)
}
