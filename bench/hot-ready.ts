import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { holdReady, releaseReady } from '../server/src/ready/actions/hold.ts'
import { endGoodsOf, goodsToOrder, reserveGoods } from '../server/src/ready/index.ts'
import { transaction } from '../server/src/platform/db/db.ts'
import type { Context } from '../server/src/platform/context.ts'
import { benchServer } from './lib/database.ts'
import { fastifyPortal, type Portal } from './lib/portal.ts'
import { ratio, type RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import { type Finding, times } from './lib/table.ts'

const pieces = 20
const people = 500

/**
 * P13: everybody wants one article that is ready. Hundreds of people at once hold its last pieces; then holds a second,
 * taken and let go, beside a bare guarded UPDATE of its row, and what orders reserve and give back beside the bare
 * statements that change the same rows.
 */
export async function oneHotReadyArticle(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const { connection, pool } = await server.demo()
  const portal = await fastifyPortal(connection, await session(pool, 'admin@mandato.example'))
  try {
    return [
      await lastPieces(portal, options),
      await hotArticle(portal, options),
      await hotOrders(portal, options),
    ]
  } finally {
    await portal.close()
    await server.close()
  }
}

let made = 0
/** An article of its own of which so many pieces are there. */
async function stocked({ pool }: Portal, counted: number): Promise<number> {
  made += 1
  const { rows } = await pool.query<{ id: number }>(
    `with a as (insert into appliances (code, name) values ($1, 'Lavastoviglie') returning id)
     insert into ready_goods (appliance_id, counted, counted_at) select id, $2, now() from a returning appliance_id as id`,
    [`HOTREADY-${made}`, counted],
  )
  return rows[0]?.id ?? 0
}

/** The ids of so many people. */
async function crowd({ pool }: Portal, size: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, name, user_type, language, password_hash)
     select 'crowd-' || gen_random_uuid() || '@shops.example', 'Crowd', 4, 'it', '' from generate_series(1, $1)
     returning id`,
    [size],
  )
  return rows.map(({ id }) => id)
}

const asPerson = ({ context }: Portal, id: number, db: Context['db']): Context => ({
  ...context,
  db,
  user: { ...context.user, id },
})

async function lastPieces(portal: Portal, { rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding> {
  const calls = seconds < 1 ? 50 : people
  const wrong: string[] = []
  const ids = await crowd(portal, calls)
  for (let round = 0; round < rounds; round += 1) {
    const article = await stocked(portal, pieces)
    const answers = await Promise.allSettled(
      ids.map((id) =>
        transaction(portal.db, (tx) => holdReady(asPerson(portal, id, tx), { id: article, quantity: 1 })),
      ),
    )
    const granted = answers.filter(({ status }) => status === 'fulfilled').length
    if (granted !== pieces) wrong.push(`${granted} granted`)
  }
  return {
    goal: 'P13',
    what: `${calls} holds at once for ${pieces} ready pieces, ${rounds} rounds`,
    found: `${wrong.length} oversold or failed${wrong.length > 0 ? `: ${wrong.slice(0, 3).join('; ')}` : ''}`,
    mayBeZero: true,
    target: '0',
    reached: wrong.length === 0,
  }
}

const clients = 16
/** Holds a second on one article, each taken and let go ÷ two bare guarded UPDATEs of its row. */
async function hotArticle(portal: Portal, options: RoundsOptions): Promise<Finding> {
  const { db, pool } = portal
  const article = await stocked(portal, 99_999)
  const bare = await stocked(portal, 99_999)
  const ids = await crowd(portal, clients)
  const act = async (id: number) => {
    const hold = await transaction(db, (tx) =>
      holdReady(asPerson(portal, id, tx), { id: article, quantity: 1 }),
    )
    await transaction(db, (tx) => releaseReady(asPerson(portal, id, tx), hold.id))
  }
  const update = async () => {
    for (const by of [-1, 1])
      await pool.query({
        name: 'guarded-ready',
        text: `update ready_goods set counted = counted + $2 where appliance_id = $1 and counted + $2 >= 0
          returning appliance_id`,
        values: [bare, by],
      })
  }
  const share = await inTurns((client) => act(ids[client] ?? 0), update, options)
  return asFinding(`holds on one ready article, ${clients} clients`, share)
}

/** What an order writes of itself: beside its goods it is the same for both. */
const newOrder = (client: number, by: number) =>
  ({
    text: `insert into orders (type, status, number, sent_at, since, client_id, order_date, reference, order_reference, payment, notes,
        carrier_note, model, finish, handle, groove, worktop, carcass, plinth, feet, user_name, vat_number, created_at,
        created_by, pickup_from, pickup_until)
      values ('ready', 'requested', 'B-' || gen_random_uuid(), now(), now(), $1, current_date, '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
        now(), $2, current_date + 2, current_date + 5) returning id`,
    values: [client, by],
  }) as const

/**
 * Orders a second on one article, each reserving a piece and giving it back: what goods an order may have, its prices, the
 * holds and the queue, all under the lock of the row ÷ the bare statements that change the same rows.
 */
async function hotOrders(portal: Portal, options: RoundsOptions): Promise<Finding> {
  const { db, pool, context } = portal
  const article = await stocked(portal, 99_999)
  const bare = await stocked(portal, 99_999)
  const ids = await crowd(portal, clients)
  const { rows } = await pool.query<{ id: number }>('select id from clients order by id limit 1')
  const client_id = rows[0]?.id ?? 0
  const act = async (person: number) => {
    const at = context.clock.now()
    const id = await transaction(db, async (tx) => {
      const one = asPerson(portal, person, tx)
      const goods = await goodsToOrder(one, client_id, [{ id: article, quantity: 1 }], at)
      const { text, values } = newOrder(client_id, person)
      const { rows: made } = await tx.executeQuery<{ id: number }>(CompiledQuery.raw(text, [...values]))
      const number = made[0]?.id ?? 0
      await reserveGoods(one, { id: number, client_id }, goods, at)
      return number
    })
    await transaction(db, (tx) => endGoodsOf(asPerson(portal, person, tx), id, 'freed', at))
  }
  const guarded = async (by: number, change: (on: pg.PoolClient) => Promise<number>) => {
    const on = await pool.connect()
    try {
      await on.query('begin')
      await on.query({
        name: 'guarded-order',
        text: `update ready_goods set counted = counted + $2 where appliance_id = $1 and counted + $2 >= 0
          returning appliance_id`,
        values: [bare, by],
      })
      const id = await change(on)
      await on.query('commit')
      return id
    } finally {
      on.release()
    }
  }
  const update = async (person: number) => {
    const id = await guarded(-1, async (on) => {
      const { rows: made } = await on.query<{ id: number }>({
        name: 'bare-order',
        ...newOrder(client_id, person),
        values: [client_id, person],
      })
      const number = made[0]?.id ?? 0
      await on.query({
        name: 'bare-reservation',
        text: 'insert into ready_reservations (order_id, appliance_id, quantity) values ($1, $2, 1)',
        values: [number, bare],
      })
      return number
    })
    await guarded(1, async (on) => {
      await on.query({
        name: 'bare-freed',
        text: `update ready_reservations set state = 'freed', ended_at = now() where order_id = $1 and state = 'open'`,
        values: [id],
      })
      return id
    })
  }
  const share = await inTurns(
    (client) => act(ids[client] ?? 0),
    (client) => update(ids[client] ?? 0),
    options,
  )
  return asFinding(`orders of one ready article, ${clients} clients`, share)
}

type Turn = (client: number) => Promise<unknown>
/** How many an act does a second as a share of the bare statements’, in turns, and how many these did first. */
async function inTurns(act: Turn, bare: Turn, { rounds = 10, seconds = 4 }: RoundsOptions) {
  const found = { act: [] as number[], bare: [] as number[] }
  const measure = { act: () => perSecond(seconds, act), bare: () => perSecond(seconds, bare) }
  for (const which of ['act', 'bare'] as const) await measure[which]()
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['act', 'bare'] as const) : (['bare', 'act'] as const))
      found[which].push(await measure[which]())
  const share = ratio({ name: 'act', rounds: found.act }, { name: 'bare', rounds: found.bare })
  return { share, first: Math.round(found.bare[0] ?? 0) }
}

const asFinding = (what: string, { share, first }: Awaited<ReturnType<typeof inTurns>>): Finding => ({
  goal: 'P13',
  what: `${what} ÷ guarded UPDATE (${first}/s)`,
  found: times(share),
  target: '≥ 0.5',
  reached: share.low >= 0.5,
})

async function perSecond(seconds: number, turn: (client: number) => Promise<unknown>): Promise<number> {
  let done = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n === 0 || performance.now() < end; n += 1) {
        await turn(client)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}
