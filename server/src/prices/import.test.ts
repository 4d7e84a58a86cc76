import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { priceOf, pricesOf } from './index.ts'

const { t, world, erp } = await openImports('sales')
const header = 'list,code,valid_from,description,family_code,price,currency,unit,valid_to'
const net = async (day: string, client: number | null = world.north.client, code = 'VR-1') =>
  (await priceOf(t.db, { client, code, day }))?.net_cents

await t.db.updateTable('clients').set({ price_list: 'it-a' }).where('id', '=', world.north.client).execute()
// It has had it from the beginning: the clock of these tests stands before that of the database.
await t.pool.query('delete from client_lists_before')

test('a list and its discounts come from the ERP’s files, and the same file again changes nothing', async () => {
  const prices = `${header}\nit-a,vr-1,2026-01-01,Base gola,NN,100.00,EUR,pz,\nIT-A,VR-1,2026-07-01,Base gola,NN,104.00,EUR,pz,2026-12-31\nPUBLIC,VR-1,2026-01-01,Base gola,NN,80.00,EUR,pz,\nPUBLIC,VR-2,2026-01-01,Solo al pubblico,NN,20.00,EUR,pz,\n`
  const first = await erp.bring('prices', prices)
  expect(first).toMatchObject({
    state: 'done',
    created: 4,
    notices: 1,
    effects: [
      { label: 'New articles', count: 2 },
      { label: 'New price lists', count: 2 },
    ],
  })
  expect((await erp.changes(first.id, 'notice'))[0]?.slice(0, 3)).toEqual([
    3,
    'IT-A / VR-1',
    'falls back to 100.00 on 2027-01-01, the earlier price that is still open',
  ])
  expect(await erp.bring('prices', prices)).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
  const discounts =
    'client_code,list,family_code,valid_from,chain\n014207,,,2026-01-01,40\n014207,,NN,2026-09-01,0\n,IT-A,NN,2026-01-01,10+10\n'
  expect(await erp.bring('discounts', discounts)).toMatchObject({ state: 'done', created: 3 })
  expect(await erp.bring('discounts', discounts)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
})

test('the row that began last and covers the day; the first level that is not empty, and 0 is one', async () => {
  const days = ['2025-12-31', '2026-06-30', '2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01']
  expect(await Promise.all(days.map((day) => net(day)))).toEqual([null, 6000, 6240, 10400, 10400, 10000])
  // A list has what it has: what is missing there is never taken from the public list.
  expect(await priceOf(t.db, { client: world.north.client, code: 'VR-2', day: '2026-08-31' })).toMatchObject({
    list_cents: null,
    net_cents: null,
    reason: 'not_in_list',
  })
  expect(await net('2026-08-31', world.north.otherClient)).toBe(8000)
  expect(await net('2026-08-31', null)).toBe(8000)
  expect(await priceOf(t.db, { client: null, code: 'XX', day: '2026-08-31' })).toBe(null)
  const both = await pricesOf(t.db, { client: null, codes: ['vr-1', 'VR-2', 'none'], day: '2026-08-31' })
  expect(both.size).toBe(2)
  expect([both.get('VR-1')?.net_cents, both.get('VR-2')?.net_cents]).toEqual([8000, 2000])
})

test('a file that replaces a price leaves the one that was shown before to its moment', async () => {
  const before = t.clock.now()
  t.clock.advance(86_400_000)
  const later = `${header}\nIT-A,VR-1,2026-01-01,Base gola,NN,99.90,EUR,pz,\n`
  expect(await erp.bring('prices', later)).toMatchObject({ state: 'done', created: 0, updated: 1 })
  t.clock.advance(86_400_000)
  await erp.bring('discounts', 'client_code,family_code,valid_from,chain\n014207,,2026-01-01,50\n')
  const question = { client: world.north.client, code: 'VR-1', day: '2026-03-01' }
  expect((await priceOf(t.db, question))?.net_cents).toBe(4995)
  expect((await priceOf(t.db, { ...question, knownAt: before }))?.net_cents).toBe(6000)
  const between = new Date(t.clock.now().getTime() - 1000)
  expect((await priceOf(t.db, { ...question, knownAt: between }))?.net_cents).toBe(5994)
})

test('rows that nobody can mean are rejected, each with its reason', async () => {
  const bad = await erp.bring(
    'prices',
    `${header}\nIT-A,A,2026-01-01,a,NN,1.00,XXQ,pz,\nIT-A,A,2026-01-01,a,NN,-1.00,EUR,pz,\nIT-A,A,2026-02-01,a,NN,1.00,EUR,pz,2026-01-31\nIT-A,A,2026-03-01,a,NN,1.00,CHF,pz,\nIT-A,B,2026-01-01,b,NN,1.00,EUR,pz,\nit-a,b,2026-01-01,b,NN,2.00,EUR,pz,\n`,
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'currency', 'XXQ', 'unknown currency: write EUR, CHF…'],
    [3, 'price', '-1.00', 'must not be negative'],
    [4, 'valid_to', '2026-01-31', 'ends before it begins (2026-02-01)'],
    [5, 'currency', 'CHF', 'the list is in EUR'],
    [7, 'list', 'it-a', 'duplicate of line 6'],
  ])
  const chains = ['50+110', '50+-5', '50++10', '50%', '33.333']
  const form = 'one to six discounts from 0 to 100, written like 50+10+5'
  const rows = chains.map((chain, i) => `014207,,F${i},2026-01-01,${chain}\n`).join('')
  const wrong = await erp.bring(
    'discounts',
    `client_code,list,family_code,valid_from,chain\n${rows},,,2026-01-01,5\n014207,IT-A,,2026-01-01,5\n,NIX,,2026-01-01,5\n`,
  )
  expect(await erp.reasons(wrong.id)).toEqual([
    ...chains.map((chain, i) => [i + 2, 'chain', chain, form]),
    [7, 'client_code', '', 'either a customer or a list, and only one of them'],
    [8, 'client_code', '014207', 'either a customer or a list, and only one of them'],
    [9, 'list', 'NIX', 'unknown list: prices first, then discounts'],
  ])
})

