import { z } from 'zod'
import { ENUMS } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { type Capability, LearnedSkillInput, learn, vectorOf } from './learn.ts'
import { Cleaning, type Recorded, record, type Tie } from './record.ts'

const id = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(10_000)

export const ValidateInput = z.object({
  missionId: id,
  /** What was checked: "pg_upgrade completed without error". */
  checkLabel: z.string().trim().min(1).max(500),
  /** What came out: "exit code 0, 2.3GB migrated in 18 min". */
  checkResult: text,
  status: z.enum(ENUMS.CheckStatus),
  /** The decision that it speaks to. A check may also stand alone. */
  decisionId: id.nullish(),
  validatedAt: z.date().nullish(),
  /** What a pass shows that the agent can do. A new name is learned, a known one grows. */
  skill: LearnedSkillInput.nullish(),
  operationId: id.nullish(),
})

export type ValidateRequest = z.input<typeof ValidateInput>

export interface Validated extends Recorded {
  /** What was learned or confirmed, or set back. Null when the check spoke of no capability. */
  readonly capability: Capability | null
}

/** Which way a check points at the decision it is about. */
const TIES = { pass: 'supports', fail: 'contradicts', inconclusive: 'about' } as const

/**
 * Closes the loop: tells how a decision turned out. The outcome and its difference from what was
 * expected are read from here. Capabilities that the decision used, or that were learned from it, gain
 * or lose by it in the same transaction.
 */
export async function validate(context: Context, request: ValidateRequest): Promise<Validated> {
  const input = parse(ValidateInput, request)
  const { missionId, status, decisionId } = input
  const cleaning = new Cleaning(context)
  const checkLabel = cleaning.text('checkLabel', input.checkLabel)
  const checkResult = cleaning.text('checkResult', input.checkResult)
  const skill = input.skill ? cleanedSkill(cleaning, input.skill) : null
  const validatedAt = input.validatedAt ?? context.now()
  const ties: Tie[] = decisionId
    ? [
        {
          id: decisionId,
          tie: TIES[status],
          labels: ['Episode'],
          kind: 'decision',
          isOfMission: true,
        },
      ]
    : []
  const entry = {
    kind: 'validation',
    verb: 'validate',
    content: `${checkLabel}: ${status}\n${checkResult}`,
    capturedAt: validatedAt,
    isDated: input.validatedAt != null,
    properties: { checkLabel, checkResult, checkStatus: status, validatedAt },
    ties,
    operationId: input.operationId,
    reason: 'checked',
    cleaning,
  } as const
  const vector = status === 'pass' ? await vectorOf(context, skill, checkLabel) : undefined
  return context.graph.together(async (graph) => {
    const [recorded] = await record(context, missionId, [entry], graph)
    const { id: validationId, namespace, isNew, isReplay } = recorded!
    if (!isNew || isReplay || status === 'inconclusive') return { ...recorded!, capability: null }
    const capability = await learn(context, graph, {
      validationId,
      namespace,
      skill,
      isPass: status === 'pass',
      checked: { label: checkLabel, result: checkResult },
      vector,
    })
    return { ...recorded!, capability }
  })
}

/** What is said of a capability is cleaned like everything else that is stored. */
function cleanedSkill(
  cleaning: Cleaning,
  skill: z.output<typeof LearnedSkillInput>,
): z.output<typeof LearnedSkillInput> {
  const { name, description, body, isGeneral } = skill
  return {
    name: cleaning.text('skill.name', name),
    description: description ? cleaning.text('skill.description', description) : null,
    body: body ? cleaning.text('skill.body', body) : null,
    isGeneral,
  }
}
