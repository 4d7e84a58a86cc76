import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { isStoreAway } from '../platform/db/database-errors.ts'
import { openDatabase } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { openSession } from '../../test/world.ts'
import { lockGoods } from './queries/stock.ts'

/*
 * Many people, few articles: holds, queues, orders, decisions, changes of mind, counts, connections that break and the passing of time,
 * all at once. At no commit is anything oversold, and after each round nothing was freed twice (invariants 32 and 33).
 */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
/**
 * Looks on, and breaks the others' connections: its own is the only one that nothing breaks, and it waits for a session
 * to end as long as a busy machine takes.
 */
const { db: outside, close } = openDatabase(t.connection, { max: 1, statementTimeout: 0 })
afterAll(close)
const crowd = 200
const rounds = 12
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
  fc.record({ what: fc.constant('rush' as const), who: anyone, id: anArticle, n: pieces }),
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
  fc.record({ what: fc.constant('break' as const), who: anyone, id: anArticle, n: pieces }),
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

async function perform({ what, who, id, n }: Deed): Promise<number[]> {
  // Several neighbours want the same at the same moment.
  const rush = [0, 1, 2, 3].map((next) => ({ who: (who + next) % crowd, id, n: 1 }))
  if (what === 'rush')
    return Promise.all(rush.map((one, i) => act({ ...one, what: i % 2 ? 'order' : 'hold' })))
  return [await act({ what, who, id, n })]
}

interface Act extends Omit<Deed, 'what'> {
  readonly what: Exclude<Deed['what'], 'rush'>
}
async function act({ what, who, id, n }: Act): Promise<number> {
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
      if (held.status !== 200) return held.status
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
      return shop.bring([id, n]).then(
        () => 200,
        (error: unknown) => {
          // Whoever waits too long for an article is sent away, as a route would do it.
          if (isStoreAway(error) || (error as { code?: string }).code === '57014') return 503
          throw error
        },
      )
    case 'break':
      // Somebody has to be at work.
      await t.ask('GET', '/api/v1.0/pronta-consegna/1', { token })
      for (let times = 0; times < n; times += 1) broken += await breakOne()
      return 200
  }
}

let broken = 0
/** Ends the session of somebody who is at work, and waits until PostgreSQL is done with it; looks again while nobody is. */
async function breakOne(): Promise<number> {
  for (let looked = 0; looked < 200; looked += 1) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid, 5000) as ended from (select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')
        order by random() limit 1) a`.execute(outside)
    if (rows.some(({ ended }) => ended)) return 1
  }
  return 0
}

/** Ends the session of somebody who waits for the first article, locked from outside: in the middle of an act for certain. */
async function breakInTheMiddle(): Promise<number> {
  const [id = 0] = articles
  let answer = Promise.resolve(200)
  await outside.transaction().execute(async (tx) => {
    await lockGoods(tx, [id])
    answer = act({ what: 'hold', who: 0, id, n: 1 })
    let ended = false
    while (!ended) {
      // Without it the transaction sees who was at work when it first looked.
      await sql`select pg_stat_clear_snapshot()`.execute(tx)
      const { rows } = await sql<{ ended: boolean }>`
        select pg_terminate_backend(pid, 5000) as ended from (select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' limit 1) a`.execute(tx)
      ended = rows.some((row) => row.ended)
    }
  })
  broken += 1
  return answer
}

/** @param by of one person alone */
async function anOrder(status: string, by?: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where type = 'ready' and status = ${status}
      and (${by ?? null}::int is null or created_by = ${by ?? null}) order by random() limit 1`.execute(
    outside,
  )
  return rows[0]?.id
}

/**
 * From now on no transaction ends that promised goods which are not there: only a count may leave less than is promised.
 * Whoever promises has the article locked until the transaction ends, so that the sum holds at that moment.
 */
async function watch(): Promise<void> {
  await sql`
    create function watch_promise() returns trigger language plpgsql as $$
    begin
      if ready_free(new.appliance_id, (select at from crowd_clock)) < 0 then
        raise 'oversold: % of article %', new.quantity, new.appliance_id;
      end if;
      return null;
    end $$`.execute(t.db)
  await sql`create table crowd_clock as select ${t.clock.now()}::timestamptz as at`.execute(t.db)
  await sql`create constraint trigger watch after insert on ready_reservations deferrable initially deferred
    for each row execute function watch_promise()`.execute(t.db)
  await sql`create constraint trigger watch after insert on ready_holds deferrable initially deferred
    for each row execute function watch_promise()`.execute(t.db)
  await sql`create constraint trigger watch_more after update of quantity on ready_holds deferrable initially deferred
    for each row when (new.quantity > old.quantity) execute function watch_promise()`.execute(t.db)
}

/** What is wrong with the books: an order and its goods say different things, or one has lost the other. */
async function faults(): Promise<unknown[]> {
  const { rows } = await sql`
    select o.id, o.status, r.state from orders o left join ready_reservations r on r.order_id = o.id
    where o.type = 'ready' and (r.state is null
      or (r.state = 'open') <> (o.status in ('requested', 'confirmed', 'ready_for_pickup'))
      or (r.state = 'collected') <> (o.status = 'collected'))`.execute(outside)
  return rows
}

/** A new day: nothing is promised to anybody, and everything counted again. */
async function begin(): Promise<void> {
  await sql`update orders set status = 'declined' where type = 'ready' and status in ('requested', 'confirmed')`.execute(
    t.db,
  )
  await sql`update ready_reservations set state = 'freed', ended_at = ${t.clock.now()} where state = 'open'`.execute(
    t.db,
  )
  await sql`update ready_holds set ended_at = ${t.clock.now()} where ended_at is null`.execute(t.db)
  await sql`update ready_queue set left_at = ${t.clock.now()} where left_at is null`.execute(t.db)
  // What was fetched until then is in the count.
  t.clock.advance(1000)
  await shop.bring(...articles.map((id, at) => [id, pieceOf(at)] as const))
}

it('nothing is oversold and nothing freed twice', async () => {
  await watch()
  const answers = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 20, maxLength: 40 }),
      fc.integer({ min: 0, max: 12 }),
      async (deeds, wait) => {
        await begin()
        await sql`update crowd_clock set at = ${t.clock.now()}`.execute(t.db)
        // Refused, granted or broken off: never a fault of the server.
        const all = [breakInTheMiddle(), ...deeds.map(perform)]
        for (const status of (await Promise.all(all)).flat()) {
          expect([200, 404, 409, 422, 503]).toContain(status)
          answers.set(status, (answers.get(status) ?? 0) + 1)
        }
        expect(await faults()).toEqual([])
        t.clock.advance(wait * 60_000)
        await sql`update crowd_clock set at = ${t.clock.now()}`.execute(t.db)
        await t.runJob('settle-ready-goods')
        expect(await faults()).toEqual([])
      },
    ),
    // What happens at once happens otherwise the next time: a shorter story would be another one.
    { numRuns: rounds, endOnFailure: true },
  )
  expect(answers.get(200)).toBeGreaterThan(50)
  expect(answers.get(409)).toBeGreaterThan(10)
  // Connections did break, one in each round under somebody's hands.
  expect(broken).toBeGreaterThanOrEqual(rounds)
  expect(answers.get(503)).toBeGreaterThan(0)
})
