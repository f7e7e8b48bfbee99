import DataLoader from 'dataloader'
import type { Context } from '../../memory/context.ts'
import { type Link, linksOf, readNodes } from '../../memory/inspect/node.ts'
import type { EdgeType } from '../../vocabulary.ts'
import type { LinkRequest, Loaders } from './context.ts'

/** Loaders of one request: a hundred `links` fields of one query become one statement. */
export function createLoaders(context: Context): Loaders {
  const nodes = new DataLoader(async (ids: readonly string[]) => {
    const found = await readNodes(context, ids)
    return ids.map((id) => found.get(id))
  })
  const links = new DataLoader<LinkRequest, readonly Link[], string>(
    (requests) => loadLinks(context, requests),
    { cacheKeyFn: (request) => `${request.id} ${shapeOf(request)}` },
  )
  return { node: (id) => nodes.load(id), links: (request) => links.load(request) }
}

/** Requests that differ only in the node share a statement; that is nearly always all of them. */
async function loadLinks(context: Context, requests: readonly LinkRequest[]): Promise<Link[][]> {
  const byShape = Map.groupBy(requests, shapeOf)
  const found = new Map<string, Map<string, Link[]>>()
  await Promise.all(
    [...byShape].map(async ([shape, group]) => {
      const { types, direction, limit } = group[0]!
      const ids = group.map(({ id }) => id)
      const edges = types as EdgeType[] | null
      found.set(shape, await linksOf(context, { ids, types: edges, direction, limit }))
    }),
  )
  return requests.map((request) => found.get(shapeOf(request))?.get(request.id) ?? [])
}

function shapeOf({ types, direction, limit }: LinkRequest): string {
  return JSON.stringify([types, direction, limit])
}
