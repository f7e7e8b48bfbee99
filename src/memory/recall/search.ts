import { z } from 'zod'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { type Recalled, RecallInput, recall } from './recall.ts'
import { render, tokensIn } from './render.ts'

export const SearchInput = RecallInput.extend({
  explain: z.boolean().default(false),
  budgetTokens: z.int().min(50).max(1_000_000).nullish(),
})

export type SearchRequest = z.input<typeof SearchInput>

export interface Searched {
  /** What an agent is shown. */
  readonly text: string
  readonly tokenCount: number
  readonly recalled: Recalled
}

/** `recall`, rendered for an agent: our words outside the envelope, remembered words inside. */
export async function search(context: Context, request: SearchRequest): Promise<Searched> {
  const { explain, budgetTokens, ...question } = parse(SearchInput, request)
  const recalled = await recall(context, question)
  const text = render(recalled, { explain, budgetTokens: budgetTokens ?? undefined })
  return { text, tokenCount: tokensIn(text), recalled }
}
