import type { Capture, Receipt } from '../../../memory/episode/capture.ts'
import type { missions } from '../../../memory/mission/verbs.ts'
import type { Bound } from '../../../memory/verbs.ts'

type Missions = Bound<typeof missions>
type Input<Verb extends keyof Missions> = Parameters<Missions[Verb]>[0]
type Answer<Verb extends keyof Missions> = Awaited<ReturnType<Missions[Verb]>>

export type ShownSlice = Pick<Answer<'slice'>, 'id' | 'hasDrift' | 'items'>
export type Taught = NonNullable<Answer<'validate'>['capability']>

/** The verbs that a story needs, through whichever door, and as much of their answers as it looks at. */
export interface DemoDoor {
  capture(input: Capture): Promise<Pick<Receipt, 'id'>>
  create(input: Input<'create'>): Promise<Pick<Answer<'create'>, 'id'>>
  advance(input: Input<'advance'>): Promise<Pick<Answer<'advance'>, 'status'>>
  observe(input: Input<'observe'>): Promise<Pick<Answer<'observe'>, 'id'>>
  slice(input: Input<'slice'>): Promise<ShownSlice>
  decide(input: Input<'decide'>): Promise<Pick<Answer<'decide'>, 'id'>>
  reject(input: Input<'reject'>): Promise<Pick<Answer<'reject'>, 'id'>>
  validate(input: Input<'validate'>): Promise<{ id: string; capability: Taught | null }>
  changesSince(input: Input<'changesSince'>): Promise<Pick<Answer<'changesSince'>, 'hasDrift'>>
  state(input: Input<'state'>): Promise<{
    readonly status: string
    readonly capabilities: readonly { readonly id: string; readonly name: string }[]
  }>
}
