import type { Context } from './context.ts'

/** The verbs of one noun as a caller has them: the context is already given. */
export type Bound<Verbs> = {
  readonly [name in keyof Verbs]: Verbs[name] extends (
    context: Context,
    ...input: infer Input
  ) => infer Answer
    ? (...input: Input) => Answer
    : never
}

/** Gives every verb a fresh context, so that a program calls it with the input alone. */
export function bound<
  Verbs extends Readonly<Record<string, (context: Context, ...input: never[]) => unknown>>,
>(verbs: Verbs, context: () => Context): Bound<Verbs> {
  const entries = Object.entries(verbs).map(
    ([name, verb]) => [name, (...input: never[]) => verb(context(), ...input)] as const,
  )
  return Object.fromEntries(entries) as Bound<Verbs>
}
