import { expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'

/* What was brought in before is found by its file, by who brought it, and by the day. */
const { t, world, erp } = await openImports('sales')
const file = (name: string) => `product_code,name\nHIS-1,${name}\n`

const found = async (query: string) => {
  const { body } = await t.ask('GET', `/api/v1.0/admin/imports/1?order=asc&${query}`, {
    token: world.token('admin'),
  })
  return (body as { args: { response: { id: number }[] } }).args.response.map(({ id }) => id)
}

test('the history of imports is narrowed by file, person, and day in Rome', async () => {
  const late = await erp.upload('materials', file('Uno'))
  const byAdmin = await importing(t, world.token('admin')).upload('materials', file('Due'))
  const at = (id: number, created_at: string) =>
    t.db.updateTable('imports').set({ created_at }).where('id', '=', id).execute()
  // Half past midnight of the eleventh in Rome, where the day before is still written in UTC.
  await at(late, '2026-03-10T23:30:00Z')
  await at(byAdmin, '2026-03-12T09:00:00Z')
  expect(await found('q=ERP.csv')).toEqual([late, byAdmin])
  expect(await found('q=nothing')).toEqual([])
  expect(await found('q=person%20ADMIN')).toEqual([byAdmin])
  expect(await found('from=2026-03-11&to=2026-03-11')).toEqual([late])
  expect(await found('to=2026-03-10')).toEqual([])
  expect(await found('from=2026-03-12')).toEqual([byAdmin])
})
