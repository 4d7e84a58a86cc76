import { expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'

/* What is on its way to a customer, on the first screen. */
const { t, world } = await openCompany()
const { send, move, ask } = ordering(t, world)

interface Arrivals {
  readonly total: number
  readonly orders: readonly {
    id: number
    status: string
    expected: string | null
    asked: string | null
    goods: string
  }[]
}
const arrivals = async () => {
  const { body } = await ask('customer', 'GET', 'dashboard/arrivals')
  return (body as { args: { response: Arrivals } }).args.response
}

test('only a customer asks what is on its way to him', async () => {
  for (const who of ['admin', 'sales', 'agent', 'reseller', 'press'] as const)
    expect((await ask(who, 'GET', 'dashboard/arrivals')).status).toBe(403)
  expect(await arrivals()).toEqual({ total: 0, orders: [] })
})

test('the next confirmed day comes first, then what has none; a draft, a rejection and a withdrawal are not on their way', async () => {
  const kitchen = await send('agent')
  const waiting = await send('customer')
  const late = await send('agent', {
    type: 'appliances',
    model: undefined,
    finish: undefined,
    handle: undefined,
  })
  const rejected = await send('agent')
  const withdrawn = await send('agent')
  await send('customer', { draft: '1' })
  for (const { id } of [kitchen, late, rejected, waiting]) await move('sales', id, 'take-over')
  await move('sales', late.id, 'confirm', { date: '2026-02-02' })
  await move('sales', kitchen.id, 'confirm', { date: '2025-12-15' })
  await move('sales', rejected.id, 'reject', { reason: 'Fuori catalogo' })
  await move('sales', waiting.id, 'ask', { reason: 'Manca l’altezza dello zoccolo' })
  await move('agent', withdrawn.id, 'withdraw')
  const { total, orders } = await arrivals()
  expect(total).toBe(3)
  expect(orders.map(({ id, expected, asked }) => [id, expected, asked])).toEqual([
    [kitchen.id, '2025-12-15', null],
    [late.id, '2026-02-02', null],
    [waiting.id, null, 'Manca l’altezza dello zoccolo'],
  ])
  // Without a model the first line says what it is.
  expect(orders[1]?.goods).toBe('Base 60 una anta')
})

test('a customer sees nothing of another shop', async () => {
  const { code } = await t.db
    .selectFrom('registry_clients')
    .select('code')
    .where('id', '=', world.south.client)
    .executeTakeFirstOrThrow()
  const { id } = await send('southAgent', { customer_code: code ?? '' })
  expect((await arrivals()).orders.map((order) => order.id)).not.toContain(id)
})
