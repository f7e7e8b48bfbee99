import type { DemoDoor, ShownSlice, Taught } from './door.ts'
import type { Step, Story } from './step.ts'

/** A story once it is told: where everything went, and what the memory answered on the way. */
export interface Told {
  readonly missionId: string
  /** The id that each step's name got. */
  readonly ids: Map<string, string>
  /** How the mission stood at the end of each iteration. */
  readonly statuses: string[]
  /** What was asked of the memory: whether anything had drifted since a decision. */
  readonly compared: { readonly since: string; readonly hasDrift: boolean }[]
  readonly slices: Map<string, ShownSlice>
  /** What each check taught. Nothing where it had been told before. */
  readonly taught: Taught[]
}

/** The capabilities that are known so far, by name. */
type Learned = Map<string, string>

/**
 * Tells stories to a memory, one after the other, so that a later one can make use of what an earlier one
 * taught. Every write carries an operation id of its own: telling them again changes nothing.
 */
export async function tell(
  door: DemoDoor,
  stories: readonly Story[],
  onProgress: (line: string) => void = () => {},
): Promise<Told[]> {
  const learned: Learned = new Map()
  const told: Told[] = []
  for (const story of stories) told.push(await tellOne({ door, learned, onProgress }, story))
  return told
}

async function tellOne(
  teller: Pick<Telling, 'door' | 'learned'> & { readonly onProgress: (line: string) => void },
  story: Story,
): Promise<Told> {
  const { door, learned, onProgress } = teller
  const { key, title, objective, constraints, tags, iterations } = story
  const bounds = { constraints: [...constraints], tags: [...tags] }
  const mission = { title, objective, ...bounds, status: 'active', operationId: key } as const
  const { id: missionId } = await door.create(mission)
  const told: Told = {
    missionId,
    ids: new Map(),
    statuses: [],
    compared: [],
    slices: new Map(),
    taught: [],
  }
  for (const { title: iteration, steps } of iterations) {
    onProgress(`${title}: ${iteration}`)
    for (const step of steps) await take({ door, key, learned, told }, step)
    const { status, capabilities } = await door.state({ id: missionId })
    told.statuses.push(status)
    for (const { name, id } of capabilities) learned.set(name, id)
  }
  return told
}

interface Telling {
  readonly door: DemoDoor
  readonly key: string
  readonly learned: Learned
  readonly told: Told
}

/** How each kind of step is taken. */
const TAKE: {
  readonly [kind in Step['do']]: (
    telling: Telling,
    step: Extract<Step, { do: kind }>,
  ) => Promise<void>
} = {
  async say({ door, key, told }, { name, session, speaker, content, at }) {
    const said = { session, speaker, content, capturedAt: new Date(at) }
    const place = { workItemId: told.missionId, operationId: `${key}:${name}` }
    told.ids.set(name, (await door.capture({ ...said, ...place })).id)
  },

  async observe({ door, key, told }, { name, content, source, at, confidence, contradicts }) {
    const { id } = await door.observe({
      ...place(key, name, told),
      content,
      source,
      confidence,
      observedAt: new Date(at),
      contradicts: idsOf(told, contradicts),
    })
    told.ids.set(name, id)
  },

  async slice({ door, key, told }, { name, task }) {
    const input = { ...place(key, name, told), taskLabel: task, budgetTokens: 4_000 }
    const slice = await door.slice(input)
    told.ids.set(name, slice.id)
    told.slices.set(name, slice)
  },

  async decide({ door, key, told, learned }, step) {
    const { name, action, rationale, expected, at, slice, evidence, skills, supersedes } = step
    const { id } = await door.decide({
      ...place(key, name, told),
      action,
      rationale,
      expectedOutcome: expected,
      decidedAt: new Date(at),
      sliceId: slice === undefined ? null : idOf(told, slice),
      evidenceIds: idsOf(told, evidence),
      skillIds: (skills ?? []).map((skill) => learned.get(skill)!),
      supersedes: supersedes === undefined ? null : idOf(told, supersedes),
    })
    told.ids.set(name, id)
  },

  async reject({ door, key, told }, { name, action, rationale, at, evidence }) {
    const ruledOut = { action, rationale, decidedAt: new Date(at) }
    const evidenceIds = idsOf(told, evidence)
    const { id } = await door.reject({ ...place(key, name, told), ...ruledOut, evidenceIds })
    told.ids.set(name, id)
  },

  async validate({ door, key, told }, { name, decision, label, result, status, at, skill }) {
    const { id, capability } = await door.validate({
      ...place(key, name, told),
      decisionId: idOf(told, decision),
      checkLabel: label,
      checkResult: result,
      status,
      validatedAt: new Date(at),
      skill: skill ?? null,
    })
    told.ids.set(name, id)
    if (capability !== null) told.taught.push(capability)
  },

  async compare({ door, told }, { since }) {
    const input = { missionId: told.missionId, decisionId: idOf(told, since) }
    const { hasDrift } = await door.changesSince(input)
    told.compared.push({ since, hasDrift })
  },

  async advance({ door, told }, { from, to, reason }) {
    await door.advance({ id: told.missionId, expected: from, status: to, reason })
  },
}

function take(telling: Telling, step: Step): Promise<void> {
  return TAKE[step.do](telling, step as never)
}

/** Where an entry goes, and the operation id that makes telling it twice harmless. */
function place(key: string, name: string, { missionId }: Told) {
  return { missionId, operationId: `${key}:${name}` }
}

function idOf({ ids }: Told, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The story speaks of "${name}" before it happens`)
  return id
}

function idsOf(told: Told, names: readonly string[] = []): string[] {
  return names.map((name) => idOf(told, name))
}
