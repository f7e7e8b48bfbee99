import { RateInput, rateAgents } from '../../memory/agent/reliability.ts'
import {
  AttestInput,
  attest,
  RetractAttestationInput,
  retractAttestation,
} from '../../memory/attestation/attest.ts'
import {
  DemoteInput,
  demote,
  ReviewPromotionsInput,
  reviewPromotions,
} from '../../memory/promotion/demote.ts'
import {
  PromoteInput,
  PromotionInput,
  type PromotionStanding,
  promote,
  promotion,
} from '../../memory/promotion/promote.ts'
import { body } from '../../memory/recall/render.ts'
import { type Tool, tool } from './tool.ts'

/** Vouching for facts, and making those that stand everybody's. */
export const PROMOTION_TOOLS: readonly Tool[] = [
  tool({
    name: 'promotion_status',
    title: 'Promotion status',
    description: 'How a fact stands that was put forward for everybody, and which gates it passes.',
    input: PromotionInput,
    isReadOnly: true,
    async run(context, input) {
      const standing = await promotion(context, input)
      return { text: standingLines('promotion_status', standing), data: standing }
    },
  }),
  tool({
    name: 'attest',
    title: 'Attest',
    description: 'Vouch for a fact, a core block or a skill that you believe. One voice an agent.',
    input: AttestInput,
    isReadOnly: false,
    async run(context, input) {
      const attested = await attest(context, input)
      const { id, category, isAuthor, isNew } = attested
      const text = `[attest] ${id} category=${body(category, 100)} author=${isAuthor} new=${isNew}`
      return { text, data: attested }
    },
  }),
  tool({
    name: 'retract_attestation',
    title: 'Retract an attestation',
    description: 'Take your word for a memory back.',
    input: RetractAttestationInput,
    isReadOnly: false,
    async run(context, input) {
      const retracted = await retractAttestation(context, input)
      return {
        text: `[retract_attestation] ${retracted.id} new=${retracted.isNew}`,
        data: retracted,
      }
    },
  }),
  tool({
    name: 'promote',
    title: 'Promote a fact',
    description: "Put a team's fact forward for everybody; it is copied when it passes every gate.",
    input: PromoteInput,
    isReadOnly: false,
    async run(context, input) {
      const standing = await promote(context, input)
      return { text: standingLines('promote', standing), data: standing }
    },
  }),
  tool({
    name: 'demote',
    title: 'Demote a fact',
    description: 'Take the copy of a promoted fact back; the original stays as it is.',
    input: DemoteInput,
    isReadOnly: false,
    async run(context, input) {
      const standing = await demote(context, input)
      return { text: standingLines('demote', standing), data: standing }
    },
  }),
  tool({
    name: 'review_promotions',
    title: 'Review promotions',
    description: 'Judge again what was promoted, and take back the copies that no longer pass.',
    input: ReviewPromotionsInput,
    isReadOnly: false,
    async run(context, input) {
      const review = await reviewPromotions(context, input)
      const { reviewedCount, demoted, next } = review
      const lines = demoted.map(
        ({ factId, promotedId, lost }) => `${promotedId} of ${factId ?? '-'}: lost ${lost}`,
      )
      const header = `[review_promotions] ${reviewedCount} reviewed, ${demoted.length} demoted${next === null ? '' : `, next after ${next}`}`
      return { text: [header, ...lines].join('\n'), data: review }
    },
  }),
  tool({
    name: 'rate_agents',
    title: 'Rate agents',
    description: 'Count how often the facts of each agent stood and fell, and write it down.',
    input: RateInput,
    isReadOnly: false,
    async run(context, input) {
      const agents = await rateAgents(context, input)
      const lines = agents.map(
        ({ agentId, category, successes, failures }) =>
          `${agentId} ${body(category, 100)}: ${successes} stood, ${failures} fell`,
      )
      return { text: lines.join('\n') || 'nothing to count', data: { agents } }
    },
  }),
]

function standingLines(verb: string, standing: PromotionStanding): string {
  const { factId, status, promotedId, posterior, gates, isNew } = standing
  const header = `[${verb}] ${factId} status=${status ?? 'none'} copy=${promotedId ?? '-'} posterior=${posterior.toFixed(2)} new=${isNew}`
  const lines = gates.map(
    ({ gate, isMet, detail }) => `${isMet ? 'met' : 'not met'} ${gate}: ${detail}`,
  )
  return [header, ...lines].join('\n')
}
