import { z } from 'zod'
import { Conflict, InvalidInput } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { type Linked, linkMembers } from './link.ts'
import { instantIn } from './resolve.ts'

const name = z.string().trim().min(1).max(200)

const about = {
  name,
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  namespace: name.nullish(),
  /** Lets a name that is known mean another time. Needs a reason. */
  isRedefinition: z.boolean().default(false),
  reason: z.string().min(1).max(500).nullish(),
}

export const DefineAnchorInput = z.object({ ...about, at: z.date() })

export const DefineWindowInput = z.object({
  ...about,
  startsAt: z.date(),
  /** Not part of it. Without one it is still going on. */
  endsAt: z.date().nullish(),
})

/** A name for a time, and what was tied to it so far. */
export interface DefinedTime extends Linked {
  readonly name: string
  readonly namespace: string
  /** False when it meant that already; then nothing changed. */
  readonly isNew: boolean
}

/**
 * Gives an instant a name, such as "release 2.1", and ties the facts that held then to it.
 *
 * Refuses with {@link Conflict} a name that means another instant, unless it is to be redefined for a
 * reason; with {@link InvalidInput} a name that is an instant itself.
 */
export async function defineAnchor(
  context: Context,
  request: z.input<typeof DefineAnchorInput>,
): Promise<DefinedTime> {
  const { at: anchoredAt, ...input } = parse(DefineAnchorInput, request)
  return define(context, input, 'ValidityAnchor', async (graph, identity) => {
    const anchor = { ...identity, anchoredAt }
    const params = { anchor, isRedefinition: input.isRedefinition }
    const { isNew, was } = await graph.run(cypher.time.defineAnchor, params)
    return { isNew, isSame: isEqual(was, anchoredAt), was: [was] }
  })
}

/** Gives a stretch of time a name, such as "sprint 14", and ties its episodes to it. Refuses likewise. */
export async function defineWindow(
  context: Context,
  request: z.input<typeof DefineWindowInput>,
): Promise<DefinedTime> {
  const { startsAt, endsAt = null, ...input } = parse(DefineWindowInput, request)
  if (endsAt !== null && endsAt <= startsAt) {
    throw new InvalidInput('endsAt', 'a window ends after it starts')
  }
  return define(context, input, 'RecencyWindow', async (graph, identity) => {
    const window = { ...identity, startsAt, endsAt }
    const params = { window, isRedefinition: input.isRedefinition }
    const { isNew, was, wasUntil } = await graph.run(cypher.time.defineWindow, params)
    const isSame = isEqual(was, startsAt) && isEqual(wasUntil, endsAt)
    return { isNew, isSame, was: [was, wasUntil] }
  })
}

type Identity = Record<'id' | 'namespace' | 'name', string> & { ingestedAt: Date }

async function define(
  context: Context,
  input: z.output<z.ZodObject<typeof about>>,
  label: 'ValidityAnchor' | 'RecencyWindow',
  write: (
    graph: Context['graph'],
    identity: Identity,
  ) => Promise<{ isNew: boolean; isSame: boolean; was: readonly (Date | null)[] }>,
): Promise<DefinedTime> {
  const { name, isRedefinition, reason } = input
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  if (instantIn(name) !== undefined) throw new InvalidInput('name', 'an instant is no name')
  if (isRedefinition && reason == null) {
    throw new InvalidInput('reason', 'a name that moves needs a reason')
  }
  const at = context.now()
  const id = deriveId(label, namespace, name)
  const isMoved = await context.graph.together(async (graph) => {
    const { isNew, isSame, was } = await write(graph, { id, namespace, name, ingestedAt: at })
    const before = was.map((each) => each?.toISOString() ?? null)
    if (!isNew && !isSame && !isRedefinition) {
      throw new Conflict(
        `"${name}" is ${before.filter(Boolean).join(' to ')}; isRedefinition with a reason moves it. Nothing was changed.`,
      )
    }
    if (isNew || !isSame) {
      await recordEvent(graph, context, {
        verb: label === 'ValidityAnchor' ? 'define_anchor' : 'define_window',
        namespace,
        subjectIds: [id],
        reason: reason ?? 'asked for',
        at,
        payload: { was: isNew ? null : before },
      })
    }
    return isNew || !isSame
  })
  const linked = await linkMembers(context, { id, label })
  return { ...linked, name, namespace, isNew: isMoved }
}

function isEqual(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime()
}
