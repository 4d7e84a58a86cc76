import type pg from 'pg'
import { benchServer } from '../lib/database.ts'
import { many, manyClients } from '../lib/many-clients.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import { sessions } from '../lib/session.ts'
import { type Finding, times } from '../lib/table.ts'
import { type Asked, different, lists, listsOfMany } from './asked.ts'
import {
  loads,
  people,
  portalTarget,
  proved,
  type Server,
  shareOf,
  startServer,
  type Target,
} from './asking.ts'
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
  const { index, ports, tokens, connections, prepared, ...options } = given
  const bare: Target = {
    port: ports.bare,
    requests: Array.from({ length: different }, (_, n) => ({
      path: `/${index}${call.url(n)}`,
      headers: browser,
    })),
  }
  const portal = portalTarget(call, ports.portal, tokens)
  const { share, perSecond } = await shareOf(portal, bare, connections, options)
  return {
    goal: call.goal,
    what: `${call.name}${prepared ? ` of ${many}` : ''}, ${connections} connections ÷ bare handler (${perSecond}/s)`,
    found: times(share),
    target: `≥ ${call.target}`,
    reached: share.low >= call.target,
  }
}
