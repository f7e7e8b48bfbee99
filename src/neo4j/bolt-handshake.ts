import { connect } from 'node:net'

/**
 * Whether a Bolt server answers there: the first twenty bytes of the protocol, no more.
 *
 * An open port would not do. It says that somebody listens, not that Neo4j does.
 */
export function answersBolt(
  address: { host: string; port: number },
  timeoutMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...address, timeout: timeoutMs })
    const settle = (isBolt: boolean) => {
      socket.destroy()
      resolve(isBolt)
    }
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.write(HANDSHAKE))
    // The server answers with the one version it picked; zero means that it speaks none of them.
    socket.once('data', (answer) => settle(answer.length === 4 && answer.readUInt32BE(0) !== 0))
  })
}

/** The magic number, then four proposals: 5.8 down to 5.0, 4.4 down to 4.2, and two blanks. */
const HANDSHAKE = Buffer.from('6060b01700080805000204040000000000000000', 'hex')
