import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'

const FRESH_MS = 60_000
const REMEMBERED_MAX = 1_000

interface Known {
  readonly at: number
  readonly speakers: readonly string[]
}

/**
 * Who speaks in a set of namespaces, remembered for a minute. A question that names somebody new may
 * be read a minute late as one about a thing; it is still answered.
 */
export function speakersMemo() {
  const known = new Map<string, Known>()
  return async function speakersIn(
    { graph, now }: Pick<Context, 'graph' | 'now'>,
    namespaces: readonly string[],
  ): Promise<readonly string[]> {
    const key = namespaces.join(' ')
    const found = known.get(key)
    const at = now().getTime()
    if (found !== undefined && Math.abs(at - found.at) < FRESH_MS) return found.speakers
    const rows = await graph.run(cypher.session.speakers, { namespaces })
    const speakers = rows.map(({ speaker }) => speaker)
    if (known.size >= REMEMBERED_MAX) known.delete(known.keys().next().value!)
    known.set(key, { at, speakers })
    return speakers
  }
}
