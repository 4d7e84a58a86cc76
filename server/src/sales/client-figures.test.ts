import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { expect, it } from 'vitest'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { counting } from '../../test/statements.ts'
import { listPage } from '../platform/db/list.ts'
import { clientProgress } from '../registry/queries/client-progress.ts'
import { clientFigures } from './index.ts'

const { t, world } = await openCompany()

const get = async <T>(url: string) => {
  const answer = await t.ask('GET', `/api/v1.0/${url}`, { token: world.token('admin') })
  return (answer.body as { args: { response: T; meta: object } }).args
}
interface Row {
  code: string
  client_id: number
  revenue_last_year: number | null
  revenue_this_year: number | null
  delta_pct: number | null
}

it('are empty while no invoice has come', async () => {
  const { response, meta } = await get<Row[]>('admin/clients/0')
  expect(new Set(response.map((row) => row.revenue_this_year))).toEqual(new Set([null]))
  expect(meta).toMatchObject({ totals: { revenue_this_year: null } })
})

it('are those of the sales under any agency, cut at the same day', async () => {
  const { north, south } = world
  const line = (date: string, client: number, cents: number, agency = north.id) => ({
    date,
    agency,
    client,
    family: 'NN',
    expo: false,
    cents,
  })
  await bringIn(t.db, [
    line('2023-05-02', north.client, 999_00),
    line('2024-03-01', north.client, 100_10, south.id),
    line('2024-11-14', north.client, 50_05),
    line('2024-11-15', north.client, 1_00),
    line('2025-02-01', north.client, 300_30),
    line('2025-11-14', north.client, -10_10),
    line('2024-12-30', north.otherClient, 70_00),
  ])
  const { response, meta } = await get<Row[]>('admin/clients/0?sort=revenue_this_year&order=desc')
  const shown = response.map((r) => [r.client_id, r.revenue_last_year, r.revenue_this_year, r.delta_pct])
  expect(shown).toEqual([
    [north.client, 151.15, 290.2, 93.3],
    [north.otherClient, 70, 0, 0],
    [south.client, null, null, null],
  ])
  expect(meta).toMatchObject({
    totals: { revenue_last_year: 221.15, revenue_this_year: 290.2, overdue_amount: null },
  })
  const current = await get<{ kind: string; prev_total: number; curr_ytd: number }[]>(
    `sales/current/agent/0/client/${north.client}`,
  )
  const total = current.response.find((row) => row.kind === 'total')
  expect([total?.prev_total, total?.curr_ytd]).toEqual([151.15, 290.2])
})

it('leave a list one statement', async () => {
  const { db, take } = counting(t.db)
  const admin = await personOf(t, world, 'admin')
  const filter = clientsCalls.agencyClients.query.parse({ sort: 'revenue_last_year' })
  const question = { agency: 0, filter, figures: clientFigures, today: '2025-11-17' }
  await listPage(db, clientProgress(admin, question), filter)
  expect(take()).toBe(1)
})