test('a row that is left out does not say the currency of a new list', async () => {
  const { id, created } = await erp.bring(
    'prices',
    `${header}\nCH-1,A,2026-01-01,a,NN,-1.00,USD,pz,\nCH-1,C,2026-01-01,c,NN,1.00,USD,centimetres,\nCH-1,A,2026-02-01,a,NN,1.00,CHF,pz,\nCH-1,B,2026-02-01,b,NN,2.00,USD,pz,\n`,
  )
  expect(created).toBe(1)
  expect(await erp.reasons(id)).toEqual([
    [2, 'price', '-1.00', 'must not be negative'],
    [3, 'unit', 'centimetres', 'more than 10 characters'],
    [5, 'currency', 'USD', 'the list is in CHF'],
  ])
})

test('a family in small letters is the same family', async () => {
  await erp.bring('prices', `${header}\nIT-A,FAM-1,2026-01-01,a,pn,100.00,EUR,pz,\n`)
  await erp.bring('discounts', 'client_code,list,family_code,valid_from,chain\n014207,,Pn,2026-01-01,30\n')
  const question = { client: world.north.client, code: 'FAM-1', day: '2026-03-01' }
  expect((await priceOf(t.db, question))?.net_cents).toBe(7000)
})

test('a list that the clients’ file changes counts until the moment the portal shows, and no longer', async () => {
  await erp.bring(
    'prices',
    `${header}\nIT-A,MOVED,2026-01-01,a,NN,100.00,EUR,pz,\nIT-C,MOVED,2026-01-01,a,NN,70.00,EUR,pz,\n`,
  )
  const list = async (knownAt: Date) =>
    (await priceOf(t.db, { client: world.north.client, code: 'MOVED', day: '2026-03-01', knownAt }))?.list
  const clients = 'code,agency_code,business_name,price_list\n014207,0217,Arredamenti Zanetti,'
  t.clock.advance(86_400_000)
  const moved = t.clock.now()
  expect(await erp.bring('clients', `${clients}IT-C\n`)).toMatchObject({ state: 'done', updated: 1 })
  t.clock.advance(86_400_000)
  expect(await list(new Date(moved.getTime() - 1000))).toBe('IT-A')
  expect(await list(t.clock.now())).toBe('IT-C')
  expect(await erp.bring('clients', `${clients}IT-A\n`)).toMatchObject({ state: 'done', updated: 1 })
})
