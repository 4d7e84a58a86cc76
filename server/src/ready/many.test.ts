import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { sql } from '../platform/db/sql.ts'
import { openSession } from '../../test/world.ts'

/*
 * Many people, few articles: holds, queues, orders, decisions, changes of mind, counts and the passing of time, all at once. After each
 * round nothing is oversold and nothing was freed twice (invariants 32 and 33).
 */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const crowd = 200
const { rows: people } = await sql<{ id: number }>`
  insert into users (email, name, language, password_hash, user_type, agency_id)
  select 'many-' || n || '@shops.example', 'Many ' || n, 'it', '', 2, ${world.north.id} from generate_series(1, ${crowd}) n
  returning id`.execute(t.db)
const tokens = await Promise.all(people.map(({ id }) => openSession(t.db, id, t.clock.now())))
/** Of the first few much less than is wanted. */
const pieceOf = (at: number) => (at < 3 ? 3 - at : 4)
const articles: number[] = []
for (let at = 0; at < 20; at += 1) articles.push(await shop.stock(pieceOf(at)))

const anyone = fc.integer({ min: 0, max: crowd - 1 })
const anArticle = fc.oneof(fc.constantFrom(...articles.slice(0, 3)), fc.constantFrom(...articles))
const pieces = fc.integer({ min: 1, max: 3 })
const deed = fc.oneof(
  fc.record({ what: fc.constant('hold' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('release' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('queue' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('order' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('decide' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('withdraw' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({ what: fc.constant('collect' as const), who: anyone, id: anArticle, n: pieces }),
  fc.record({
    what: fc.constant('count' as const),
    who: anyone,
    id: anArticle,
    n: fc.integer({ min: 0, max: 4 }),
  }),
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

async function perform({ what, who, id, n }: Deed): Promise<number> {
  const token = tokens[who] ?? ''
  const ask = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
    (await t.ask(method, `/api/v1.0/pronta-consegna/${path}`, { token, ...(body && { body }) })).status
  switch (what) {
    case 'hold':
      return ask('POST', 'hold', { id, quantity: n })
    case 'queue':
      return ask('POST', 'queue', { id, quantity: n })
    case 'release': {
      const held = await t.ask('GET', '/api/v1.0/pronta-consegna/holds', { token })
      const [one] = (held.body as { args: { response: { id: number }[] } }).args.response
      return one ? ask('DELETE', `hold/${one.id}`) : 200
    }
    case 'order':
      return (await shop.orderWith(token, [{ id, quantity: n }])).status
    case 'decide': {
      const order = await anOrder('requested')
      const decision = n === 1 ? 'decline' : 'confirm'
      if (order === undefined) return 200
      const path = `admin/pronta-consegna/order/${order}`
      return (await shop.ask('sales', 'PUT', path, { decision, reason: 'Prova' })).status
    }
    case 'withdraw': {
      const order = await anOrder('requested', people[who]?.id)
      if (order === undefined) return 200
      return (await t.ask('POST', `/api/v1.0/orders/${order}/withdraw`, { token })).status
    }
    case 'collect': {
      const order = await anOrder('confirmed')
      if (order === undefined) return 200
      return (await shop.ask('sales', 'POST', `admin/pronta-consegna/order/${order}/collected`)).status
    }
    case 'count':
      // As the file does: never the row alone, but with whoever waits served.
      await shop.bring(id, n)
      return 200
  }
}

/** @param by of one person alone */
async function anOrder(status: string, by?: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where type = 'ready' and status = ${status}
      and (${by ?? null}::int is null or created_by = ${by ?? null}) order by random() limit 1`.execute(t.db)
  return rows[0]?.id
}

/** What is wrong with the books; counted anew of the rows alone. */
async function faults(): Promise<unknown[]> {
  const { rows } = await sql`
    select g.appliance_id, ready_free(g.appliance_id, ${t.clock.now()}) as free from ready_goods g
    where g.appliance_id = any(${articles})
      -- Only a count that came after the promises leaves less than nothing.
      and ready_free(g.appliance_id, ${t.clock.now()}) < 0
      and not exists (select from ready_counts c where c.appliance_id = g.appliance_id)
    union all
    select r.order_id, r.quantity from ready_reservations r join orders o on o.id = r.order_id
    where (r.state = 'open') <> (o.status in ('requested', 'confirmed', 'ready_for_pickup'))
      or (r.state = 'collected') <> (o.status = 'collected')`.execute(t.db)
  return rows
}

it('nothing is oversold and nothing freed twice', async () => {
  await sql`create table ready_counts (appliance_id integer)`.execute(t.db)
  let granted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 20, maxLength: 40 }),
      fc.integer({ min: 0, max: 12 }),
      async (deeds, wait) => {
        await sql`truncate ready_counts`.execute(t.db)
        for (const one of deeds)
          if (one.what === 'count') await sql`insert into ready_counts values (${one.id})`.execute(t.db)
        const statuses = await Promise.all(deeds.map(perform))
        granted += statuses.filter((status) => status === 200).length
        // Refused or granted: never a fault of the server.
        for (const status of statuses) expect([200, 404, 409, 422]).toContain(status)
        expect(await faults()).toEqual([])
        t.clock.advance(wait * 60_000)
        await t.runJob('settle-ready-goods')
        expect(await faults()).toEqual([])
        await sql`truncate ready_counts`.execute(t.db)
        // A new day: everything counted so that nothing is owed.
        for (const id of articles) await shop.bring(id, 40)
        await sql`update orders set status = 'declined' where type = 'ready' and status in ('requested', 'confirmed')`.execute(
          t.db,
        )
        await sql`update ready_reservations set state = 'freed', ended_at = now() where state = 'open'`.execute(
          t.db,
        )
        await sql`update ready_holds set ended_at = now() where ended_at is null`.execute(t.db)
        await sql`update ready_queue set left_at = now() where left_at is null`.execute(t.db)
        for (const [at, id] of articles.entries()) await shop.bring(id, pieceOf(at))
      },
    ),
    { numRuns: 12 },
  )
  expect(granted).toBeGreaterThan(50)
})
