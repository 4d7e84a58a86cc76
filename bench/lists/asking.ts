import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type pg from 'pg'
import type { RoundsOptions } from '../lib/rounds.ts'
import { different } from './asked.ts'

/** A server of its own process, beside those it is measured with. */
export interface Server {
  readonly port: number
  stop(): void
}

/** Starts a program that waits for a message and answers with its port. */
export async function startServer(
  program: URL,
  connection: pg.PoolConfig,
  message: object = {},
): Promise<Server> {
  // The log is written as in production, to an output nobody looks at.
  const child = fork(fileURLToPath(program), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { types: _types, ...plain } = connection
  child.send({ ...message, connection: plain })
  const [port] = (await once(child, 'message')) as [number]
  return { port, stop: () => void child.kill() }
}

/** As short as in the tests: whether it measures, not how much. */
export const isTiny = ({ seconds = 4 }: RoundsOptions): boolean => seconds < 1
/** How many connections ask at once. */
export const loads = (options: RoundsOptions): readonly number[] => (isTiny(options) ? [8] : [16, 64])
/** Sessions that ask in turn: one may ask ten times a second, and of one address 3,000 new ones may come in a minute. */
export const people = (options: RoundsOptions): number => (isTiny(options) ? 40 : 500)
/** How many of the requests are proved to have the same rows: all where there is time, a few in the tests. */
export const proved = (options: RoundsOptions): number => (isTiny(options) ? 24 : different)

export interface Target {
  readonly port: number
  readonly requests: {
    readonly method?: 'POST'
    readonly path: string
    readonly headers: Record<string, string>
    readonly body?: string
  }[]
}

/** How many requests a second are answered; one that is refused is an error. */
export async function perSecond(
  { port, requests }: Target,
  connections: number,
  duration: number,
): Promise<number> {
  // Each connection asks for a part of them, so that together they ask for all.
  let begun = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    // In the tests so many requests and not so long: a busy machine answers none in a moment.
    // It looks once per sample whether all are answered: by itself every second.
    ...(duration < 1 ? { amount: 4 * connections, sampleInt: 50 } : { duration }),
    setupClient: (client) => {
      const own = begun++
      client.setRequests(requests.filter((_, n) => n % connections === own))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`port ${port}: ${result.non2xx} refused, ${result.errors} failed`)
  const found = result['2xx'] / result.duration
  if (!(found > 0)) throw new Error(`port ${port}: nothing was answered`)
  return found
}
