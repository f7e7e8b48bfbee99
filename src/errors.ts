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

/** Nothing that the caller may see has this name. `nearest` are names that it may have meant. */
export class UnknownName extends MemoryError {
  override readonly name = 'UnknownName'
  readonly code = 'UNKNOWN_NAME'
  readonly nearest: readonly string[]

  constructor(what: string, name: string, nearest: readonly string[]) {
    const known = nearest.map((each) => `"${each}"`).join(', ')
    super(
      `No ${what} is called "${name}"; ${known === '' ? 'none is defined' : `known are ${known}`}. Nothing was changed.`,
    )
    this.nearest = nearest
  }
}

/** The write collides with what is already there. */
export class Conflict extends MemoryError {
  override readonly name = 'Conflict'
  readonly code = 'CONFLICT'
}

/** A fact may not be put forward for everybody. `gate` is what it does not pass. */
export class NotPromotable extends MemoryError {
  override readonly name = 'NotPromotable'
  readonly code = 'NOT_PROMOTABLE'
  readonly gate: string

  constructor(gate: string, why: string) {
    super(`${gate}: ${why}. Nothing was changed.`)
    this.gate = gate
  }
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
  override readonly name: string = 'Unavailable'
  readonly code = 'UNAVAILABLE'
}

/** The vector index could not answer, though the server is well. Ask without it. */
export class IndexStumbled extends Unavailable {}

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
