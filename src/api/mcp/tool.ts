import { z } from 'zod'
import type { Context } from '../../memory/context.ts'

/** One verb as an agent sees it: a name, what it takes, and the text it answers with. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  readonly isReadOnly: boolean
  readonly isDestructive?: boolean
  run(context: Context, input: z.output<Input>): Promise<Answer>
}

export interface Answer {
  /** What the agent reads. */
  readonly text: string
  /** The same as data, for programs. */
  readonly data: object
}

/** Keeps the input's type next to its schema when tools of many shapes stand in one list. */
export function tool<Input extends z.ZodObject>(definition: Tool<Input>): Tool {
  return definition as never as Tool
}

/** JSON has no dates, so over MCP an instant is ISO 8601 text with an offset. */
export const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
