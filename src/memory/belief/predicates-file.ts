import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { InvalidConfig } from '../../errors.ts'
import { type Predicate, REGISTRY, type Registry } from './registry.ts'

const NAME = /^[a-z][a-z0-9_]{0,59}$/
const PREDICATES_MAX = 200

const name = z.string().regex(NAME, 'expected lower case letters, digits and _')

/** One predicate of the file, as a deployment writes it. */
const Entry = z.strictObject({
  about: z.string().regex(/^[^\r\n]{1,200}$/, 'expected one line of at most 200 characters'),
  isFunctional: z.boolean(),
  inverse: name.exactOptional(),
  excludes: z.array(name).max(20).exactOptional(),
})

/**
 * The registry with the predicates of a JSON file added to it, each under its name; one that is there
 * already is replaced as a whole.
 *
 * Refuses with {@link InvalidConfig} when the file cannot be read or a predicate is malformed. Every
 * problem is listed, by the name of the predicate.
 */
export async function loadPredicates(path: string, registry = REGISTRY): Promise<Registry> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new InvalidConfig([`STEMMA_PREDICATES: ${path} cannot be read (${error.code})`])
  })
  return { ...registry, ...parsePredicates(text, registry) }
}

/** The predicates that a text lists, checked by themselves and against those they stand beside. */
export function parsePredicates(text: string, registry: Registry = REGISTRY): Registry {
  const entries = Object.entries(readObject(text))
  if (entries.length > PREDICATES_MAX) {
    throw new InvalidConfig([`STEMMA_PREDICATES: more than ${PREDICATES_MAX} predicates`])
  }
  const problems: string[] = []
  const added: Record<string, Predicate> = Object.create(null)
  for (const [predicate, value] of entries) {
    const entry = Entry.safeParse(value)
    if (!NAME.test(predicate)) {
      problems.push(`${predicate}: not a name; expected lower case letters, digits and _`)
    } else if (entry.success) added[predicate] = entry.data
    else {
      problems.push(
        ...entry.error.issues.map(
          ({ path, message }) => `${[predicate, ...path].join('.')}: ${message}`,
        ),
      )
    }
  }
  const all = { ...registry, ...added }
  if (problems.length === 0) problems.push(...misfits(all))
  if (problems.length > 0) {
    throw new InvalidConfig(problems.map((problem) => `STEMMA_PREDICATES: ${problem}`))
  }
  return { ...added }
}

function readObject(text: string): object {
  const refusal = new InvalidConfig(['STEMMA_PREDICATES: the file is no JSON object of predicates'])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal
  return value
}

/**
 * Claims of predicates that exclude each other are weighed together, which only works when they
 * agree on who they are; an inverse that does not lead back would tell another relation.
 */
function misfits(registry: Registry): string[] {
  return Object.entries(registry).flatMap(([name, { inverse, excludes = [] }]) => {
    const problems: string[] = []
    const family = familyOf(registry, name)
    if (inverse !== undefined && !Object.hasOwn(registry, inverse)) {
      problems.push(`${name}.inverse: ${inverse} is no predicate`)
    } else if (inverse !== undefined && registry[inverse]!.inverse !== name) {
      problems.push(`${name}.inverse: the inverse of ${inverse} is not ${name}`)
    }
    for (const other of excludes) {
      if (!Object.hasOwn(registry, other)) {
        problems.push(`${name}.excludes: ${other} is no predicate`)
      } else if (familyOf(registry, other) !== family) {
        problems.push(`${name}.excludes: ${other} must exclude the same predicates, and ${name}`)
      }
    }
    return problems
  })
}

function familyOf(registry: Registry, name: string): string {
  return [...new Set([name, ...(registry[name]!.excludes ?? [])])].toSorted().join(' ')
}
