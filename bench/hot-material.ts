import { fastifyPortal, type Portal } from './lib/portal.ts'
import { faultsOfStock, newMaterial } from '../server/test/materials/stock.ts'
import { answerRequests } from '../server/src/materials/request-acts.ts'
import { load } from '../server/src/materials/actions/loads.ts'
import type { Context } from '../server/src/platform/context.ts'
import { transaction } from '../server/src/platform/db/db.ts'
import { benchServer } from './lib/database.ts'
import { ratio, type RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import { type Finding, times } from './lib/table.ts'

const pieces = 20
const clerks = 500

/**
 * P13: everybody wants one material. Five hundred calls at once for twenty pieces, and for random carts of twenty
 * materials, which lock several rows; then acts a second on one hot row beside a bare guarded UPDATE of it, by as many
 * clients over as many connections.
 */
export async function oneHotMaterial(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const { connection, pool } = await server.demo()
  const portal = await fastifyPortal(connection, await session(pool, 'admin@mandato.example'))
  try {
    const oversold = await lastPieces(portal, options)
    const findings = [oversold, await randomCarts(portal, options)]
    for (const clients of [16, 64]) findings.push(await hotRow(portal, clients, options))
    return findings
  } finally {
    await portal.close()
    await server.close()
  }
}

/** A material of its own with so many pieces. */
async function stocked({ context, db }: Portal, quantity: number): Promise<number> {
  materials += 1
  const product_id = await newMaterial(db, `HOT-${materials}`)
  const goods = { product_id, quantity, day: '2025-11-14', supplier: '', note: '' }
  await transaction(db, (tx) => load({ ...context, db: tx }, goods, undefined))
  return product_id
}
let materials = 0

const cart = async ({ agency, ask }: Portal, products: readonly number[]): Promise<number> => {
  const requests = products.map((product_id) => ({ product_id, quantity: 1 }))
  return ask('POST', '/api/v1.0/materiali/request', { requests, agency_id: agency })
}

async function lastPieces(portal: Portal, { rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding> {
  const took: number[] = []
  const wrong: string[] = []
  const calls = seconds < 1 ? 50 : clerks
  for (let round = 0; round < rounds; round += 1) {
    const product = await stocked(portal, pieces)
    const began = performance.now()
    const statuses = await Promise.all(Array.from({ length: calls }, () => cart(portal, [product])))
    took.push(performance.now() - began)
    const granted = statuses.filter((status) => status === 200).length
    if (granted !== pieces) wrong.push(`${granted} granted`)
    wrong.push(...statuses.filter((status) => status !== 200 && status !== 409).map(String))
    wrong.push(...(await faultsOfStock(portal.db, [product])))
  }
  return faults(`${calls} calls at once for ${pieces} pieces, ${rounds} rounds (${middle(took)} ms)`, wrong)
}

async function randomCarts(portal: Portal, { rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding> {
  const took: number[] = []
  const wrong: string[] = []
  const calls = seconds < 1 ? 50 : clerks
  for (let round = 0; round < rounds; round += 1) {
    const products: number[] = []
    for (let n = 0; n < 20; n += 1) products.push(await stocked(portal, pieces))
    const began = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: calls }, (_, n) =>
        // Strides of another length for each: every order of two rows is asked for.
        cart(
          portal,
          Array.from({ length: 5 }, (_, i) => products[(n + i * (1 + (n % 7))) % 20] ?? 0),
        ),
      ),
    )
    took.push(performance.now() - began)
    wrong.push(...statuses.filter((status) => status !== 200 && status !== 409).map(String))
    wrong.push(...(await faultsOfStock(portal.db, products)))
  }
  return faults(`${calls} carts of 5 of 20 materials, ${rounds} rounds (${middle(took)} ms)`, wrong)
}

const middle = (took: readonly number[]) => Math.round(took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0)
const faults = (what: string, wrong: readonly string[]): Finding => ({
  goal: 'P13',
  what,
  found: `${wrong.length} oversold or failed${wrong.length > 0 ? `: ${wrong.slice(0, 3).join('; ')}` : ''}`,
  mayBeZero: true,
  target: '0',
  reached: wrong.length === 0,
})

/** Decisions a second, each a commitment or a release on the same row, ÷ a bare guarded UPDATE of it. */
async function hotRow(portal: Portal, clients: number, options: RoundsOptions): Promise<Finding> {
  const { rounds = 10, seconds = 4 } = options
  const { db, pool, context, agency } = portal
  const product = await stocked(portal, 99_999)
  const bare = await stocked(portal, 99_999)
  const { rows: lines } = await pool.query<{ id: number }>(
    `insert into material_requests (product_id, agency_id, original, requested, requested_at)
     select $1, $2, 9, 9, now() from generate_series(1, $3) returning id`,
    [product, agency, clients],
  )
  const act = (id: number, turn: number) =>
    transaction(db, (tx) => answerRequests({ ...context, db: tx } as Context, [answer(id, turn)]))
  const update = (turn: number) =>
    pool.query({
      name: 'guarded',
      text: `update material_stock set committed = committed + $2
        where product_id = $1 and committed + $2 between 0 and on_hand and archived_at is null returning product_id`,
      values: [bare, turn % 2 === 0 ? 1 : -1],
    })
  const found = { act: [] as number[], bare: [] as number[] }
  const measure = {
    act: () => perSecond(clients, seconds, (client, turn) => act(lines[client]?.id ?? 0, turn)),
    bare: () => perSecond(clients, seconds, (_client, turn) => update(turn)),
  }
  for (const which of ['act', 'bare'] as const) await measure[which]()
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['act', 'bare'] as const) : (['bare', 'act'] as const))
      found[which].push(await measure[which]())
  const share = ratio({ name: 'act', rounds: found.act }, { name: 'bare', rounds: found.bare })
  return {
    goal: 'P13',
    what: `decisions on one material, ${clients} clients ÷ guarded UPDATE (${Math.round(found.bare[0] ?? 0)}/s)`,
    found: times(share),
    target: '≥ 0.5',
    reached: share.low >= 0.5,
  }
}

/** One piece more, one piece less: each turn is a whole decision. */
const answer = (id: number, turn: number) =>
  ({ id, status: 'partial', accepted_quantity: 1 + (turn % 2), note: '' }) as const

async function perSecond(
  clients: number,
  seconds: number,
  turn: (client: number, turn: number) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n === 0 || performance.now() < end; n += 1) {
        await turn(client, n)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}
