import { createServer } from 'node:net'
import { NoServer } from '../errors.ts'

export type PortState = 'free' | 'taken' | 'forbidden'

/** Tries to listen on the loopback port, and lets go of it at once. */
export function checkPort(port: number): Promise<PortState> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken')
      else if (error.code === 'EACCES') resolve('forbidden')
      else reject(error)
    })
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () =>
      probe.close(() => resolve('free')),
    )
  })
}

/** A loopback port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** The port to give to Neo4j: the wanted one when it is free, any free one for 0. */
export async function claimPort(wanted: { port: number; setting: string }): Promise<number> {
  const { port, setting } = wanted
  if (port === 0) return freePort()
  const state = await checkPort(port)
  if (state === 'free') return port
  const why =
    state === 'taken' ? 'is already taken by another program' : 'may not be opened by this user'
  throw new NoServer(
    `Port ${port} on 127.0.0.1 ${why}, so Neo4j cannot listen there. ` +
      `Stop that program, or set ${setting} to another port (0 picks a free one).`,
  )
}
