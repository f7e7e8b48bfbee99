/** One thing that an agent does for a mission. `name` is how later steps speak of it. */
export type Step =
  | {
      readonly do: 'say'
      readonly name: string
      readonly session: string
      readonly speaker: string
      readonly content: string
      readonly at: string
    }
  | {
      readonly do: 'observe'
      readonly name: string
      readonly content: string
      readonly source: string
      readonly at: string
      readonly confidence?: number
      readonly contradicts?: readonly string[]
    }
  | { readonly do: 'slice'; readonly name: string; readonly task: string }
  | {
      readonly do: 'decide'
      readonly name: string
      readonly action: string
      readonly rationale: string
      readonly expected: string
      readonly at: string
      readonly slice?: string
      readonly evidence: readonly string[]
      /** Capabilities by name, as the steps before have learned them. */
      readonly skills?: readonly string[]
      readonly supersedes?: string
    }
  | {
      readonly do: 'reject'
      readonly name: string
      readonly action: string
      readonly rationale: string
      readonly at: string
      readonly evidence: readonly string[]
    }
  | {
      readonly do: 'validate'
      readonly name: string
      readonly decision: string
      readonly label: string
      readonly result: string
      readonly status: 'pass' | 'fail' | 'inconclusive'
      readonly at: string
      readonly skill?: { readonly name: string; readonly description: string }
    }
  /** Asks whether anything has changed since a decision. */
  | { readonly do: 'compare'; readonly since: string }
  | {
      readonly do: 'advance'
      readonly from: MissionStatus
      readonly to: MissionStatus
      readonly reason: string
    }

export type MissionStatus = 'planning' | 'active' | 'blocked' | 'completed' | 'failed'

/** What is done between two pauses: the agent forgets in between, the mission does not. */
export interface Iteration {
  readonly title: string
  readonly steps: readonly Step[]
}

export interface Story {
  /** What the operation ids begin with, so that telling it again changes nothing. */
  readonly key: string
  readonly title: string
  readonly objective: string
  readonly constraints: readonly string[]
  readonly tags: readonly string[]
  readonly iterations: readonly Iteration[]
}
