import type { z } from 'zod'
import { InvalidInput } from '../errors.ts'

/** The input as its schema says it must be, or a refusal that names the field and the rule. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0]!
  throw new InvalidInput(path.join('.') || 'input', message)
}
