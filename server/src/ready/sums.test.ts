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
