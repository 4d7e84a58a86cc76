import { deepStrictEqual } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { benchServer } from '../lib/database.ts'
import { many, manyClients } from '../lib/many-clients.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import { sessions } from '../lib/session.ts'
import { type Finding, times } from '../lib/table.ts'
import { type Asked, different, listsOfMany } from './asked.ts'
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
import { browser } from './same.ts'

const folder = new URL('../peer/', import.meta.url)

/**
 * P1 and P2 beside a real peer: the list of clients of the portal and of PostGraphile, on the same database, with the
 * same rows. PostGraphile checks no session and compresses nothing.
 */
export async function clientsBesidePeer(options: RoundsOptions): Promise<Finding[]> {
  install()
  const server = await benchServer()
  const started: Server[] = []
  try {
    const { connection, pool } = await server.demo()
    await manyClients(pool)
    await pool.query(await readFile(new URL('schema.sql', folder), 'utf8'))
    const portal = await startServer(new URL('server.ts', import.meta.url), connection, { which: 'portal' })
    started.push(portal)
    const peer = await startServer(new URL('server.mjs', folder), connection)
    started.push(peer)
    const findings: Finding[] = []
    for (const call of listsOfMany.filter(({ url }) => url(0).includes('/agencies/clients'))) {
      const tokens = await sessions(pool, call.who, people(options))
      await sameAsPeer(call, portal.port, peer.port, tokens[0] ?? '', proved(options))
      const targets = { portal: portalTarget(call, portal.port, tokens), peer: peerTarget(call, peer.port) }
      for (const connections of loads(options))
        findings.push(await compare(call, targets, connections, options))
    }
    return findings
  } finally {
    for (const one of started) one.stop()
    await server.close()
  }
}

/** The peer has a lock file of its own: whoever does not measure never installs it. */
function install(): void {
  if (existsSync(new URL('node_modules', folder))) return
  const { status } = spawnSync('npm', ['ci', '--omit=dev'], { cwd: fileURLToPath(folder), stdio: 'inherit' })
  if (status !== 0) throw new Error('PostGraphile was not installed')
}

async function compare(
  call: Asked,
  targets: Readonly<Record<'portal' | 'peer', Target>>,
  connections: number,
  options: RoundsOptions,
): Promise<Finding> {
  const { share, perSecond } = await shareOf(targets.portal, targets.peer, connections, options)
  return {
    goal: call.goal,
    what: `${call.name} of ${many}, ${connections} connections ÷ PostGraphile (${perSecond}/s)`,
    found: times(share),
    target: '> 1',
    reached: share.low > 1,
  }
}

const peerTarget = (call: Asked, port: number): Target => ({
  port,
  requests: Array.from({ length: different }, (_, n) => queryOf(call.url(n))),
})

const query = `query ($status: [String], $q: String, $first: Int, $offset: Int, $orderBy: [ClientRowOrderBy!]) {
  listedClients(status: $status, q: $q, first: $first, offset: $offset, orderBy: $orderBy) {
    totalCount
    nodes { id: rowId code business_name: businessName address city province country lat lng geo_quality: geoQuality
      phone customer_status: customerStatus sheet_status: sheetStatus agent last_order_date: lastOrderDate filters }
  }
}`
const keys: Readonly<Record<string, string>> = {
  last_order_date: 'LAST_ORDER_DATE',
  business_name: 'NAME_KEY',
  city: 'CITY_KEY',
  code: 'CODE',
}

/** The same list asked for in PostGraphile's language. */
function queryOf(address: string): Target['requests'][number] {
  const { searchParams: asked } = new URL(address, 'http://portal')
  const per = Number(asked.get('per_page'))
  const direction = asked.get('order') === 'desc' ? 'DESC' : 'ASC'
  const variables = {
    status: asked.get('status')?.split(',') ?? null,
    q: asked.get('q'),
    first: per,
    offset: (Number(asked.get('page')) - 1) * per,
    orderBy: [`${keys[asked.get('sort') ?? 'business_name']}_${direction}`, 'ROW_ID_ASC'],
  }
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...browser, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
}

/** @throws with the difference; a peer that gives other rows is none */
async function sameAsPeer({ url }: Asked, portal: number, peer: number, token: string, requests: number) {
  for (let n = 0; n < requests; n += 1) {
    const { path, ...sent } = queryOf(url(n))
    const [own, other] = await Promise.all([
      fetch(`http://127.0.0.1:${portal}${url(n)}`, { headers: { ...browser, token } }),
      fetch(`http://127.0.0.1:${peer}${path}`, sent),
    ])
    const { args } = (await own.json()) as {
      args: { response: object[]; pagination: { total: number } }
    }
    const { data } = (await other.json()) as {
      data: { listedClients: { totalCount: number; nodes: object[] } }
    }
    deepStrictEqual(data.listedClients.nodes, args.response, url(n))
    deepStrictEqual(data.listedClients.totalCount, args.pagination.total, url(n))
  }
}
