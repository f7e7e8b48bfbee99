import { z } from 'zod'
import { Conflict, Forbidden, InvalidInput, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { ENUMS } from '../../vocabulary.ts'
import { agentIdOf } from '../agent/agent.ts'
import { recordEvents } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import { type AuthorityState, nextStates, SERVED } from './authority.ts'
import { deprecation } from './save.ts'

export const SkillReviewInput = z.object({
  id: z.string().min(1).max(200),
  /** The state the caller believes it to be in. */
  expected: z.enum(ENUMS.AuthorityState),
  state: z.enum(ENUMS.AuthorityState),
  reason: z.string().trim().min(1).max(500),
})

export interface SkillReviewed {
  readonly id: string
  readonly state: AuthorityState
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
  /** Earlier versions that this one took out of service. */
  readonly deprecatedIds: readonly string[]
}

/**
 * Moves a skill from candidate to reviewed, from there to admitted, or to rejected from anywhere.
 *
 * Refuses with {@link Conflict} when it is not in the state the caller expects, with
 * {@link InvalidInput} a move that is none, with {@link Forbidden} an author who admits its own skill
 * without the permission to operate, and with {@link Unknown}.
 */
export async function review(
  context: Context,
  request: z.input<typeof SkillReviewInput>,
): Promise<SkillReviewed> {
  const { id, expected, state, reason } = parse(SkillReviewInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const skill = await graph.run(cypher.skill.hold, { namespaces, id, eventId: null })
    if (skill === undefined) throw new Unknown('skill', [id])
    const { namespace, name, version, authorityState } = skill
    if (authorityState === state) return { id, state, isNew: false, deprecatedIds: [] }
    if (authorityState !== expected) {
      throw new Conflict(`${id} is ${authorityState}, not ${expected}. Nothing was changed.`)
    }
    if (!nextStates(expected).includes(state)) {
      const possible = nextStates(expected).join(', ') || 'nowhere'
      throw new InvalidInput('state', `a skill goes from ${expected} to ${possible}`)
    }
    if (state === 'admitted') refuseOwn(context, skill)

    await graph.run(cypher.skill.review, { id, state })
    const retired = SERVED.includes(state)
      ? await graph.run(cypher.skill.retire, {
          namespace,
          name,
          below: version,
          isServedToo: true,
          at,
        })
      : []
    await recordEvents(graph, context, [
      {
        verb: 'skill_review',
        namespace,
        subjectIds: [id],
        reason,
        at,
        payload: { from: expected, to: state },
      },
      ...retired.map(deprecation({ namespace, at, byId: id })),
    ])
    return { id, state, isNew: true, deprecatedIds: retired.map((each) => each.id) }
  })
}

function refuseOwn(
  { principal }: Pick<Context, 'principal'>,
  { id, authorId }: { readonly id: string; readonly authorId: string | null },
): void {
  if (authorId !== agentIdOf(principal) || principal.permissions.has('operate')) return
  throw new Forbidden(
    `${id} is the caller's own skill: somebody else admits it. Nothing was changed.`,
  )
}
