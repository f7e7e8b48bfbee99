import { readConfig } from '../../config.ts'
import { Unauthenticated, Unavailable } from '../../errors.ts'
import type { Status } from '../../memory/inspect/status.ts'

const QUERY = `{ status { version schemaVersion namespaces isHealthy problems
  neo4j { version edition indexCount onlineIndexCount } census { label count } } }`

/** Asks a running server, as any other client would. STEMMA_TOKEN is sent when it is set. */
export async function statusCommand({ json = false }: { json?: boolean }): Promise<void> {
  const { host, port, token } = readConfig()
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/graphql`
  const status = await ask(url, token)
  if (json) {
    console.log(JSON.stringify(status, null, 2))
    return
  }
  const { neo4j, census, namespaces, problems } = status
  console.log(
    [
      `Stemma ${status.version} at ${url}`,
      `Neo4j ${neo4j.version} ${neo4j.edition}, schema ${status.schemaVersion}, ${neo4j.onlineIndexCount} of ${neo4j.indexCount} indexes online`,
      `namespaces: ${namespaces.join(', ')}`,
      ...census.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${count}`),
      ...problems,
      status.isHealthy ? 'healthy' : 'not healthy',
    ].join('\n'),
  )
  if (!status.isHealthy) process.exitCode = 1
}

async function ask(url: string, token: string | undefined): Promise<Status> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const body = JSON.stringify({ query: QUERY })
  const response = await fetch(url, { method: 'POST', headers, body }).catch((cause) => {
    throw new Unavailable(`No server answers at ${url}. Start one with \`npm start\`.`, { cause })
  })
  if (response.status === 401) {
    throw new Unauthenticated(`${url} wants a token: set STEMMA_TOKEN.`)
  }
  const { data, errors } = (await response.json()) as {
    data?: { status: Status }
    errors?: { message: string }[]
  }
  if (errors !== undefined || data === undefined) {
    throw new Unavailable(errors?.map(({ message }) => message).join(' ') ?? 'no answer')
  }
  return data.status
}
