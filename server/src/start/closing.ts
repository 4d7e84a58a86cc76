import { once } from 'node:events'
import { Server } from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { failStart } from './fail.ts'
import { say } from './say.ts'

/** Milliseconds. Together with the jobs' own patience they stay below the ten seconds a container is given. */
const patience = {
  /** For a request that is on its way on a resting connection. */
  resting: 1_000,
  /** For what is being answered: an upload, a spreadsheet. */
  running: 7_000,
}

/** What has been opened so far, closed in the opposite order. */
export class Closers {
  #open: (() => Promise<unknown>)[] = []
  #closing = false

  /** From then on a start that is still under way fails for no other reason. */
  get closing(): boolean {
    return this.#closing
  }

  add(close: () => Promise<unknown>): void {
    this.#open.push(close)
  }

  /** Closes all; one that fails is told and does not keep the others open. */
  async closeAll(): Promise<void> {
    this.#closing = true
    for (let close = this.#open.pop(); close; close = this.#open.pop()) {
      await close().catch(failStart)
    }
  }
}

/** Ends the process in an orderly way at the first signal; hearing it again (Ctrl-C through npm comes twice) changes nothing. */
export function closeOnSignal(closers: Closers): void {
  let heard = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (heard) return
      heard = true
      say(`${signal}: finishing what runs`)
      const ended = closers.closeAll()
      ended.then(
        () => {
          say('stopped')
          // A start that was under way would otherwise go on without what has just been closed.
          process.exit()
        },
        () => process.exit(1),
      )
    })
  }
}

/** Connections that wait at the door are let in, one each turn of the loop: closing it would break them off. */
async function letIn(server: Server): Promise<void> {
  let turnsWithout = 0
  const came = (): void => void (turnsWithout = 0)
  server.on('connection', came)
  while (turnsWithout < 3) {
    turnsWithout += 1
    await setImmediate()
  }
  server.off('connection', came)
}

/**
 * Closes the server without dropping a request: no new connection is taken, each open one is closed after its
 * next answer, and only what hangs on for seconds is cut. Node's own close would cut resting connections at
 * once, and with them a request that is just arriving.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const { server } = app
  if (server.listening) {
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    const empty = once(server, 'close')
    await letIn(server)
    Server.prototype.close.call(server)
    await Promise.race([empty, delay(patience.resting, undefined, { ref: false })])
    server.closeIdleConnections()
    await Promise.race([empty, delay(patience.running, undefined, { ref: false })])
    server.closeAllConnections()
  }
  await app.close()
}
