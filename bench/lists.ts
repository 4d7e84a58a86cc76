import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type pg from 'pg'
import { benchServer } from './lib/database.ts'
import { many, manyClients } from './lib/many-clients.ts'
import { ratio, type RoundsOptions, type Timed } from './lib/rounds.ts'
import { type Finding, times } from './lib/table.ts'

/** A call to measure: who asks for what. */
export interface Asked {
  readonly goal: 'P1' | 'P2'
  readonly name: string
  readonly who: string
  readonly url: string
  /** At least this share of the bare handler's requests a second. */
  readonly target: number
}
export interface Served {
  readonly app: number
  readonly bare: number
  readonly tokens: Readonly<Record<string, string>>
}

const asked: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'agencies',
    who: 'admin@mandato.example',
    url: '/api/v1.0/agencies/1?sort=clients&order=desc&q=a',
    target: 0.7,
  },
  {
    goal: 'P1',
    name: 'lines',
    who: 'agent@mandato.example',
    url: '/api/v1.0/sales/lines/1?category=furniture&year=2025',
    target: 0.7,
  },
  {
    goal: 'P2',
    name: 'search',
    who: 'agent@mandato.example',
    url: '/api/v1.0/generic/search?q=cucine',
    target: 0.75,
  },
]

const askedOfMany: readonly Asked[] = [
  {
    goal: 'P1',
    name: `${many}-clients`,
    who: 'sales@mandato.example',
    url: '/api/v1.0/agencies/clients?page=1&per_page=50&status=active,dormant&sort=last_order_date&order=desc',
    target: 0.7,
  },
  {
    goal: 'P2',
    name: `${many}-clients-by-text`,
    who: 'sales@mandato.example',
    url: '/api/v1.0/agencies/clients?page=1&per_page=50&q=cucine',
    target: 0.75,
  },
  {
    goal: 'P2',
    name: `search-among-${many}`,
    who: 'sales@mandato.example',
    url: '/api/v1.0/generic/search?q=cucine',
    target: 0.75,
  },
]

/** P1 and P2: lists and search over HTTP against a bare handler on the same statements, at 16 and 64 connections. */
export const listsAgainstBare = (options: RoundsOptions): Promise<Finding[]> => against(asked, options)

/** The same with as many clients as a large network has. */
export const manyClientsAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against(askedOfMany, options, manyClients)

async function against(
  asked: readonly Asked[],
  { rounds = 10, seconds = 4 }: RoundsOptions,
  prepare?: (pool: pg.Pool) => Promise<void>,
): Promise<Finding[]> {
  const server = await benchServer()
  const child = fork(fileURLToPath(new URL('lists-server.ts', import.meta.url)))
  try {
    const { connection, pool } = await server.demo()
    await prepare?.(pool)
    const served = await start(child, connection, asked)
    const findings: Finding[] = []
    for (const call of asked)
      for (const connections of [16, 64])
        findings.push(await compare(call, served, connections, rounds, seconds))
    return findings
  } finally {
    child.kill()
    await server.close()
  }
}

async function start(
  child: ChildProcess,
  connection: pg.PoolConfig,
  asked: readonly Asked[],
): Promise<Served> {
  const { types: _types, ...plain } = connection
  child.send({ connection: plain, asked })
  const [served] = (await once(child, 'message')) as [Served]
  return served
}

async function compare(
  call: Asked,
  served: Served,
  connections: number,
  rounds: number,
  seconds: number,
): Promise<Finding> {
  const app = {
    url: `http://127.0.0.1:${served.app}${call.url}`,
    headers: { token: served.tokens[call.who] ?? '' },
  }
  const bare = { url: `http://127.0.0.1:${served.bare}/${call.name}`, headers: {} }
  const times2: { app: number[]; bare: number[] } = { app: [], bare: [] }
  await perSecond(app, connections, 1)
  await perSecond(bare, connections, 1)
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const)
    for (const which of order)
      times2[which].push(await perSecond(which === 'app' ? app : bare, connections, seconds))
  }
  const timed = (name: string, values: number[]): Timed => ({ name, rounds: values })
  // Requests a second, not times: "slow over fast" of the two is the share that is left.
  const share = ratio(timed('app', times2.app), timed('bare', times2.bare))
  return {
    goal: call.goal,
    what: `${call.name}, ${connections} connections ÷ bare handler`,
    found: times(share),
    target: `≥ ${call.target}`,
    reached: share.low >= call.target,
  }
}

async function perSecond(
  target: { url: string; headers: Record<string, string> },
  connections: number,
  duration: number,
): Promise<number> {
  const result = await autocannon({ ...target, connections, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}
