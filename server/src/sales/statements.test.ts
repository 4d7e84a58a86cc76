import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { bringIn, type Company, foundCompany, person } from '../../test/revenue-company.ts'
import { askerOf, type SalesCall } from '../../test/sales-ask.ts'
import { counting } from '../../test/statements.ts'
import { salesRoutes } from './routes.ts'

const askSales = askerOf(salesRoutes)
let t: TestDatabase
let company: Company
beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
  const [agency = 0] = company.agencies
  const client = company.clients[0]?.id ?? 0
  await bringIn(t.db, [{ date: '2025-11-14', agency, client, family: 'NN', expo: false, cents: 100 }])
})
afterAll(() => t.close())

const questions: readonly (readonly [SalesCall, object])[] = [
  ['salesYears', {}],
  ['salesCurrent', {}],
  ['salesDetail', {}],
  ['salesCategory', { id: 'furniture' }],
  ['salesTwoYears', {}],
  ['salesLines', { page: 1 }],
]

it.each(questions)('%s is one statement for every role and subject', async (name, params) => {
  const { db, take } = counting(t.db)
  const [agency = 0] = company.agencies
  const client = company.clients[0]?.id ?? 0
  const people = [
    person('admin'),
    person('sales', { areas: ['IT-TV'] }),
    person('agent', { agencyId: agency }),
    person('customer', { clientIds: [client] }),
  ]
  for (const who of people)
    for (const about of [{}, { agency }, { agency, client }]) {
      const query = name === 'salesLines' ? about : {}
      const answer = await askSales(db, name, who, { params: { ...params, ...about }, query })
      expect([answer.refused, take()]).toEqual([undefined, 1])
    }
})

it('sales/budget is one statement', async () => {
  const { db, take } = counting(t.db)
  await askSales(db, 'salesBudget', person('admin'), { params: { id: 0 } })
  expect(take()).toBe(1)
})
