import { lineCents } from '@mandato/contract/prices/chain'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { response } from '../../test/goods-story.ts'
import { priceBook } from '../../test/price-book.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { sql } from '../platform/db/sql.ts'

/* What goods that are ready cost, before and after they are ordered. A Monday in November. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { read } = ordering(t, world)
const detail = (who: 'agent' | 'customer', id: number, customer?: number) =>
  shop
    .ask(who, 'GET', `pronta-consegna/detail/${id}${customer === undefined ? '' : `?customer=${customer}`}`)
    .then((answer) => response(answer) as { price: number; list_price: number; chain: string | null })

it('an article says the chain its order is worked out with: a line is rounded once', async () => {
  await priceBook(t.db)
  await sql`update clients set price_list = 'IT-A' where id = ${world.north.client}`.execute(t.db)
  const id = await shop.stock(99)
  const { code } = await t.db
    .selectFrom('appliances')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
    values (${code}, 'Lavastoviglie', '', '', 'E2', 'pz')`.execute(t.db)
  await sql`insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
    select l.id, a.id, '2025-01-01', case l.code when 'IT-A' then 1235 else 2000 end, 1
    from price_lists l cross join articles a where a.code = ${code}`.execute(t.db)

  expect(await detail('agent', id)).toMatchObject({ price: 20, list_price: 20, chain: null })
  const own = { price: 5.28, list_price: 12.35, chain: '50+10+5' }
  expect(await detail('agent', id, world.north.client)).toMatchObject(own)
  expect(await detail('customer', id)).toMatchObject(own)
  expect(await shop.row('customer', id)).toMatchObject(own)

  const order = await shop.ordered('agent', id, 99)
  expect(lineCents(1235, own.chain, 99)).toBe(52_268)
  expect(await read('agent', order.id)).toMatchObject({ ready: { total: 522.68 } })
})

it('the ERP’s own price has no chain', async () => {
  expect(await detail('agent', await shop.stock(1))).toMatchObject({
    price: 612,
    list_price: null,
    chain: null,
  })
})

it('what a list has in another currency is on request, what it has not is at the ERP’s own price: shown as ordered', async () => {
  await sql`insert into price_lists (code, currency) values ('CH-1', 'CHF')`.execute(t.db)
  await sql`update clients set price_list = 'CH-1' where id = ${world.north.client}`.execute(t.db)
  const [listed, not] = [await shop.stock(3), await shop.stock(3)]
  await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
    select code, name, '', '', 'E2', 'pz' from appliances where id in (${listed}, ${not})`.execute(t.db)
  await sql`insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
    select l.id, a.id, '2025-01-01', 70000, 1 from price_lists l, articles a join appliances p on p.code = a.code
    where l.code = 'CH-1' and p.id = ${listed}`.execute(t.db)
  const ordered = async (id: number) => {
    const { price, list_price } = await detail('agent', id, world.north.client)
    const { ready, lines } = await read('agent', (await shop.ordered('agent', id, 2)).id)
    const { total } = ready as { total: number | null }
    const [{ net_price, line_net } = {}] = lines as { net_price?: number | null; line_net?: number | null }[]
    return { price, list_price, net_price, line_net, total }
  }
  const nothing = { price: null, list_price: null, net_price: null, line_net: null, total: null }
  expect(await ordered(listed)).toEqual(nothing)
  expect(await ordered(not)).toEqual({ ...nothing, price: 612, net_price: 612, line_net: 1224, total: 1224 })
})
