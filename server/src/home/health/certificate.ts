import { connect } from 'node:tls'

/** Milliseconds the portal waits for its own address. */
const patience = 3_000

/**
 * The last day of the certificate under which the portal is reached.
 * @param url its public address
 * @returns null where there is none; `unreachable` where nobody answers there
 */
export async function certificateEnd(url: string): Promise<Date | null | 'unreachable'> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:') return null
  return new Promise((resolve) => {
    // Only its days are read, nothing is sent: an expired one is to be seen as well.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: patience,
    })
    const end = (answer: Date | 'unreachable') => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('secureConnect', () => {
      const last = new Date(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(last.getTime()) ? 'unreachable' : last)
    })
    socket.once('timeout', () => end('unreachable'))
    socket.once('error', () => end('unreachable'))
  })
}
