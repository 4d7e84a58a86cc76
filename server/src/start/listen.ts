import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'

/** The start cannot go on; the message is one line for the person at the screen. */
export class StartError extends Error {}

/** Opens the port. Gives the address to open in a browser. */
export async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw explain(error, port, host)
  }
  const address = app.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere || host === '127.0.0.1' ? 'localhost' : host}:${actual}`
}

function explain(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop the program there, or set PORT.`)
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights: set PORT to 1024 or above.`)
  if (code === 'EADDRNOTAVAIL') return new StartError(`This machine has no address ${host}: set HOST.`)
  return error
}
