import { transaction } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/sql.ts'
import { noteCount, stockLanding } from '../src/ready/index.ts'
import { lockGoods } from '../src/ready/queries/stock.ts'
import { settleGoods } from '../src/ready/settle.ts'
import type { Answer, TestApp } from './harness.ts'
import { ordering } from './ordering.ts'
import type { Who, World } from './world.ts'

interface Ordered {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly pickup_from: string
  readonly pickup_until: string
}
interface Held {
  readonly id: number
  readonly quantity: number
  readonly ends_at: string
  readonly from_queue?: boolean
  readonly article: { readonly id: number }
}
interface Item {
  readonly id: number
  readonly quantity: number
  readonly hold_id?: number
}

let made = 0

/** Articles that are ready, and what people do with them, by HTTP. */
export function readyShop(t: TestApp, world: World) {
  const { form } = ordering(t, world)
  const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    t.ask(method, `/api/v1.0/${path}`, {
      token: world.token(who),
      headers: { 'accept-language': 'en' },
      ...(body && { body }),
    })
  const good = <T>(answer: Answer): T => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return (answer.body as { args: { response: T } }).args.response
  }
  const fieldsOf = (items: readonly Item[], changes: Record<string, string | undefined> = {}) => {
    const fields = items.flatMap(({ id, quantity, hold_id }, at) => [
      [`items[${at}][id]`, String(id)],
      [`items[${at}][quantity]`, String(quantity)],
      ...(hold_id === undefined ? [] : [[`items[${at}][hold_id]`, String(hold_id)]]),
    ])
    return {
      type: 'ready',
      model: undefined,
      finish: undefined,
      handle: undefined,
      'lines[0][quantity]': undefined,
      'lines[0][description]': undefined,
      'lines[0][product_code]': undefined,
      'lines[1][quantity]': undefined,
      'lines[1][description]': undefined,
      ...(Object.fromEntries(fields) as Record<string, string>),
      ...changes,
    }
  }
  const order = (
    who: Who,
    items: readonly Item[],
    changes: Record<string, string | undefined> = {},
    sent: { readonly key?: string } = {},
  ) => form(who, fieldsOf(items, changes), sent)
  const count = async (id: number, pieces: number) =>
    void (await sql`insert into ready_goods (appliance_id, counted, counted_at) values (${id}, ${pieces}, ${t.clock.now()})
      on conflict (appliance_id) do update set counted = excluded.counted, counted_at = excluded.counted_at`.execute(
      t.db,
    ))
  return {
    ask,
    order,
    count,
    orderWith: (token: string, items: readonly Item[]) => form('agent', fieldsOf(items), { token }),
    /** Counts as the ERP’s file brings them, by the import’s own statements, and then what the job does: whoever waits is served. */
    bring: (...counts: readonly (readonly [id: number, pieces: number])[]) =>
      transaction(t.db, async (db) => {
        await stockLanding.create(db)
        for (const [id, pieces] of counts)
          await sql`insert into landing_stock (line, appliance_id, counted) values (1, ${id}, ${pieces})`.execute(
            db,
          )
        await stockLanding.apply(db, new Set(), async () => undefined)
        await noteCount(db, t.clock.now())
        await sql`drop table landing_stock`.execute(db)
        const ids = counts.map(([id]) => id)
        // What the job of the next minute does.
        await settleGoods({ ...t.parts, db }, await lockGoods(db, ids), t.clock.now())
      }),
    /** An article of which so many pieces are there: a dishwasher of class B, 598 mm wide, unless something differs. */
    async stock(
      pieces: number,
      other: { readonly energy_class?: string; readonly width_mm?: number } = {},
    ): Promise<number> {
      made += 1
      const { id } = await t.db
        .insertInto('appliances')
        .values({
          code: `LS-${made}`,
          name: 'Lavastoviglie',
          brand: 'Nardi',
          family_code: 'E2',
          energy_group: 'dishwasher',
          energy_class: 'B',
          width_mm: 598,
          price: 61_200,
          ...other,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await count(id, pieces)
      return id
    },
    hold: async (who: Who, id: number, quantity = 1) =>
      good<Held>(await ask(who, 'POST', 'pronta-consegna/hold', { id, quantity })),
    holds: async (who: Who) => good<Held[]>(await ask(who, 'GET', 'pronta-consegna/holds')),
    wait: async (who: Who, id: number, quantity = 1) =>
      good<{ place: number }>(await ask(who, 'POST', 'pronta-consegna/queue', { id, quantity })),
    ordered: async (who: Who, id: number, quantity: number, changes: Record<string, string> = {}) =>
      good<Ordered>(await order(who, [{ id, quantity }], changes)),
    office: async (method: 'POST' | 'PUT', path: string, body: object = {}) =>
      good<Ordered>(await ask('sales', method, `admin/pronta-consegna/order/${path}`, body)),
    decide: async (id: number, decision: 'confirm' | 'decline', reason = '') =>
      good<Ordered>(await ask('sales', 'PUT', `admin/pronta-consegna/order/${id}`, { decision, reason })),
    status: async (who: Who, id: number) =>
      good<{ status: string }>(await ask(who, 'GET', `orders/detail/${id}`)).status,
    row: async (who: Who, id: number) =>
      good<{ id: number; stock_label: string }[]>(
        await ask(who, 'GET', 'pronta-consegna/1?per_page=200'),
      ).find((one) => one.id === id),
    free: async (id: number) =>
      good<{ stock: number }>(await ask('sales', 'GET', `pronta-consegna/detail/${id}`)).stock,
    shortages: async () => good<object[]>(await ask('sales', 'GET', 'pronta-consegna/shortages')),
    told: async (who: Who) =>
      good<{ notices: { what: string; object: number }[] }>(
        await ask(who, 'GET', 'notifications'),
      ).notices.filter(({ what }) => what.startsWith('hold.')),
    tasks: async (who: Who) =>
      Object.fromEntries(
        good<{ kind: string; count: number }[]>(await ask(who, 'GET', 'dashboard/tasks')).map(
          ({ kind, count: n }) => [kind, n],
        ),
      ),
  }
}
