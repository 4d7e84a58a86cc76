import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { newMaterial, putOnHand } from '../../../test/materials/stock.ts'
import type { Who } from '../../../test/world.ts'
import { bulkJob } from './job.ts'
import { forgetRuns } from './runs.ts'

const { t, world } = await openCompany()
type Row = Readonly<Record<string, unknown>>
interface Run {
  readonly id: number
  readonly state: string
  readonly total: number | null
  readonly done: number
  readonly skipped: number
  readonly reasons: readonly { readonly name: string; readonly reason: string }[]
  readonly changed: readonly { readonly id: number; readonly version: number }[]
}
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  t.ask(method, `/api/${url}`, { token: world.token(who), ...(body && { body }) })
const told = <T = Row>({ body }: { body: unknown }) =>
  (body as { args: { response: T; error: Row } }).args.response
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { args: { error: Row } }).args.error['key'],
]
const start = (body: object, who: Who = 'sales') => ask(who, 'POST', 'v1.0/me/bulk', body)
const run = async (id: number, who: Who = 'sales') => told<Run>(await ask(who, 'GET', `v1.0/me/bulk/${id}`))
const open = async (who: Who = 'sales') => told<Run[]>(await ask(who, 'GET', 'v1.0/me/bulk'))

let product = 0
let made = 0
beforeEach(async () => {
  made += 1
  product = await newMaterial(t.db, `BULK${made}`)
  await putOnHand(t.db, product, 100)
})

