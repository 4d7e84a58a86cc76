import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { bringIn, type Company, foundCompany, person } from '../../test/revenue-company.ts'
import { askerOf } from '../../test/sales-ask.ts'
import { salesRoutes } from './routes.ts'

const askSales = askerOf(salesRoutes)
let t: TestDatabase
let company: Company

beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
  const line = (date: string, article: string, cents: number, family = 'NN') => ({
    date,
    agency: agency(0),
    client: shop(),
    family,
    expo: false,
    cents,
    article,
  })
  await bringIn(t.db, [
    line('2024-03-01', 'BASE', 1_000_00),
    line('2024-04-02', 'BASE', 500_10),
    line('2024-12-30', 'BASE', 9_999_00),
    line('2025-02-03', 'BASE', 400_05),
    line('2024-05-01', 'FORNO', 700_00, 'PN'),
    line('2025-06-01', 'FORNO', -20_00, 'PN'),
    line('2025-11-14', 'TAVOLO', 300_00),
    { ...line('2025-11-14', 'BASE', 77_00), client: company.clients[1]?.id ?? 0 },
  ])
})
afterAll(() => t.close())

const agency = (i: number) => company.agencies[i] ?? 0
const shop = () => company.clients[0]?.id ?? 0
const ask = (who = person('admin'), query: object = {}, of = shop()) =>
  askSales(t.db, 'salesArticles', who, { params: { agency: 0, client: of }, query })

describe('the articles of a client', () => {
  it('stand with the greatest loss first, both years up to the same day, and add up to the figures', async () => {
    const { rows, meta } = await ask()
    expect(
      rows.map((row) => [
        row['product_code'],
        row['prev_prog'],
        row['curr_ytd'],
        row['delta'],
        row['last_date'],
      ]),
    ).toEqual([
      ['BASE', 1500.1, 400.05, -1100.05, '2025-02-03'],
      ['FORNO', 700, -20, -720, '2024-05-01'],
      ['TAVOLO', 0, 300, 300, '2025-11-14'],
    ])
    expect(rows[0]).toMatchObject({ prev_quantity: 2, curr_quantity: 1 })
    expect(meta).toMatchObject({ articles: 3, year: 2025, prev_year: 2024 })
    const figures = await askSales(t.db, 'salesCurrent', person('admin'), {
      params: { agency: 0, client: shop() },
    })
    const total = figures.rows.find((row) => row['kind'] === 'total')
    expect(total).toMatchObject({ prev_prog: 2200.1, curr_ytd: 680.05, delta: -1520.05 })
  })

  it('are narrowed to a category and to a day', async () => {
    expect((await ask(undefined, { category: 'appliances' })).rows.map((row) => row['product_code'])).toEqual(
      ['FORNO'],
    )
    const march = await ask(undefined, { cut: '03-01' })
    expect(march.rows.map((row) => [row['product_code'], row['delta']])).toEqual([['BASE', -599.95]])
  })

  it('are not found for who does not see the client', async () => {
    const stranger = person('agent', { agencyId: agency(1) })
    expect((await ask(stranger)).refused).toBe('not_found')
    const other = person('customer', { clientIds: [company.clients[1]?.id ?? 0] })
    expect((await ask(other)).refused).toBe('not_found')
    const own = person('customer', { clientIds: [shop()] })
    expect((await ask(own)).rows).toHaveLength(3)
    expect((await ask(person('agent', { agencyId: agency(0) }))).rows).toHaveLength(3)
  })
})
