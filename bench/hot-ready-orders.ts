import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { endGoodsOf, goodsToOrder, reserveGoods } from '../server/src/ready/index.ts'
import { transaction } from '../server/src/platform/db/db.ts'
import { asPerson, crowd, stocked } from './lib/hot-ready-goods.ts'
import type { Portal } from './lib/portal.ts'
import type { RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'
import { asFinding, clients, inTurns } from './lib/turns.ts'

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
export async function hotOrders(portal: Portal, options: RoundsOptions): Promise<Finding> {
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
      await reserveGoods(one, number, goods, at)
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
