import { expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'

/* An order belongs to the year of its day in Rome. */
const { t, world } = await openCompany({ now: '2025-12-31T22:50:00Z' })
const { send, read } = ordering(t, world)

test('numbers begin anew at midnight in Rome, each type by itself; a number once given stays', async () => {
  const draft = await send('agent', { draft: '1' })
  const last = await send('agent')
  expect(last.number).toBe('OM-2025/00001')
  t.clock.advance(20 * 60_000)
  expect((await send('agent', { version: String(draft.version) }, { id: draft.id })).number).toBe(
    'OM-2026/00001',
  )
  expect((await send('agent', { type: 'appliances' })).number).toBe('OE-2026/00001')
  expect(await read('agent', last.id)).toMatchObject({ number: 'OM-2025/00001', order_date: '2025-12-31' })
})
