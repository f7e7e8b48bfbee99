const PREFIX = 'tombstone:'

/**
 * The key under which the hash of an erased content stays behind. It is the operation id of an audit
 * event, because those are unique in a namespace and a capture looks there anyway.
 */
export function tombstoneOf(contentHash: string): string {
  return `${PREFIX}${contentHash}`
}

/** Whether an operation id is one that only an erasure may use. */
export function isTombstone(operationId: string): boolean {
  return operationId.startsWith(PREFIX)
}
