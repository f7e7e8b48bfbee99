import { rateAgents } from '../agent/reliability.ts'
import { attest, retractAttestation } from '../attestation/attest.ts'
import { demote, reviewPromotions } from './demote.ts'
import { promote, promotion } from './promote.ts'

/** Vouching for facts, and what comes of it. */
export const promotions = {
  attest,
  retractAttestation,
  status: promotion,
  promote,
  demote,
  review: reviewPromotions,
  rateAgents,
} as const
