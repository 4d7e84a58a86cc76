import type { Db } from '../src/platform/db/db.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Orders where an act on them is possible: each for one act, which ends it. */
export interface OrdersThatGo {
  /** The code of their client. */
  readonly code: string
  /** Of the agent. */
  readonly draft: number
  readonly sent: number
  /** To complete. */
  readonly returned: number
  /** Of ready goods: undecided, and confirmed. */
  readonly requested: number
  readonly confirmed: number
}

/** Orders that never existed. */
export const noOrders: OrdersThatGo = {
  code: '999999',
  draft: never,
  sent: never,
  returned: never,
  requested: never,
  confirmed: never,
}

const day = '2025-11-14'
const texts = {
  order_reference: '',
  payment: 'R60',
  notes: '',
  carrier_note: '',
  handle: 'Ponte',
  groove: '',
}
const kitchen = { model: 'Alba', finish: 'Noce', worktop: '', carcass: '', plinth: '', feet: '', ...texts }
let made = 0

/** Gives both agencies new orders of that kind; the world then holds their ids. */
export async function ordersThatGo(db: Db, world: World): Promise<void> {
  const { agent, southAgent } = world.people
  const one = async (client: number, by: number, status: string, ready = false): Promise<number> => {
    made += 1
    const sent = status !== 'draft'
    const pickup = { decide_by: '2025-11-17', pickup_from: '2025-11-17', pickup_until: '2099-12-31' }
    const { id } = await db
      .insertInto('orders')
      .values({
        ...kitchen,
        type: ready ? 'ready' : 'furniture',
        ...(ready && pickup),
        status,
        since: day,
        number: sent ? `OM-2025/${String(90_000 + made)}` : null,
        sent_at: sent ? day : null,
        client_id: client,
        order_date: day,
        reference: `Famiglia ${made}`,
        user_name: 'Sara',
        vat_number: '00743110157',
        email: 'sara@shops.example',
        created_at: day,
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_lines')
      .values({ order_id: id, n: 1, quantity: 2, description: 'Base 60', product_code: 'B60' })
      .execute()
    const sha256 = 'b'.repeat(64)
    const file = { name: 'ordine.pdf', mime: 'application/pdf', bytes: 9, sha256 }
    const { id: file_id } = await db
      .insertInto('files')
      .values({ ...file, stored_as: `0d${String(made).padStart(30, '0')}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_papers')
      .values({ order_id: id, revision: 1, file_id, sha256, made_at: day })
      .execute()
    return id
  }
  const of = async (client: number, code: string, by: number): Promise<OrdersThatGo> => ({
    code,
    draft: await one(client, by, 'draft'),
    sent: await one(client, by, 'sent'),
    returned: await one(client, by, 'to_complete'),
    requested: await one(client, by, 'requested', true),
    confirmed: await one(client, by, 'confirmed', true),
  })
  world.orders = {
    north: await of(world.north.client, '014207', agent.id),
    south: await of(world.south.client, '020001', southAgent.id),
  }
}
