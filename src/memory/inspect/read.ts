import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Label } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'

export const DETAILS = ['brief', 'verbose', 'full'] as const
export type Detail = (typeof DETAILS)[number]

/** How many characters of a body each level of detail shows. */
export const BODY_MAX: Readonly<Record<Detail, number>> = {
  brief: 480,
  verbose: 2_000,
  full: Number.POSITIVE_INFINITY,
}

export const ReadInput = z.object({
  ids: z.array(z.string().min(1)).min(1).max(16),
  detail: z.enum(DETAILS).default('brief'),
})

export interface ReadMemory {
  readonly id: string
  readonly label: Label
  readonly namespace: string
  /** The main text of the node, cut to what the detail allows. */
  readonly body: string
  readonly isCut: boolean
  /** Every property but the body, as text. Instants are ISO 8601. */
  readonly properties: readonly { readonly name: string; readonly value: string }[]
  readonly supersededBy: string | null
  /** The ways in which a skill is known to fail, newest first. Empty for everything else. */
  readonly failures: readonly {
    readonly id: string
    readonly description: string
    readonly observedAt: Date
  }[]
  readonly provenance: {
    readonly writerId: string
    readonly transport: string
    readonly trustAtWrite: number
  } | null
}

const BODIES = ['content', 'statement', 'body', 'canonicalName', 'description', 'title', 'name']

/** Whole nodes by id, in the order asked. Missing and foreign ids are simply not there. */
export async function read(
  { graph, principal }: Context,
  request: z.input<typeof ReadInput>,
): Promise<readonly ReadMemory[]> {
  const { ids, detail } = parse(ReadInput, request)
  const rows = await graph.run(cypher.node.open, { ids, namespaces: visibleTo(principal) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [memoryOf(row, BODY_MAX[detail])]
  })
}

type Row = NonNullable<(typeof cypher.node.open)['result']>[number]

function memoryOf(row: Row, bodyMax: number): ReadMemory {
  const { id, label, properties, supersededBy, writerId, transport, trustAtWrite } = row
  const bodyName = BODIES.find((name) => typeof properties[name] === 'string')
  const body = bodyName === undefined ? '' : String(properties[bodyName])
  const characters = bodyMax === Number.POSITIVE_INFINITY ? [] : [...body]
  const isCut = characters.length > bodyMax
  return {
    id,
    label: label as Label,
    namespace: String(properties.namespace),
    body: isCut ? `${characters.slice(0, bodyMax - 1).join('')}…` : body,
    isCut,
    properties: Object.entries(properties)
      .filter(([name, value]) => value !== null && name !== bodyName)
      .map(([name, value]) => ({ name, value: textOf(value) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    supersededBy,
    failures: (row.failures as unknown as ReadMemory['failures']).toSorted(
      (a, b) => b.observedAt.getTime() - a.observedAt.getTime() || (a.id < b.id ? -1 : 1),
    ),
    provenance:
      writerId === null || transport === null || trustAtWrite === null
        ? null
        : { writerId, transport, trustAtWrite },
  }
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
