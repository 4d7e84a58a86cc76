import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quirkyCsv, type QuirkyLine, quirkyLines } from '../../test/erp-quirks.ts'
import { openImports } from '../../test/importing.ts'
import { sql } from '../platform/db/sql.ts'

/* A file with the quirks of real sales, counted once by the portal and once here, to the cent. */
const { t, world, erp } = await openImports('admin')
const lines = quirkyLines(20_000, ['014207', '014208', '020001'])

const sum = (which: (line: QuirkyLine) => boolean): bigint =>
  lines.filter(which).reduce((total, { cents }) => total + cents, 0n)
const northern = ['014207', '014208']

async function totals() {
  const { rows } = await sql<{ agency_id: number; year: number; cents: string; lines: number }>`
    select agency_id, year, sum(ytd_cents[cardinality(ytd_cents)])::text as cents, sum(lines)::integer as lines
    from agency_revenue group by agency_id, year order by agency_id, year`.execute(t.db)
  return rows
}

test('the accepted lines add up for the network, each agency and each year, from the lines and from the roll-ups', async () => {
  const without = lines.filter(({ client }) => client === '').length
  const done = await erp.bring('invoices', gzipSync(quirkyCsv(lines)), { accept_valid: '1' })
  expect(done).toMatchObject({
    state: 'done',
    rows: 20_002,
    rejected: without,
    created: 20_002 - without,
    as_of: '2025-10-28',
  })
  const expected = [0, world.north.id, world.south.id].flatMap((agency) =>
    [2024, 2025].map((year) => {
      const which = ({ client, date }: QuirkyLine) =>
        client !== '' &&
        date.startsWith(String(year)) &&
        (agency === 0 || northern.includes(client) === (agency === world.north.id))
      return { agency_id: agency, year, cents: String(sum(which)), lines: lines.filter(which).length }
    }),
  )
  expect(await totals()).toEqual(expected)
  const { rows } = await sql<{
    cents: string
  }>`select sum(amount_cents)::text as cents from invoice_lines`.execute(t.db)
  expect(rows[0]?.cents).toBe(String(sum(({ client }) => client !== '')))
})

test('the same file twice changes nothing, not even the roll-ups’ version', async () => {
  const state = () =>
    sql`select version, as_of, years from revenue_state`.execute(t.db).then(({ rows }) => rows[0])
  const before = await state()
  const again = await erp.bring('invoices', quirkyCsv(lines), { accept_valid: '1' })
  expect(again).toMatchObject({ state: 'done', created: 0, updated: 0, effects: [] })
  expect(await state()).toEqual(before)
})

test('taking every line back by opposite amounts leaves figures of nothing', async () => {
  const nothing = lines.map((line) => ({ ...line, cents: 0n }))
  const zero = await erp.bring('invoices', quirkyCsv(nothing), { accept_valid: '1' })
  expect(zero).toMatchObject({ state: 'done', created: 0 })
  expect((await totals()).every(({ cents }) => cents === null || cents === '0')).toBe(true)
})
