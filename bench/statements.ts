import type { Person } from '../server/src/platform/person.ts'
import { salesRoutes } from '../server/src/sales/routes.ts'
import { askerOf, type SalesCall } from '../server/test/sales-ask.ts'
import { counting } from '../server/test/statements.ts'
import { benchServer } from './lib/database.ts'
import { admin, agentOf, customerOf } from './lib/person.ts'
import type { Finding } from './lib/table.ts'

/** P12: how many SQL statements each read of the revenue takes, at most, whoever asks; without the one for the session. */
export async function statementsPerCall(): Promise<Finding[]> {
  const server = await benchServer()
  try {
    const askSales = askerOf(salesRoutes)
    const { db, take } = counting((await server.demo()).db)
    const { id: client, agency_id: agency } = await db
      .selectFrom('clients')
      .select(['id', 'agency_id'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const people: readonly Person[] = [
      admin,
      agentOf(agency),
      customerOf(client),
      { ...admin, role: 'sales', areas: ['IT-TV'] },
    ]
    const questions: readonly (readonly [SalesCall, object, object?])[] = [
      ['salesYears', {}],
      ['salesYears', { agency, client }],
      ['salesCurrent', {}],
      ['salesCurrent', { agency }],
      ['salesCurrent', { agency, client }],
      ['salesDetail', {}],
      ['salesDetail', { agency }],
      ['salesDetail', { agency, client }],
      ['salesCategory', { id: 'furniture' }],
      ['salesTwoYears', { agency }],
      ['salesBudget', { id: agency }],
      ['salesLines', { page: 1 }, { agency }],
    ]
    const most = new Map<SalesCall, number>()
    for (const [name, params, query = {}] of questions)
      for (const person of people) {
        take()
        await askSales(db, name, person, { params, query })
        most.set(name, Math.max(most.get(name) ?? 0, take()))
      }
    return [...most].map(([name, count]) => ({
      goal: 'P12',
      what: `statements of ${name}`,
      found: String(count),
      target: '≤ 2',
      reached: count <= 2,
    }))
  } finally {
    await server.close()
  }
}
