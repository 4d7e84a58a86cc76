import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { sql } from '../platform/db/sql.ts'

/* Invoice files through the door: what is written, what stays, what is rejected. Today is 17 November 2025. */
const { t, world, erp } = await openImports('admin')

const header =
  'invoice_number,line,date,client_code,agency_code,product_code,family_code,description,quantity,amount,expo'
const file = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`
const lines = async () =>
  (
    await sql<{
      invoice_number: string
      line: number
      year: number
      agency_id: number
      client_id: number
      amount_cents: number
      expo: boolean
      quantity: string
      family_code: string
    }>`
      select invoice_number, line, year, agency_id, client_id, amount_cents, expo, quantity, family_code from invoice_lines order by year, invoice_number, line`.execute(
      t.db,
    )
  ).rows
const network = async () =>
  (
    await sql<{
      cents: number
    }>`select coalesce(sum(ytd_cents[cardinality(ytd_cents)]), 0)::bigint as cents from agency_revenue where agency_id = 0`.execute(
      t.db,
    )
  ).rows[0]?.cents

test('the first file creates its lines, sums them up and says at which day the figures stand', async () => {
  const done = await erp.bring(
    'invoices',
    file(
      '100,1,2025-03-01,014207,,K1,NN,"Kitchen, oak",1,1200.50,0',
      '100,2,2025-03-01,014207,,K2,PJ,Worktop,2.5,99.99,1',
      '101,1,2025-11-14,020001,0217,K3,XX,Odd family,1,10,',
      'C7,1,2024-12-31,014208,,K1,NN,Credit note,-1,-300.00,0',
    ),
  )
  expect(done).toMatchObject({
    state: 'done',
    rows: 4,
    created: 4,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    as_of: '2025-11-14',
  })
  expect(done.effects).toEqual([
    { key: 'revenue', label: 'Revenue 2024', count: null, amount: -300, before: 0 },
    { key: 'revenue', label: 'Revenue 2025', count: null, amount: 1310.49, before: 0 },
  ])
  expect(await lines()).toMatchObject([
    { invoice_number: 'C7', year: 2024, agency_id: world.north.id, amount_cents: -30_000 },
    { invoice_number: '100', line: 1, agency_id: world.north.id, amount_cents: 120_050, expo: false },
    { invoice_number: '100', line: 2, quantity: '2.500', expo: true },
    { invoice_number: '101', agency_id: world.north.id, client_id: world.south.client, family_code: 'XX' },
  ])
  expect(await network()).toBe(101_049)
})

test('the same file again changes nothing', async () => {
  const again = file(
    '100,1,2025-03-01,014207,,K1,NN,"Kitchen, oak",1,1200.50,0',
    '100,2,2025-03-01,014207,,K2,PJ,Worktop,2.5,99.99,1',
    '101,1,2025-11-14,020001,0217,K3,XX,Odd family,1,10,',
    'C7,1,2024-12-31,014208,,K1,NN,Credit note,-1,-300.00,0',
  )
  const before = await lines()
  expect(await erp.bring('invoices', gzipSync(again))).toMatchObject({
    state: 'done',
    created: 0,
    updated: 0,
    unchanged: 4,
    effects: [],
  })
  expect(await lines()).toEqual(before)
  expect(await network()).toBe(101_049)
})

test('a client that moves takes new lines along; an existing line keeps its agency unless the file states one', async () => {
  await t.db.updateTable('clients').set({ agency_id: world.south.id }).where('code', '=', '014207').execute()
  const moved = await erp.bring(
    'invoices',
    'invoice_number;line;date;client_code;family_code;quantity;amount\n100;1;01/03/2025;014207;NN;1;1.300,50\n102;1;02/03/2025;014207;NN;1;5,00\n',
  )
  expect(moved).toMatchObject({
    state: 'done',
    created: 1,
    updated: 1,
    recognised: { decimals: 'comma', dates: 'italian', separator: ';' },
  })
  const found = await lines()
  expect(found.find((l) => l.invoice_number === '100' && l.line === 1)).toMatchObject({
    agency_id: world.north.id,
    amount_cents: 130_050,
  })
  expect(found.find((l) => l.invoice_number === '102')).toMatchObject({ agency_id: world.south.id })
  // The file has no column for the description: it stays.
  const kept = await sql<{
    description: string
  }>`select description from invoice_lines where invoice_number = '100' and line = 1`.execute(t.db)
  expect(kept.rows[0]?.description).toBe('Kitchen, oak')
  const stated = await erp.bring(
    'invoices',
    file('100,1,2025-03-01,014207,0301,K1,NN,"Kitchen, oak",1,1300.50,0'),
  )
  expect(stated).toMatchObject({ updated: 1, created: 0 })
  expect((await lines()).find((l) => l.invoice_number === '100' && l.line === 1)).toMatchObject({
    agency_id: world.south.id,
  })
  expect(await network()).toBe(101_049 + 10_000 + 500)
})

test('every rejected row is reported with line, column, value and reason, and nothing is written', async () => {
  const before = await lines()
  const bad = await erp.bring(
    'invoices',
    file(
      '200,1,2025-05-01,014207,,K1,NN,fine,1,10.00,0',
      '200,2,2025-05-01,,,K1,NN,no client,1,10.00,0',
      '200,3,2025-05-01,14207,,K1,NN,five characters,1,10.00,0',
      '200,4,2025-05-01,999999,,K1,NN,unknown client,1,10.00,0',
      '200,5,2025-05-01,014207,ZZZZ,K1,NN,unknown agency,1,10.00,0',
      '200,6,2025-11-18,014207,,K1,NN,tomorrow,1,10.00,0',
      '200,7,2025-02-30,014207,,K1,NN,no such day,1,10.00,0',
      '200,8,2025-05-01,014207,,K1,NN,three decimals,1,10.005,0',
      '200,9,2025-05-01,014207,,K1,NN,four decimals,1.0001,10.00,0',
      '200,x,2025-05-01,014207,,K1,NN,no line,1,ten,0',
      '200,1,2025-06-01,014207,,K1,NN,the same again,1,10.00,0',
      '200,11,2025-05-01,014207,,K1,NN,too few',
      '200,12,2025-05-01,014207,,K1,,no family,1,10.00,2',
      '"200"x,13,2025-05-01,014207,,K1,NN,quotes,1,10.00,0',
    ),
  )
  expect(bad).toMatchObject({
    state: 'failed',
    rows: 14,
    rejected: 13,
    failure: { key: 'has_rejects', message: 'Nothing was written: rejected rows 13.' },
  })
  expect(bad.may).toEqual({ apply: false, accept_valid: true, cancel: false })
  expect(await lines()).toEqual(before)
  const errors = await erp.errors(bad.id)
  expect(errors.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [3, 'client_code', '', 'required'],
    [4, 'client_code', '14207', 'exactly 6 letters or digits are needed'],
    [5, 'client_code', '999999', 'unknown customer'],
    [6, 'agency_code', 'ZZZZ', 'unknown agency'],
    [7, 'date', '2025-11-18', 'in the future: today is 2025-11-17'],
    [8, 'date', '2025-02-30', 'there is no such day'],
    [9, 'amount', '10.005', 'more than 2 decimals'],
    [10, 'quantity', '1.0001', 'more than 3 decimals'],
    [11, 'line', 'x', 'must be a whole number from 1'],
    [11, 'amount', 'ten', 'not a number'],
    [12, 'invoice_number', '200', 'duplicate of line 2'],
    [13, null, null, '8 fields instead of 11'],
    [14, 'family_code', '', 'required'],
    [14, 'expo', '2', 'must be 0 or 1'],
    [15, null, null, 'misplaced quotes: the row cannot be read'],
  ])
  expect(errors[0]?.subject).toBe('200 / 2')
  const csv = await t.ask('GET', `/api/v1.0/admin/import/${bad.id}/errors`, {
    token: world.token('admin'),
    query: { output: 'csv' },
    headers: { 'accept-language': 'it' },
  })
  expect(csv.text.trim().split('\r\n')).toHaveLength(16)
  expect(csv.text).toContain('servono esattamente 6 lettere o cifre')
})

test('with accept_valid the valid rows are written and the others reported', async () => {
  const part = await erp.bring(
    'invoices',
    file('300,1,2025-05-01,014207,,K1,NN,fine,1,10.00,0', '300,2,2025-05-01,,,K1,NN,no client,1,10.00,0'),
    { accept_valid: '1' },
  )
  expect(part).toMatchObject({ state: 'done', rows: 2, created: 1, rejected: 1 })
  expect(await erp.errors(part.id)).toHaveLength(1)
  const none = await erp.bring('invoices', file('301,1,2025-05-01,,,K1,NN,no client,1,10.00,0'), {
    accept_valid: '1',
  })
  expect(none).toMatchObject({ state: 'failed', failure: { key: 'nothing_valid' } })
})

test('a trial writes nothing and is applied later without a second upload', async () => {
  const before = await lines()
  const trial = await erp.bring('invoices', file('400,1,2025-07-01,014208,,K1,E2,oven,1,500.00,0'), {
    dry_run: 'true',
  })
  expect(trial).toMatchObject({
    state: 'checked',
    created: 1,
    effects: [{ label: 'Revenue 2025', amount: 500 }],
    may: { apply: true, cancel: true },
  })
  expect(await lines()).toEqual(before)
  expect((await erp.apply(trial.id)).status).toBe(200)
  await t.runJobs()
  expect(await erp.look(trial.id)).toMatchObject({
    state: 'done',
    created: 1,
    may: { apply: false, cancel: false },
  })
  expect(await lines()).toHaveLength(before.length + 1)
  const twice = await erp.apply(trial.id)
  expect(twice).toMatchObject({ status: 409, body: { args: { error: { key: 'import_not_checked' } } } })
})

test('a trial with rejected rows is applied only when the valid rows alone are wanted', async () => {
  const trial = await erp.bring(
    'invoices',
    file('500,1,2025-07-01,014208,,K1,E2,oven,1,1.00,0', '500,2,2025-07-01,,,K1,E2,oven,1,1.00,0'),
    { dry_run: '1' },
  )
  expect(trial).toMatchObject({ state: 'checked', rejected: 1, may: { apply: false, accept_valid: true } })
  expect(await erp.apply(trial.id)).toMatchObject({
    status: 409,
    body: { args: { error: { key: 'import_has_rejects' } } },
  })
  expect((await erp.apply(trial.id, { accept_valid: true })).status).toBe(200)
  await t.runJobs()
  expect(await erp.look(trial.id)).toMatchObject({ state: 'done', created: 1, rejected: 1 })
})

test('a file that was held back because of its rejected rows needs no second upload either', async () => {
  const held = await erp.bring(
    'invoices',
    file('550,1,2025-07-01,014208,,K1,E2,oven,1,1.00,0', '550,2,2025-07-01,,,K1,E2,oven,1,1.00,0'),
  )
  expect(held).toMatchObject({ state: 'failed', failure: { key: 'has_rejects' } })
  expect(await erp.apply(held.id)).toMatchObject({ status: 409 })
  expect((await erp.apply(held.id, { accept_valid: true })).status).toBe(200)
  await t.runJobs()
  expect(await erp.look(held.id)).toMatchObject({ state: 'done', created: 1, failure: null })
})

test('the day of the figures can be given, but not in the future', async () => {
  const given = await erp.bring('invoices', file('600,1,2025-07-01,014208,,K1,E2,oven,1,1.00,0'), {
    as_of: '2025-11-16',
  })
  expect(given).toMatchObject({ state: 'done', as_of: '2025-11-16' })
  await expect(erp.upload('invoices', file(), { as_of: '2025-11-18' })).rejects.toThrow('as_of_in_future')
})

test('a line that changes its year is another line, and a change of day moves revenue between days', async () => {
  const moved = await erp.bring(
    'invoices',
    file('600,1,2025-08-01,014208,,K1,E2,oven,1,1.00,0', '600,1,2024-08-01,014208,,K1,E2,oven,1,2.00,0'),
  )
  expect(moved).toMatchObject({ state: 'done', created: 1, updated: 1, rejected: 0 })
})
