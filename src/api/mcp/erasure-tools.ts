import { VerifyAuditInput, verifyAudit } from '../../memory/audit/verify.ts'
import { EraseInput, type Erasure, erase } from '../../memory/erasure/erase.ts'
import { type Tool, tool } from './tool.ts'

/** What is final, and whether the record of it all is untouched. */
export const ERASURE_TOOLS: readonly Tool[] = [
  tool({
    name: 'erase',
    title: 'Erase',
    description: 'Erase memories for good, with all that was made from them. A dry run by default.',
    input: EraseInput,
    isReadOnly: false,
    isDestructive: true,
    async run(context, input) {
      const done = await erase(context, input)
      return { text: erasureText(done), data: done }
    },
  }),
  tool({
    name: 'verify_audit',
    title: 'Verify the audit trail',
    description: 'Find audit events that were edited, taken out or put in.',
    input: VerifyAuditInput,
    isReadOnly: true,
    async run(context, input) {
      const verdict = await verifyAudit(context, input)
      const { namespace, isWhole, sealedCount, unsealedCount, breaks, headIndex, headHash } =
        verdict
      const text = [
        `${namespace}: ${isWhole ? 'whole' : 'BROKEN'}, ${sealedCount} sealed, ${unsealedCount} wait`,
        ...breaks.map(({ index, eventId, kind }) => `${kind} ${index ?? '-'} ${eventId ?? '-'}`),
        `head ${headIndex ?? '-'} ${headHash ?? '-'}`,
      ]
      return { text: text.join('\n'), data: verdict }
    },
  }),
]

function erasureText({ isDryRun, items, erasedCount, rederivedCount, certificateId }: Erasure) {
  const lines = items.map(
    ({ id, label, kind, why, depth, action }) =>
      `${'  '.repeat(depth)}${action} ${label}${kind === null ? '' : `/${kind}`} ${id}: ${why}`,
  )
  const header = `[erase] ${isDryRun ? 'would erase' : 'erased'} ${erasedCount}, ${isDryRun ? 'would weigh' : 'weighed'} ${rederivedCount} anew`
  return [
    certificateId === null ? header : `${header}, certificate ${certificateId}`,
    ...lines,
  ].join('\n')
}
