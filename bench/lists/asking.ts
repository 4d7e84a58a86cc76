import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type pg from 'pg'
import { isTiny, type Ratio, ratio, type RoundsOptions } from '../lib/rounds.ts'
import { type Asked, different } from './asked.ts'
import { browser } from './same.ts'

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
  target: Target,
  connections: number,
  duration: number,
  onAnswer: (milliseconds: number) => void = () => undefined,
): Promise<number> {
  const { port, requests } = target
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
      client.on('response', (_status, _bytes, milliseconds) => onAnswer(milliseconds))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `port ${port}: ${result.non2xx} refused (${JSON.stringify(result.statusCodeStats)}), ${result.errors} failed, ${result.timeouts} of them timed out`,
    )
  const found = result['2xx'] / result.duration
  if (!(found > 0)) throw new Error(`port ${port}: nothing was answered`)
  return found
}

/** A list as the portal is asked for it, by sessions in turn. */
export const portalTarget = ({ url }: Asked, port: number, tokens: readonly string[]): Target => ({
  port,
  requests: tokens.map((token, n) => ({ path: url(n % different), headers: { ...browser, token } })),
})

/**
 * Seconds before anything counts. A server runs for weeks, and V8 needs some ten thousand requests until it has compiled
 * what they run through: Node's time for a page of lines was 0.59 ms in the first three thousand, 0.46 from there on. The
 * bare handler, which is a few lines, is done at once.
 */
const warmUp = 8

/** The portal's requests a second as a share of another's, measured in turns, and how many the other answered first. */
export async function shareOf(
  portal: Target,
  other: Target,
  connections: number,
  { rounds = 10, seconds = 4 }: RoundsOptions,
): Promise<{ readonly share: Ratio; readonly perSecond: number }> {
  const found = { portal: [] as number[], other: [] as number[] }
  const measure = async (which: keyof typeof found, duration: number) =>
    perSecond(which === 'portal' ? portal : other, connections, duration)
  for (const which of ['portal', 'other'] as const) await measure(which, seconds < 1 ? seconds : warmUp)
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['portal', 'other'] as const) : (['other', 'portal'] as const))
      found[which].push(await measure(which, seconds))
  // Requests a second, not times: "slow over fast" of the two is the share that is left.
  const share = ratio({ name: 'portal', rounds: found.portal }, { name: 'other', rounds: found.other })
  return { share, perSecond: Math.round(found.other[0] ?? 0) }
}

/** Milliseconds within which nineteen of twenty requests are answered. */
export async function slowTwentieth(target: Target, connections: number, duration: number): Promise<number> {
  const waited: number[] = []
  await perSecond(target, connections, duration, (milliseconds) => waited.push(milliseconds))
  return waited.toSorted((a, b) => a - b)[Math.ceil(0.95 * waited.length) - 1] ?? Number.NaN
}
