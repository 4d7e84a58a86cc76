const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', '53300', '25P03'])

/**
 * Is the database away (restarting, down, out of connections), as opposed to having refused a statement?
 * PostgreSQL's classes 08 (connection) and 57P (operator intervention), the socket's own errors, and the
 * driver's words for a connection that broke, which carry no code.
 */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // A missing file of ours is not a missing socket.
  if (code === 'ENOENT') return syscall === 'connect'
  if (code !== undefined && (/^(08|57P0)/.test(code) || awayCodes.has(code))) return true
  return /connection terminated|timeout exceeded when trying to connect|connection is closed|client has encountered a connection error/i.test(
    error.message,
  )
}
