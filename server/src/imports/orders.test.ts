import { emptyHistory } from '../../test/history.ts'
import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { ordering } from '../../test/ordering.ts'

/* What the ERP says of confirmed orders. */
const { t, world, erp } = await openImports('sales')
const { send, move, read, ask } = ordering(t, world)
const header = 'order_number,event,date,reference'

const confirmed = async () => {
  const { id, number } = await send('agent', { order_date: '2025-11-10' })
  await move('admin', id, 'take-over')
  await move('admin', id, 'confirm')
  return { id, number: number ?? '' }
}

test('an order goes to the furthest thing the ERP says of it, whatever the order of the rows', async () => {
  const { id, number } = await confirmed()
  const text = `${header}\n${number},shipped,2025-11-16,DDT 4411\n${number},in_production,2025-11-12,ERP 88123\n`
  expect(await erp.bring('orders', text)).toMatchObject({ state: 'done', created: 2, updated: 0 })
  const progress = [
    { event: 'in_production', date: '2025-11-12', reference: 'ERP 88123' },
    { event: 'shipped', date: '2025-11-16', reference: 'DDT 4411' },
  ]
  expect(await read('agent', id)).toMatchObject({
    status: 'shipped',
    progress,
    may: { withdraw: false, edit: false },
  })
  // The same file changes nothing; one without references leaves them.
  expect(await erp.bring('orders', text)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  const later = `order_number,event,date\n${number.toLowerCase()},shipped,2025-11-15\n`
  expect(await erp.bring('orders', later)).toMatchObject({ updated: 1 })
  expect((await read('agent', id))['progress']).toMatchObject([
    {},
    { date: '2025-11-15', reference: 'DDT 4411' },
  ])
  expect(await erp.bring('orders', `${header}\n${number},delivered,2025-11-17,\n`)).toMatchObject({
    created: 1,
  })
  expect(await read('customer', id)).toMatchObject({ status: 'delivered' })
})

test('rows of orders that are not there or not confirmed are rejected, and nothing is written', async () => {
  const { id, number } = await send('agent', { order_date: '2025-11-10' })
  const text = `${header}\n${number},shipped,2025-11-16,\nOM-2025/99999,shipped,2025-11-16,\n${number},lost,2025-11-16,\n`
  const done = await erp.bring('orders', text)
  expect(done).toMatchObject({ created: 0, rejected: 3 })
  expect((await erp.reasons(done.id)).map(([, , , reason]) => reason)).toEqual([
    expect.stringContaining('not confirmed'),
    expect.stringContaining('no order has this number'),
    // Both faults of the last row are told.
    expect.stringContaining('not confirmed'),
    expect.stringContaining('in_production, ready, shipped, delivered, closed'),
  ])
  expect(await read('agent', id)).toMatchObject({ status: 'sent', progress: [] })
})

test('a dry run moves nothing', async () => {
  const { id, number } = await confirmed()
  await erp.bring('orders', `${header}\n${number},ready,2025-11-16,\n`, { dry_run: '1' })
  expect(await read('agent', id)).toMatchObject({ status: 'confirmed' })
})

test('what is being made keeps its client from being deleted', async () => {
  const { number } = await confirmed()
  await erp.bring('orders', `${header}\n${number},in_production,2025-11-16,\n`)
  const { rows } = await t.pool.query<{ id: number }>(`select id from clients where code = '014207'`)
  expect((await ask('admin', 'GET', `clients/detail/${rows[0]?.id}`)).text).toContain(number)
})

test('a move stands in the history without a person, on the ERP’s day, and agency and buyer are told', async () => {
  await emptyHistory(t.pool)
  const { id, number } = await confirmed()
  await erp.bring('orders', `${header}\n${number},ready,2025-11-14,ERP 1\n`)
  const order = await read('agent', id)
  expect(order).toMatchObject({ status: 'ready', since: '2025-11-13T23:00:00.000Z' })
  expect(order.history[0]).toMatchObject({ what: 'order.ready', by: null })
  for (const who of ['agent', 'customer'] as const) {
    const bell = (await ask(who, 'GET', 'notifications')).body as {
      args: { response: { notices: { what: string; detail: string }[] } }
    }
    expect(bell.args.response.notices[0]).toMatchObject({ what: 'order.ready', detail: number })
  }
  // A move nobody has to act on is history only.
  await erp.bring('orders', `${header}\n${number},closed,2025-11-15,\n`)
  const { history } = await read('agent', id)
  expect(history[0]).toMatchObject({ what: 'order.closed', by: null })
})

test('days nobody can mean are rejected: of tomorrow, and before the order', async () => {
  const { number } = await confirmed()
  const done = await erp.bring(
    'orders',
    `${header}\n${number},ready,2025-11-18,\n${number},in_production,2025-11-09,\n`,
  )
  expect((await erp.reasons(done.id)).map(([, , , reason]) => reason)).toEqual([
    expect.stringContaining('after today'),
    expect.stringContaining('before the order, which is of 2025-11-10'),
  ])
})
