import type { Claim, Utterance } from '../../../../src/memory/belief/extract/claim.ts'
import { extractClaims } from '../../../../src/memory/belief/extract/rules.ts'
import { objectText } from '../../../../src/memory/belief/extract/statements.ts'

/** A Monday. */
export const SAID = new Date('2023-05-08T13:56:00Z')

/** Caroline says something to Melanie. */
export function claimsOf(content: string, more: Partial<Utterance> = {}): readonly Claim[] {
  const { claims } = extractClaims({
    content,
    role: 'user',
    speaker: 'Caroline',
    others: ['Melanie'],
    at: SAID,
    ...more,
  })
  return claims
}

/** "Caroline lives_in Rome", with the stance in front when it is not plain. */
export function brief({ subject, predicate, object, stance }: Claim): string {
  const said = `${subject.name} ${predicate} ${objectText(object)}`
  return stance === 'states' ? said : `${stance}: ${said}`
}
