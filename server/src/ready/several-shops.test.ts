import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { response } from '../../test/goods-story.ts'
import { priceBook } from '../../test/price-book.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { sql } from '../platform/db/sql.ts'

/* A customer with two shops: which one a price or an order is for has to be said, so it has to be told which there are. */
const { t, world } = await openCompany()
const { ask, stock, order, row } = readyShop(t, world)
const { read } = ordering(t, world)
const { client, otherClient } = world.north
const choices = async () =>
  (response(await ask('customer', 'GET', 'agencies/get-clients')) as { id: number; code: string }[]).map(
    ({ id, code }) => [id, code],
  )

it('hears of its own shops and of nobody else’s, and of each its prices', async () => {
  await priceBook(t.db)
  await sql`update clients set price_list = 'IT-A' where id = ${otherClient}`.execute(t.db)
  expect(await choices()).toEqual([[client, '014207']])
  await t.db
    .insertInto('user_clients')
    .values({ user_id: world.people.customer.id, client_id: otherClient })
    .execute()
  expect(await choices()).toEqual([
    [client, '014207'],
    [otherClient, '014208'],
  ])
  for (const who of ['reseller', 'press'] as const)
    expect((await ask(who, 'GET', 'agencies/get-clients')).status).toBe(403)
  // Nor by asking for another agency's.
  expect(
    response(await ask('customer', 'GET', `agencies/get-clients?agency=${world.south.id}&q=citt`)),
  ).toEqual([])

  const search = async (customer?: number) => {
    const { status, body } = await ask(
      'customer',
      'GET',
      `prezzi/search?q=b60${customer === undefined ? '' : `&customer=${customer}`}`,
    )
    const { response: rows = [] } = (body as { args: { response?: { net_price: number }[] } }).args
    return [status, rows[0]?.net_price]
  }
  expect(await search()).toEqual([422, undefined])
  expect(await search(client)).toEqual([200, 672])
  expect(await search(otherClient)).toEqual([200, 265.91])
  expect(await search(world.south.client)).toEqual([404, undefined])
})

it('sees what is ready at a shop’s price and orders for it', async () => {
  const id = await stock(3)
  expect(await row('customer', id)).toMatchObject({ price: null })
  const shown = response(await ask('customer', 'GET', `pronta-consegna/detail/${id}?customer=${otherClient}`))
  expect(shown).toMatchObject({ price: 612, client: { code: '014208' } })
  const sent = await order('customer', [{ id, quantity: 1 }], { customer_code: '014208' })
  expect(await read('customer', (response(sent) as { id: number }).id)).toMatchObject({
    client: 'Mobilificio Da Ros',
  })
})
