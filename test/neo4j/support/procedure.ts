import type { CypherFile } from '../../../scripts/cypher-file.ts'

/** The signature as SHOW PROCEDURES prints it: with our prefix, silent about null and about VOID. */
export function shownSignature({ signature }: CypherFile): string {
  return `stemma.${signature.replaceAll('?', '').replace(' :: VOID', '')}`
}
