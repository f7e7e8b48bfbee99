import type { Role } from '../../vocabulary.ts'

/**
 * How far an episode is believed, from where it came: never from what the caller says of it. A
 * person who speaks for itself stands above a tool's report, and both above a model's own words.
 * Text that tries to give orders is believed half as much.
 */
const BY_ROLE: Readonly<Record<Role, number>> = {
  user: 0.7,
  tool: 0.65,
  event: 0.6,
  assistant: 0.5,
}

export function trustOf(episode: { role: Role; isSuspicious: boolean }): number {
  return BY_ROLE[episode.role] * (episode.isSuspicious ? 0.5 : 1)
}
