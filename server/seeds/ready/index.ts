import { OrderFields } from '@mandato/contract/orders/form'
import { moveOrder } from '../../src/orders/actions/step.ts'
import { orderReady } from '../../src/orders/ready/send.ts'
import { collectReady, decideReady, extendReady } from '../../src/orders/ready/acts.ts'
import { recordPickups } from '../../src/orders/ready/jobs.ts'
import { holdReady } from '../../src/ready/actions/hold.ts'
import { queueForReady } from '../../src/ready/actions/queue.ts'
import { readyGroup } from '../../src/ready/queries/settings.ts'
import { dayOf } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { letterhead } from '../../src/company/index.ts'
import { customerShop } from '../network/named-shops.ts'
import type { Shop } from '../network/shop.ts'
import { administrator, personOf, salesOffice } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'

type At = (daysAgo: number, time: string) => Date
type Way = 'requested' | 'confirmed' | 'extended' | 'collected' | 'not_collected' | 'declined' | 'withdrawn'

/** Each article of the store by its place among the ready ones: the sixth has one piece, the seventh none left. */
const one = 6
const gone = 7

/** So many days ago each order was asked for, and what became of it. Old ones first: their goods are freed again. */
const ways: readonly (readonly [way: Way, daysAgo: number, article: number])[] = [
  ['collected', 24, 1],
  ['not_collected', 21, 2],
  ['declined', 18, 3],
  ['collected', 13, 4],
  ['withdrawn', 9, 5],
  ['extended', 6, 8],
  ['confirmed', 4, 9],
  ['confirmed', 3, 10],
  ['confirmed', 1, 11],
  ['requested', 1, 12],
  ['requested', 0, 13],
]
/** A past and a coming closure, and a day of counting; none of them in the pickups that stand open. */
const closures = (at: At) => {
  const days = (first: number, last: number, reason: string) => ({
    from: dayOf(at(first, '12:00')),
    to: dayOf(at(last, '12:00')),
    reason,
  })
  return [
    days(75, 62, 'Chiusura collettiva'),
    days(-17, -17, 'Inventario di magazzino'),
    days(-38, -52, 'Chiusura collettiva'),
  ]
}
const noFiles = { attachment: [], photo_defect: [], photo_label: [] }
const references = ['Sig.ra Moro', 'Famiglia Conti', 'Studio Riva', 'Sig. Bianchi'] as const

/** Every third appliance is in store: none, one, a few or more of it. */
const counted = async (db: Db, at: Date, below: number): Promise<void> =>
  void (await sql`insert into ready_goods (appliance_id, counted, counted_at)
    select id, case when n = ${one} then 1 when n = ${gone} then 1 when n <= 13 then 6
      else (array[0, 1, 2, 3, 5, 4, 9, 14])[1 + n % 8] end, ${at}
    from (select id, row_number() over (order by id)::int as n from appliances where id % 3 = 1) a where n <= ${below}
    on conflict (appliance_id) do update set counted = excluded.counted, counted_at = excluded.counted_at`.execute(
    db,
  ))

/** This morning's count: what was there before without what was fetched since. */
const again = async (db: Db, at: Date): Promise<void> =>
  void (await sql`update ready_goods g set counted_at = ${at}, counted = g.counted - coalesce((
      select sum(r.quantity) from ready_reservations r
      where r.appliance_id = g.appliance_id and r.state = 'collected' and r.ended_at >= g.counted_at), 0)`.execute(
    db,
  ))

/** Goods ready for delivery with orders in every state, holds and a queue. */
export function readyOf(shops: readonly Shop[], at: At): readonly Happening[] {
  const live = shops.filter(({ status, agency }) => status === 'active' && agency.id === 1)
  const own = live.find(({ code }) => code === customerShop) ?? live[0]
  if (!own) return []
  const elsewhere = shops.find(({ status, agency }) => status === 'active' && agency.id === 2)
  const waiting = [own, ...(elsewhere ? [elsewhere] : [])]
  const stocked: Happening = {
    at: at(30, '07:30'),
    run: async (stage) => {
      const { db } = stage.working
      const place = { pickup_place: 'Deposito centrale, banco 3', patron_day: '04-25' }
      const chosen = { ...(await readyGroup.chosen(db)), ...place, closures: closures(at) }
      await readyGroup.keep(db, chosen, at(30, '07:30'))
      await counted(db, at(30, '07:30'), 42)
    },
  }
  const countedAgain: Happening = {
    at: at(0, '06:30'),
    run: ({ working }) => again(working.db, at(0, '06:30')),
  }
  return [
    stocked,
    countedAgain,
    ...ways.flatMap(([way, days, article], turn) =>
      ordered(turn % 2 === 0 ? own : (live[turn % live.length] ?? own), way, article, turn, (after, time) =>
        at(days - after, time),
      ),
    ),
    // This morning somebody took the last piece; a hold of half an hour is over before anybody looks, so it is long.
    {
      at: at(0, '07:45'),
      run: async (stage) => {
        const { db, clock } = stage.working
        await holdReady(stage.as(administrator), { id: await articleAt(db, gone), quantity: 1 })
        await sql`update ready_holds set ends_at = ${new Date(clock.now().getTime() + 86_400_000)} where ended_at is null`.execute(
          db,
        )
        for (const { id: customer, agent: who } of waiting)
          await queueForReady(stage.as(personOf(who)), {
            id: await articleAt(db, gone),
            quantity: 1,
            customer,
          })
      },
    },
  ]
}

async function articleAt(db: Db, place: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select appliance_id as id from ready_goods order by appliance_id limit 1 offset ${place - 1}`.execute(db)
  return rows[0]?.id ?? 0
}

function ordered(shop: Shop, way: Way, article: number, turn: number, at: At): Happening[] {
  const agent = personOf(shop.agent)
  let id = 0
  const step = (day: number, time: string, run: (stage: Stage) => Promise<unknown>): Happening => ({
    at: at(day, time),
    run,
  })
  const asked = step(0, '09:10', async (stage) => {
    const fields = OrderFields.parse({
      type: 'ready',
      customer_code: shop.code,
      reference: references[turn % references.length],
      items: [{ id: await articleAt(stage.working.db, article), quantity: 1 + (turn % 2) }],
      user_name: agent.name,
      email: 'ordini@shops.example',
      vat_number: '00743110157',
      privacy: '1',
    })
    id = (await orderReady({ ...stage.as(agent), letterhead }, undefined, fields, noFiles)).id
  })
  const decide = (decision: 'confirm' | 'decline', reason = '') =>
    step(0, '11:40', (stage) =>
      decideReady({ ...stage.as(salesOffice), letterhead }, id, { decision, reason }),
    )
  const time = (day: number) => step(day, '08:05', (stage) => recordPickups(stage.working))
  if (way === 'requested') return [asked]
  if (way === 'withdrawn')
    return [asked, step(0, '10:05', (stage) => moveOrder(stage.as(agent), id, 'withdraw', { reason: '' }))]
  if (way === 'declined')
    return [asked, decide('decline', 'Imballo danneggiato: il pezzo torna in fabbrica.')]
  const confirmed = [asked, decide('confirm'), time(4)]
  if (way === 'collected')
    return [...confirmed, step(4, '15:20', (stage) => collectReady(stage.as(salesOffice), id, undefined))]
  if (way === 'extended')
    return [...confirmed, step(4, '16:10', (stage) => extendReady(stage.as(salesOffice), id, undefined))]
  return way === 'not_collected' ? [...confirmed, time(12)] : confirmed
}
