import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'

/* The preview of an import: what would be created, what would change, and the warnings. */
const { world, erp } = await openImports('admin')
const trial = { dry_run: '1' }

test('clients: what a new one brings, and from what to what an existing one changes', async () => {
  await erp.bring(
    'clients',
    'code,agency_code,business_name,city,province,phone,fixed_days\n014207,0217,Arredamenti Zanetti,Treviso,TV,+390422654321,10\n',
  )
  const tried = await erp.bring(
    'clients',
    'code,agency_code,agent_email,business_name,city,fixed_days\n' +
      `014207,0301,${world.people.southAgent.email},Arredamenti Zanetti,Treviso,10 20\n700001,0301,,Casa Nuova,Napoli,\n`,
    trial,
  )
  expect(tried).toMatchObject({ state: 'checked', created: 1, updated: 1, notices: 0 })
  expect(await erp.changes(tried.id, 'updated')).toEqual([
    [
      2,
      '014207',
      null,
      ['Agency code', '0217', '0301'],
      ['Agent’s e-mail', null, world.people.southAgent.email],
      ['Fixed days', '10', '10 20'],
    ],
  ])
  const [created] = await erp.changes(tried.id, 'created')
  expect(created).toEqual(expect.arrayContaining([3, '700001', ['Business name', null, 'Casa Nuova']]))
})

test('the same VAT number under another code is a notice and rejects nothing', async () => {
  const header = 'code,agency_code,business_name,vat_number\n'
  await erp.bring('clients', `${header}710001,0217,Prima,00743110157\n`)
  const tried = await erp.bring(
    'clients',
    `${header}710001,0217,Prima,00743110157\n710002,0217,Seconda,IT00743110157\n710003,0217,Terza,01114601006\n`,
    trial,
  )
  expect(tried).toMatchObject({ state: 'checked', rejected: 0, created: 2, notices: 1 })
  expect(await erp.changes(tried.id, 'notice')).toEqual([
    [3, '710002', 'same VAT number: 710001', ['VAT number', null, '00743110157']],
  ])
})

test('each error of a rejected row stands for itself, under the name people use', async () => {
  const tried = await erp.bring(
    'clients',
    'code,agency_code,business_name,postal_code,email\n720001,9999,Prova,3110,nobody\n',
    trial,
  )
  expect(tried.rejected).toBe(1)
  const errors = await erp.errors(tried.id)
  expect(errors.map(({ line, field, value }) => [line, field, value])).toEqual([
    [2, 'Agency code', '9999'],
    [2, 'E-mail', 'nobody'],
    [2, 'Postal code', '3110'],
  ])
  expect(await erp.errors(tried.id, '?column=email')).toHaveLength(1)
})

test('invoices: the lines that change, and the revenue of each year before', async () => {
  const header = 'invoice_number,line,date,client_code,family_code,quantity,amount\n'
  await erp.bring(
    'invoices',
    `${header}9,1,2025-05-01,014207,NN,1,100.00\n9,2,2025-05-01,014207,NN,1,50.00\n`,
  )
  const tried = await erp.bring(
    'invoices',
    `${header}9,1,2025-05-02,014207,NN,1,120.00\n9,2,2025-05-01,014207,NN,1,50.00\n9,3,2025-05-01,014208,NN,2,1.50\n`,
    trial,
  )
  expect(tried).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1,
    effects: [{ label: 'Revenue 2025', amount: 21.5, before: 150 }],
  })
  expect(await erp.changes(tried.id, 'updated')).toEqual([
    [2, '9 / 1', null, ['Date', '2025-05-01', '2025-05-02'], ['Amount', '100.00', '120.00']],
  ])
  expect(await erp.changes(tried.id, 'created')).toEqual([
    [
      4,
      '9 / 3',
      null,
      ['Date', null, '2025-05-01'],
      ['Customer code', null, '014208'],
      ['Amount', null, '1.50'],
    ],
  ])
})

test('budgets: the year’s amount from what to what', async () => {
  const header = 'year,agency_code,category,month,amount\n'
  await erp.bring('budgets', `${header}2026,0217,furniture,,1000.00\n`)
  const tried = await erp.bring(
    'budgets',
    `${header}2026,0217,furniture,1,700.00\n2026,0217,furniture,2,500.00\n`,
    trial,
  )
  expect(await erp.changes(tried.id, 'updated')).toEqual([
    [2, '2026 / 0217 / furniture', null, ['Amount', '1000.00', '1200.00']],
  ])
})
