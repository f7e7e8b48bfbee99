import { z } from 'zod'
import { Incompatible } from '../../../errors.ts'
import type { Registry } from '../registry.ts'
import { ENTITY_TYPES, type Proposal, STANCES } from './gates.ts'

/** The shape that is asked for. A server that can will let its model write nothing else. */
export function answerSchema(registry: Registry) {
  const Claim = z.object({
    quote: z.string(),
    subject: z.string(),
    subjectType: z.enum(ENTITY_TYPES),
    predicate: z.enum(Object.keys(registry)),
    object: z.string(),
    objectType: z.enum([...ENTITY_TYPES, 'text', 'number', 'date']),
    unit: z.string().nullable(),
    stance: z.enum(STANCES),
    isCorrection: z.boolean(),
    validFrom: z.string().nullable(),
    validTo: z.string().nullable(),
    confidence: z.number(),
    statement: z.string(),
  })
  return z.toJSONSchema(z.object({ claims: z.array(Claim) }))
}

const CLAIMS_MAX = 50
const ANSWER_CHARACTERS_MAX = 200_000

const orNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null)
const or = <Value>(schema: z.ZodType<Value>, missing: Value) =>
  schema.nullish().transform((value) => value ?? missing)

/**
 * The shape that is taken. Models that are not held to a schema leave out what they think goes
 * without saying; whether a value is one of ours is for the gates, claim by claim.
 */
const Answer = z.object({
  claims: z.array(
    z.object({
      quote: z.string(),
      subject: z.string(),
      subjectType: or(z.string(), 'thing'),
      predicate: z.string(),
      object: z.union([z.string(), z.number().transform(String)]),
      objectType: or(z.string(), 'text'),
      unit: orNull,
      stance: or(z.string(), 'states'),
      isCorrection: or(z.boolean(), false),
      validFrom: orNull,
      validTo: orNull,
      confidence: or(z.number(), 0.7),
      statement: or(z.string(), ''),
    }),
  ),
})

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

/**
 * What a chat completion proposes.
 *
 * Refuses with `Incompatible` when it is a refusal, is cut short, or is not in the shape asked for.
 * The message says what was wrong and quotes nothing: the answer repeats the content.
 */
export function readAnswer(completion: unknown, model: string): readonly Proposal[] {
  const wrong = (how: string) => new Incompatible(`The model ${model} ${how}.`)
  const envelope = Completion.safeParse(completion)
  if (!envelope.success) throw wrong('answered without a choice')
  const { finish_reason: reason, message } = envelope.data.choices[0]!
  if (message.refusal) throw wrong('refused to answer')
  if (reason === 'content_filter') throw wrong('was kept from answering by a filter')
  if (reason === 'length') throw wrong('did not finish its answer')
  const found = firstObject(message.content ?? '')
  if (found === undefined) throw wrong('answered without a JSON object')
  const answer = Answer.safeParse(found)
  if (answer.success) return answer.data.claims.slice(0, CLAIMS_MAX)
  const { path, code } = answer.error.issues[0]!
  throw wrong(`answered in another shape: ${path.join('.') || 'answer'}: ${code}`)
}

/** The first JSON object of a text: bare, behind an introduction, or in a code fence. */
function firstObject(text: string): unknown {
  const said = text.slice(0, ANSWER_CHARACTERS_MAX).replace(/^\s*<think>.*?<\/think>/s, '')
  const start = said.indexOf('{')
  if (start === -1) return undefined
  try {
    return JSON.parse(said.slice(start, endOfObject(said, start)))
  } catch {
    return undefined
  }
}

/** Behind the bracket that closes the one at `start`; brackets inside strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (isQuoted) {
      if (character === '\\') index++
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return index + 1
  }
  return text.length
}