/** Lines of an agent, each asking so many pieces. */
const lines = async (...quantities: number[]) => {
  const requests = quantities.map((quantity) => ({ product_id: product, quantity }))
  const answer = await ask('agent', 'POST', 'v1.0/materiali/request', { requests })
  return told<{ requests: { id: number }[] }>(answer).requests.map(({ id }) => id)
}
const versionOf = async (id: number) =>
  (
    await t.db
      .selectFrom('material_requests')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version
const statesOf = async (ids: readonly number[]) => {
  const answer = await ask('sales', 'GET', 'v2.0/materiali/request-agencies/1?per_page=200')
  const rows = told<{ id: number; status: string }[]>(answer)
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const accepting = async (ids: readonly number[], quantity = 10) =>
  Promise.all(
    ids.map(async (id) => ({
      name: `Line ${id}`,
      params: { id },
      body: { status: 'accepted', accepted_quantity: quantity, version: await versionOf(id) },
    })),
  )

describe('one act on many rows', () => {
  it('is one call and one job: each row done, or left out with its reason, in the person’s words', async () => {
    const ids = await lines(10, 10, 10)
    const rows = await accepting(ids)
    const [, second] = ids
    await ask('sales', 'POST', `v2.0/richieste-agenti/${second}`, { status: 'rejected', note: 'finita' })
    const id = Number(told(await start({ act: 'acceptRequests', rows }))['id'])
    expect(await run(id)).toMatchObject({ state: 'queued', total: 3, done: 0, skipped: 0 })
    await t.runJobs()
    const ended = await run(id)
    expect(ended).toMatchObject({ state: 'done', total: 3, done: 2, skipped: 1 })
    expect(ended.reasons).toMatchObject([
      { name: `Line ${second}`, reason: expect.stringMatching(/\p{L}{3}/u) },
    ])
    expect(ended.changed.map((row) => row.id)).toEqual([ids[0], ids[2]])
    expect(await statesOf(ids)).toEqual(['accepted', 'rejected', 'accepted'])
    // What was changed can be taken back with the versions of the report.
    expect((await ask('sales', 'PUT', 'v2.0/richieste-agenti', { requests: ended.changed })).status).toBe(200)
    expect(await statesOf(ids)).toEqual(['requested', 'rejected', 'requested'])
  })

  it('means the whole filter, not the page that is shown', async () => {
    const ids = await lines(...Array.from({ length: 30 }, () => 1))
    const all = { params: { page: 1 }, query: { q: `BULK${made}`, status: 'requested', per_page: 25 } }
    const id = Number(told(await start({ act: 'acceptRequests', all }))['id'])
    expect((await run(id)).total).toBeNull()
    await t.runJobs()
    expect(await run(id)).toMatchObject({ state: 'done', total: 30, done: 30, skipped: 0, reasons: [] })
    expect(new Set(await statesOf(ids))).toEqual(new Set(['accepted']))
  })

  it('is taken up where it was when the process died, and does no row twice', async () => {
    const ids = await lines(10, 10)
    const id = Number(told(await start({ act: 'acceptRequests', rows: await accepting(ids) }))['id'])
    await t.runJobs()
    const before = await Promise.all(ids.map(versionOf))
    // The job as it stands after a death in the middle: one row settled, the run not ended.
    await t.db.updateTable('bulk_runs').set({ state: 'working' }).where('id', '=', id).execute()
    await t.runJob(bulkJob, { id })
    expect(await run(id)).toMatchObject({ state: 'done', done: 2, skipped: 0 })
    expect(await Promise.all(ids.map(versionOf))).toEqual(before)
  })

  it('is still there after a reload, until its report is put away', async () => {
    const id = Number(
      told(await start({ act: 'acceptRequests', rows: await accepting(await lines(10)) }))['id'],
    )
    expect((await open()).map((one) => one.id)).toContain(id)
    await t.runJobs()
    expect((await open()).find((one) => one.id === id)).toMatchObject({ state: 'done', done: 1 })
    expect((await ask('sales', 'PUT', `v1.0/me/bulk/${id}`)).status).toBe(200)
    expect((await open()).map((one) => one.id)).not.toContain(id)
  })

  it('stops when it is told to, and leaves what is not done', async () => {
    const ids = await lines(10, 10)
    const id = Number(told(await start({ act: 'acceptRequests', rows: await accepting(ids) }))['id'])
    expect((await ask('sales', 'DELETE', `v1.0/me/bulk/${id}`)).status).toBe(200)
    await t.runJobs()
    expect(await run(id)).toMatchObject({ state: 'cancelled', done: 0, skipped: 0 })
    expect(await statesOf(ids)).toEqual(['requested', 'requested'])
  })

  it('is of whoever began it alone', async () => {
    const id = Number(
      told(await start({ act: 'acceptRequests', rows: await accepting(await lines(1), 1) }))['id'],
    )
    for (const [method, url] of [
      ['GET', `v1.0/me/bulk/${id}`],
      ['PUT', `v1.0/me/bulk/${id}`],
      ['DELETE', `v1.0/me/bulk/${id}`],
    ] as const)
      expect(refusal(await ask('admin', method, url))).toEqual([404, 'not_found'])
    expect((await open('admin')).map((one) => one.id)).not.toContain(id)
  })

  it('is refused to whoever may not do the act itself, and where a row says what nobody can mean', async () => {
    const rows = await accepting(await lines(1))
    expect(refusal(await start({ act: 'acceptRequests', rows }, 'agent'))).toEqual([403, 'not_allowed'])
    expect(refusal(await start({ act: 'acceptRequests', all: {} }, 'customer'))).toEqual([403, 'not_allowed'])
    const wrong = {
      act: 'acceptRequests',
      rows: [{ name: 'x', params: { id: 0 }, body: { status: 'lost' } }],
    }
    expect(refusal(await start(wrong))).toEqual([422, 'validation'])
    expect(refusal(await start({ act: 'acceptRequests' }))).toEqual([422, 'validation'])
    expect(refusal(await start({ act: 'acceptRequests', rows, all: {} }))).toEqual([422, 'validation'])
  })

  it('does nothing more for somebody who was deactivated meanwhile', async () => {
    const ids = await lines(5)
    const id = Number(told(await start({ act: 'acceptRequests', rows: await accepting(ids, 5) }))['id'])
    const setActive = (active: boolean) =>
      t.db.updateTable('users').set({ active }).where('id', '=', world.people.sales.id).execute()
    await setActive(false)
    await t.runJobs()
    await setActive(true)
    expect(await run(id)).toMatchObject({ state: 'failed', done: 0 })
    expect(await statesOf(ids)).toEqual(['requested'])
  })

  it('is forgotten after a while, with its rows', async () => {
    const id = Number(
      told(await start({ act: 'acceptRequests', rows: await accepting(await lines(1), 1) }))['id'],
    )
    await t.runJobs()
    await forgetRuns(t.db, new Date('2000-01-01'))
    expect((await run(id)).done).toBe(1)
    await forgetRuns(t.db, new Date('2100-01-01'))
    expect(await t.db.selectFrom('bulk_rows').select('run_id').where('run_id', '=', id).execute()).toEqual([])
    expect((await ask('sales', 'GET', `v1.0/me/bulk/${id}`)).status).toBe(404)
  })
})
