import { z } from 'zod'
import { Conflict, InvalidInput, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { type Deed, recordEvents } from '../audit/record.ts'
import { cleaned } from '../cleaned.ts'
import type { Context } from '../context.ts'
import { trustOf } from '../episode/trust.ts'
import type { EmbeddingState } from '../findable.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { originOf } from '../provenance.ts'
import { vectorsFor } from '../vectors.ts'
import type { AuthorityState } from './authority.ts'
import { type NewSkill, skillProperties, skillText } from './properties.ts'

const text = z.string().trim().min(1).max(200)
const condition = z.string().trim().min(1).max(500)

/** As many as may save one name at the same moment. */
const ATTEMPTS_MAX = 8

export const SkillSaveInput = z.object({
  name: z.string().trim().min(1).max(120),
  /** What it is for: this and the name are what it is found by. */
  description: z.string().trim().min(1).max(2_000),
  /** The procedure itself, in prose or code. It is stored as it is and never executed. */
  body: z.string().min(1).max(50_000),
  language: z.string().trim().min(1).max(32).nullish(),
  /** What it takes, as JSON text. */
  params: z.string().max(10_000).nullish(),
  preconditions: z.array(condition).max(50).nullish(),
  postconditions: z.array(condition).max(50).nullish(),
  /** Whether it was read out of what happened, and nobody wrote it down. */
  isInduced: z.boolean().default(false),
  /** What it was made from: ids of the same namespace. */
  derivedFrom: z.array(text).max(50).nullish(),
  workItemId: text.nullish(),
  namespace: text.nullish(),
  /** Makes a retry harmless: the same id gives the same skill. */
  operationId: text.nullish(),
})

export type SkillSaveRequest = z.input<typeof SkillSaveInput>

export interface SkillReceipt {
  readonly id: string
  readonly namespace: string
  readonly name: string
  readonly version: number
  readonly authorityState: AuthorityState
  readonly embeddingState: EmbeddingState
  /** The version before, when there is one. */
  readonly supersedes: string | null
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
  /** The rules that saw an injected order in it. */
  readonly flags: readonly string[]
}

/**
 * Keeps a skill as data. A new name is version 1; a known name with other content is the next version,
 * and begins as a candidate again; the same content changes nothing. What a review let into service
 * goes on being served until a review lets in its successor.
 *
 * Refuses with {@link Unknown} a source or piece of work that is not of the same namespace, and with
 * {@link Conflict} an `operationId` that was used for another skill.
 */
export async function save(context: Context, request: SkillSaveRequest): Promise<SkillReceipt> {
  const input = parse(SkillSaveInput, request)
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  const at = context.now()
  const { clean, flags } = cleanedOf(context, input)
  const vectors = await vectorsFor(context, [skillText(clean)], 'passage')
  const skill: NewSkill = {
    ...clean,
    id: input.operationId ? deriveId('Skill', namespace, input.operationId) : mintId(),
    namespace,
    version: 1,
    isInduced: input.isInduced,
    trust: trustOf({ role: 'assistant', isSuspicious: flags.length > 0 }),
    at,
    vector: vectors?.[0],
  }
  const written = await insistently(() => write(context, skill, input))
  return { ...written, namespace, name: skill.name, flags }
}

function cleanedOf(context: Context, input: z.output<typeof SkillSaveInput>) {
  const flags = new Set<string>()
  const clean = (field: string, original: string): string => {
    const { text, flags: seen } = cleaned(context, field, original)
    for (const flag of seen) flags.add(flag)
    return text
  }
  const cleanAll = (field: string, all: readonly string[] | null | undefined) =>
    all?.map((each) => clean(field, each)) ?? null
  const skill = {
    name: clean('name', input.name),
    description: clean('description', input.description),
    body: clean('body', input.body),
    language: input.language ?? null,
    params: input.params ? jsonOf('params', clean('params', input.params)) : null,
    preconditions: cleanAll('preconditions', input.preconditions),
    postconditions: cleanAll('postconditions', input.postconditions),
  }
  return { clean: skill, flags: [...flags].toSorted() }
}

function jsonOf(field: string, text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    throw new InvalidInput(field, 'is not JSON')
  }
}

async function write(context: Context, skill: NewSkill, input: z.output<typeof SkillSaveInput>) {
  const { namespace, name, at } = skill
  const sourceIds = [...new Set(input.derivedFrom ?? [])]
  return context.graph.together(async (graph) => {
    const { refusal, ...row } = await graph.run(cypher.skill.save, {
      // Which version it is, only the graph knows.
      skill: { ...skillProperties(context, skill), version: null },
      embedding: skill.vector ?? null,
      slot: context.slot,
      ...originOf(context, skill),
      sourceIds,
      workItemId: input.workItemId ?? null,
      at,
    })
    if (refusal !== null) throw refusalOf(refusal, input, sourceIds)
    const { id, version, isNew, supersedes } = row
    if (isNew) {
      const retired =
        supersedes === null
          ? []
          : await graph.run(cypher.skill.retire, {
              namespace,
              name,
              below: version,
              isServedToo: false,
              at,
            })
      await recordEvents(graph, context, [
        {
          verb: 'skill_save',
          namespace,
          subjectIds: [id],
          reason: supersedes === null ? 'saved' : 'new version',
          at,
          payload: { version, supersedes, sourceIds },
        },
        ...retired.map(deprecation({ namespace, at, byId: id })),
      ])
    }
    return {
      ...row,
      authorityState: row.authorityState as AuthorityState,
      embeddingState: row.embeddingState as EmbeddingState,
    }
  })
}

/** That a version went out of service, and which one took its place. */
export function deprecation(by: { namespace: string; at: Date; byId: string }) {
  const { namespace, at, byId } = by
  return ({ id }: { readonly id: string }): Deed => ({
    verb: 'skill_deprecate',
    namespace,
    subjectIds: [id],
    reason: 'new version',
    at,
    payload: { byId },
  })
}

function refusalOf(
  field: string,
  { operationId, workItemId }: z.output<typeof SkillSaveInput>,
  sourceIds: readonly string[],
) {
  if (field === 'workItemId') return new Unknown('work item', [workItemId!])
  if (field === 'derivedFrom') return new Unknown('source', sourceIds)
  return new Conflict(
    `operationId: "${operationId}" was used for another skill. Nothing was changed.`,
  )
}

/** Savers of one name clash on its version: the next attempt finds what another wrote meanwhile. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === ATTEMPTS_MAX || !(error instanceof Conflict)) throw error
    }
  }
}
