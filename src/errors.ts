/**
 * What the engine refuses on purpose.
 *
 * A refusal is an answer: the caller can read `code`, fix the request and try again. An outage says
 * so with `UNAVAILABLE`. Everything else that is thrown is a bug, and is not one of these classes.
 */
export abstract class MemoryError extends Error {
  abstract readonly code: string
}

/** A value that no database could make valid. `field` is its path in the caller's input. */
export class InvalidInput extends MemoryError {
  override readonly name = 'InvalidInput'
  readonly code = 'INVALID_INPUT'
  readonly field: string

  constructor(field: string, rule: string) {
    super(`${field}: ${rule}. Nothing was changed.`)
    this.field = field
  }
}

/** No node with this id exists, or the caller may not see it: the two look the same on purpose. */
export class Unknown extends MemoryError {
  override readonly name = 'Unknown'
  readonly code = 'UNKNOWN'
  readonly ids: readonly string[]

  constructor(what: string, ids: readonly string[]) {
    super(`No such ${what}: ${ids.join(', ')}. Nothing was changed.`)
    this.ids = ids
  }
}

/** The write collides with what is already there. */
export class Conflict extends MemoryError {
  override readonly name = 'Conflict'
  readonly code = 'CONFLICT'
}

/** What is offered was erased, and stays so. */
export class Erased extends MemoryError {
  override readonly name = 'Erased'
  readonly code = 'ERASED'
}

/** The caller did not say who is calling, or could not prove it. */
export class Unauthenticated extends MemoryError {
  override readonly name = 'Unauthenticated'
  readonly code = 'UNAUTHENTICATED'
}

/** The caller is known and may not do this. */
export class Forbidden extends MemoryError {
  override readonly name = 'Forbidden'
  readonly code = 'FORBIDDEN'
}

/** The request is larger or deeper than the server takes. */
export class TooLarge extends MemoryError {
  override readonly name = 'TooLarge'
  readonly code = 'TOO_LARGE'
}

/** Neo4j could not be reached, or kept failing until the retries ran out. Try later. */
export class Unavailable extends MemoryError {
  override readonly name = 'Unavailable'
  readonly code = 'UNAVAILABLE'
}

/** The graph, the server or the machine is not what this version of Stemma needs. */
export class Incompatible extends MemoryError {
  override readonly name = 'Incompatible'
  readonly code = 'INCOMPATIBLE'
}

/** A setting is unknown, malformed or unsafe. Every offending one is listed, by name. */
export class InvalidConfig extends MemoryError {
  override readonly name = 'InvalidConfig'
  readonly code = 'INVALID_CONFIG'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/** Neo4j could not be found or started. The message says what was tried and what to do next. */
export class NoServer extends MemoryError {
  override readonly name = 'NoServer'
  readonly code = 'NO_SERVER'
}
