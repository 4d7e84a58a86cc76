import type pg from 'pg'
import { benchServer } from '../lib/database.ts'
import { many, manyClients } from '../lib/many-clients.ts'
import { ratio, type RoundsOptions } from '../lib/rounds.ts'
import { sessions } from '../lib/session.ts'
import { type Finding, times } from '../lib/table.ts'
import { type Asked, different, lists, listsOfMany } from './asked.ts'
import { loads, people, perSecond, proved, type Server, startServer } from './asking.ts'
import { browser, type Ports, sameRows } from './same.ts'

/** P1 and P2: lists and search over HTTP as a browser asks, ÷ the best bare handler, at 16 and 64 connections. */
export const listsAgainstBare = (options: RoundsOptions): Promise<Finding[]> => against(lists, options)

/** The same with as many clients as a large network has. */
export const manyClientsAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against(listsOfMany, options, manyClients)

const all = [...lists, ...listsOfMany]

async function against(
  asked: readonly Asked[],
  options: RoundsOptions,
  prepare?: (pool: pg.Pool) => Promise<void>,
): Promise<Finding[]> {
  const server = await benchServer()
  const children: Server[] = []
  try {
    const { connection, pool } = await server.demo()
    await prepare?.(pool)
    const start = async (which: 'portal' | 'bare') => {
      const started = await startServer(new URL('server.ts', import.meta.url), connection, { which })
      children.push(started)
      return started.port
    }
    const ports = { portal: await start('portal'), bare: await start('bare') }
    const findings: Finding[] = []
    for (const call of asked) {
      const tokens = await sessions(pool, call.who, people(options))
      const index = all.indexOf(call)
      await sameRows(call, index, ports, tokens[0] ?? '', proved(options))
      for (const connections of loads(options))
        findings.push(
          await compare(call, {
            index,
            ports,
            tokens,
            connections,
            ...options,
            prepared: prepare !== undefined,
          }),
        )
    }
    return findings
  } finally {
    for (const child of children) child.stop()
    await server.close()
  }
}

interface Round extends RoundsOptions {
  readonly index: number
  readonly ports: Ports
  readonly tokens: readonly string[]
  readonly connections: number
  readonly prepared: boolean
}

async function compare(call: Asked, given: Round): Promise<Finding> {
  const { index, ports, tokens, connections, rounds = 10, seconds = 4, prepared } = given
  const to = {
    portal: {
      port: ports.portal,
      requests: tokens.map((token, n) => ({ path: call.url(n % different), headers: { ...browser, token } })),
    },
    bare: {
      port: ports.bare,
      requests: Array.from({ length: different }, (_, n) => ({
        path: `/${index}${call.url(n)}`,
        headers: browser,
      })),
    },
  }
  const found = { portal: [] as number[], bare: [] as number[] }
  for (const which of ['portal', 'bare'] as const)
    await perSecond(to[which], connections, Math.min(seconds, 2))
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['portal', 'bare'] as const) : (['bare', 'portal'] as const))
      found[which].push(await perSecond(to[which], connections, seconds))
  // Requests a second, not times: "slow over fast" of the two is the share that is left.
  const share = ratio({ name: 'portal', rounds: found.portal }, { name: 'bare', rounds: found.bare })
  return {
    goal: call.goal,
    what: `${call.name}${prepared ? ` of ${many}` : ''}, ${connections} connections ÷ bare handler (${Math.round(found.bare[0] ?? 0)}/s)`,
    found: times(share),
    target: `≥ ${call.target}`,
    reached: share.low >= call.target,
  }
}
