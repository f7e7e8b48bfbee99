import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../../config.ts'
import { Forbidden, TooLarge } from '../../errors.ts'

/**
 * A server without authentication trusts whoever can reach it, and so must make sure that it is not
 * reached through somebody's web page: a page on another site, or a name that was re-bound to
 * 127.0.0.1, gives itself away by Host and Origin.
 */
export function refuseForeignPages({ headers }: IncomingMessage): void {
  if (!isLoopback(hostname(headers.host))) {
    throw new Forbidden(`This server answers to localhost only, not to ${headers.host}.`)
  }
  const { origin } = headers
  if (origin !== undefined && !isLoopback(hostname(origin.replace(/^\w+:\/\//, '')))) {
    throw new Forbidden(`Pages of ${origin} may not use this server.`)
  }
}

/**
 * Refuses with {@link TooLarge} what announces a body over the limit, and stops reading one that
 * turns out to be.
 */
export function limitBody(request: IncomingMessage, limitBytes: number): void {
  const message = `The body is larger than ${limitBytes} bytes. Nothing was changed.`
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new TooLarge(message)
  if (request.headers['transfer-encoding'] === undefined) return
  let seen = 0
  const push = request.push.bind(request)
  request.push = (chunk, encoding) => {
    seen += chunk?.length ?? 0
    if (seen <= limitBytes) return push(chunk, encoding)
    request.destroy(new TooLarge(message))
    return false
  }
}

function hostname(host = ''): string {
  return host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.replace(/:\d+$/, '')
}
