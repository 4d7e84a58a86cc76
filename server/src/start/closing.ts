import type { FastifyInstance } from 'fastify'
import { failStart } from './fail.ts'
import { say } from './say.ts'

const patience = 10_000

/** What has been opened so far, closed in the opposite order. */
export class Closers {
  #open: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.#open.push(close)
  }

  /** Closes all; one that fails is told and does not keep the others open. */
  async closeAll(): Promise<void> {
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

/** Closes the server: what runs may finish, what still hangs after ten seconds is cut. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
}
