import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { cutAt } from '../../test/cut.ts'
import type { Answer } from '../../test/harness.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { sql } from '../platform/db/sql.ts'

/*
 * A hold, an order and a confirmation, each broken off before each of its statements in turn: what is in the books then is
 * as before or as after, never half, and the same click again has one effect.
 */
const { t, world } = await openCompany()
const shop = readyShop(t, world)

interface Books {
  readonly free: number
  readonly holds: number
  readonly orders: number
  readonly reserved: number
  readonly lines: number
  readonly papers: number
  readonly confirmed: number
  readonly mails: number
}
/** Everything one of these acts writes of an article; mails of all. */
async function booksOf(id: number): Promise<Books> {
  const { rows } = await sql<Books>`
    with o as (select o.* from orders o join ready_reservations r on r.order_id = o.id where r.appliance_id = ${id})
    select ready_free(${id}, ${t.clock.now()}) as free,
      (select count(*)::int from ready_holds where appliance_id = ${id} and ended_at is null) as holds,
      (select count(*)::int from o) as orders,
      (select coalesce(sum(quantity), 0)::int from ready_reservations where appliance_id = ${id} and state = 'open') as reserved,
      (select count(*)::int from order_lines l join o on o.id = l.order_id) as lines,
      (select count(*)::int from order_papers p join o on o.id = p.order_id) as papers,
      (select count(*)::int from o where status = 'confirmed') as confirmed,
      (select count(*)::int from outbox) as mails`.execute(t.db)
  const [books] = rows
  if (!books) throw new Error('a select without a table gives a row')
  return books
}

/** Breaks the act off before each of its statements. @returns how often */
async function brokenEverywhere(
  prepare: () => Promise<{ readonly article: number; readonly act: (key: string) => Promise<Answer> }>,
): Promise<number> {
  const usual = await prepare()
  const empty = await booksOf(usual.article)
  expect((await usual.act(randomUUID())).status).toBe(200)
  const done = await booksOf(usual.article)
  const written = { ...done, mails: done.mails - empty.mails }
  for (let nth = 1; ; nth += 1) {
    const { article, act } = await prepare()
    const before = await booksOf(article)
    const after = { ...written, mails: before.mails + written.mails }
    const key = randomUUID()
    const { result, cut } = await cutAt(nth, () => act(key))
    expect([before, after], `broken off before statement ${nth}`).toContainEqual(await booksOf(article))
    if (!cut) {
      expect(result.status).toBe(200)
      return nth - 1
    }
    const again = await act(key)
    expect([again.status, again.text], `again after statement ${nth}`).toEqual([200, expect.anything()])
    expect(await booksOf(article), `again after statement ${nth}`).toEqual(after)
  }
}

const token = world.token('agent')

test('a hold', async () => {
  const broken = await brokenEverywhere(async () => {
    const article = await shop.stock(3)
    return {
      article,
      act: (key) =>
        t.ask('POST', '/api/v1.0/pronta-consegna/hold', {
          token,
          headers: { 'idempotency-key': key },
          body: { id: article, quantity: 2 },
        }),
    }
  })
  expect(broken).toBeGreaterThan(5)
})

test('an order, with the hold it takes up', async () => {
  const broken = await brokenEverywhere(async () => {
    const article = await shop.stock(3)
    const { id: hold_id } = await shop.hold('agent', article)
    return {
      article,
      act: (key) => shop.order('agent', [{ id: article, quantity: 1, hold_id }], {}, { key }),
    }
  })
  expect(broken).toBeGreaterThan(15)
})

test('a confirmation', async () => {
  const broken = await brokenEverywhere(async () => {
    const article = await shop.stock(3)
    const { id } = await shop.ordered('agent', article, 1)
    return {
      article,
      act: (key) =>
        t.ask('PUT', `/api/v1.0/admin/pronta-consegna/order/${id}`, {
          token: world.token('sales'),
          headers: { 'idempotency-key': key },
          body: { decision: 'confirm' },
        }),
    }
  })
  expect(broken).toBeGreaterThan(10)
})
