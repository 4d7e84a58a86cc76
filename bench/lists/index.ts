import type pg from 'pg'
import { benchServer } from '../lib/database.ts'
import { many, manyClients } from '../lib/many-clients.ts'
import { manyContents, manyItems } from '../lib/many-contents.ts'
import { manyDocuments, manyInvoices } from '../lib/many-invoices.ts'
import { manyOrders } from '../lib/many-orders.ts'
import { articlesOf, manyPrices } from '../lib/many-prices.ts'
import { isTiny, type RoundsOptions } from '../lib/rounds.ts'
import { sessions } from '../lib/session.ts'
import { type Finding, times } from '../lib/table.ts'
import { priceSearches, product } from '../prices/asked.ts'
import { all } from './all.ts'
import {
  type Asked,
  different,
  lists,
  listsOfContents,
  listsOfInvoices,
  listsOfMany,
  listsOfOrders,
} from './asked.ts'
import {
  loads,
  people,
  portalTarget,
  proved,
  type Server,
  shareOf,
  slowTwentieth,
  startServer,
  type Target,
} from './asking.ts'
import { browser, type Ports, sameRows } from './same.ts'

/** A group of lists, and the rows they are asked for over. */
interface Ground {
  readonly asked: readonly Asked[]
  /** Fills the demonstration company further. */
  readonly prepare?: (pool: pg.Pool, options: RoundsOptions) => Promise<void>
  /** How many there are then, in words. */
  readonly of?: string
  /** How many ask at once, where the goal says so. */
  readonly connections?: number
  /** Milliseconds within which nineteen of twenty requests are to be answered. */
  readonly within?: number
}

/** P1 and P2: lists and search over HTTP as a browser asks, ÷ the best bare handler, at 16 and 64 connections. */
export const listsAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against({ asked: lists }, options)

/** The same with as many clients as a large network has. */
export const manyClientsAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against({ asked: listsOfMany, prepare: manyClients, of: ` of ${many}` }, options)

/** P1: the list of orders, with its counts by status, over a hundred thousand of them. */
export const manyOrdersAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against({ asked: listsOfOrders, prepare: manyOrders, of: ' of 100000' }, options)

/** P1: the list of invoices, with how many stand how, over two hundred thousand of them. */
export const manyInvoicesAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against({ asked: listsOfInvoices, prepare: manyInvoices, of: ` of ${manyDocuments}` }, options)

/** P1: the list of news with how many are unread, and one of them with its neighbours, over ten years of them. */
export const manyContentsAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against({ asked: listsOfContents, prepare: manyContents, of: ` of ${manyItems}` }, options)

/** P15: the search of prices over a million of them. */
export const pricesAgainstBare = (options: RoundsOptions): Promise<Finding[]> =>
  against(
    {
      asked: priceSearches,
      prepare: async (pool, given) => {
        await pool.query(product)
        await manyPrices(pool, articlesOf(isTiny(given)), 10)
      },
      of: ' over a million',
      connections: 16,
      within: 100,
    },
    options,
  )

async function against(ground: Ground, options: RoundsOptions): Promise<Finding[]> {
  const { asked, prepare, of = '' } = ground
  const server = await benchServer()
  const children: Server[] = []
  try {
    const { connection, pool } = await server.demo()
    await prepare?.(pool, options)
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
      const round = { index, ports, tokens, of, ...options }
      for (const connections of isTiny(options) || !ground.connections
        ? loads(options)
        : [ground.connections])
        findings.push(await compare(call, { ...round, connections }))
      if (ground.within !== undefined)
        findings.push(await slowest(call, { ...round, connections: ground.connections ?? 16 }, ground.within))
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
  readonly of: string
}

async function compare(call: Asked, given: Round): Promise<Finding> {
  const { index, ports, tokens, connections, of, ...options } = given
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
    what: `${call.name}${of}, ${connections} connections ÷ bare handler (${perSecond}/s)`,
    found: times(share),
    target: `≥ ${call.target}`,
    reached: share.low >= call.target,
  }
}

/** How long the slowest of the asked wait, all other things as they were. */
async function slowest(call: Asked, given: Round, most: number): Promise<Finding> {
  const { ports, tokens, connections, of, seconds = 4 } = given
  const found = await slowTwentieth(portalTarget(call, ports.portal, tokens), connections, seconds)
  return {
    goal: call.goal,
    what: `${call.name}${of}, ${connections} connections: nineteen of twenty answered within`,
    found: `${found.toFixed(1)} ms`,
    target: `< ${most} ms`,
    reached: found < most,
  }
}
