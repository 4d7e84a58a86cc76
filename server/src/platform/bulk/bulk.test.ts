import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { newMaterial, putOnHand } from '../../../test/materials/stock.ts'
import type { Who } from '../../../test/world.ts'
import { bulkJob } from './job.ts'
import { eraseName, forgetRuns } from './runs.ts'

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
  readonly made: readonly number[]
  readonly not_made: string | null
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
  // What an earlier test left queued would keep the same act from beginning.
  await t.runJobs()
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
  const answer = await ask('sales', 'GET', `v2.0/materiali/request-agencies/1?per_page=200&q=BULK${made}`)
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

  it('of a whole filter says of each row that is meant why it is left out', async () => {
    const [small = 0, large = 0] = await lines(10, 500)
    const all = { query: { q: `BULK${made}`, status: 'requested' } }
    const id = Number(told(await start({ act: 'acceptRequests', all }))['id'])
    await t.runJobs()
    const ended = await run(id)
    expect(ended).toMatchObject({ state: 'done', total: 2, done: 1, skipped: 1 })
    expect(ended.reasons).toMatchObject([{ reason: 'la giacenza non copre quanto richiesto' }])
    expect(await statesOf([small, large])).toEqual(['accepted', 'requested'])
  })

  it('begins once: a second press or window is refused while the first is at work', async () => {
    const rows = await accepting(await lines(10))
    const id = Number(told(await start({ act: 'acceptRequests', rows }))['id'])
    expect(refusal(await start({ act: 'acceptRequests', rows }))).toEqual([409, 'bulk_at_work'])
    // Another person, and another act, do not wait for it.
    expect((await start({ act: 'acceptRequests', rows }, 'admin')).status).toBe(200)
    await t.runJobs()
    expect((await run(id)).state).toBe('done')
    expect((await start({ act: 'acceptRequests', rows })).status).toBe(200)
    await t.runJobs()
  })

  it('goes on with what was done once every row is through, whatever became of the screen', async () => {
    const ids = await lines(10, 10)
    const id = Number(told(await start({ act: 'acceptToPrepare', rows: await accepting(ids) }))['id'])
    await t.runJobs()
    const ended = await run(id)
    expect(ended).toMatchObject({ state: 'done', done: 2, made: [expect.any(Number)], not_made: null })
    const prepared = await t.db
      .selectFrom('preparation_lines')
      .select('request_id')
      .where('preparation_id', 'in', [...ended.made])
      .execute()
    expect(new Set(prepared.map((line) => line.request_id))).toEqual(new Set(ids))
    // Taken up again after a death before the end: what is prepared is not prepared twice.
    await t.runJob(bulkJob, { id })
    expect((await run(id)).made).toEqual(ended.made)
  })

  it('goes on with all that was done, however many there are: no preparation holds more than its screen takes', async () => {
    await putOnHand(t.db, product, 600)
    const ids = [
      ...(await lines(...Array.from({ length: 300 }, () => 1))),
      ...(await lines(...Array.from({ length: 300 }, () => 1))),
    ]
    const all = { params: { page: 1 }, query: { q: `BULK${made}`, status: 'requested' } }
    const id = Number(told(await start({ act: 'acceptToPrepare', all }))['id'])
    await t.runJobs()
    const ended = await run(id)
    expect(ended).toMatchObject({ state: 'done', total: 600, done: 600, not_made: null })
    const prepared = await t.db
      .selectFrom('preparation_lines')
      .select(['request_id', 'preparation_id'])
      .where('preparation_id', 'in', [...ended.made])
      .execute()
    expect(new Set(prepared.map((line) => line.request_id))).toEqual(new Set(ids))
    const sizes = Map.groupBy(prepared, (line) => line.preparation_id)
    expect([...sizes.values()].map((some) => some.length).toSorted((a, b) => a - b)).toEqual([100, 500])
  }, 120_000)

  it('makes a shipment of each preparation that only has to leave, open and ready ones', async () => {
    const open = Number(
      told(await start({ act: 'acceptToPrepare', rows: await accepting(await lines(10)) }))['id'],
    )
    await t.runJobs()
    const ready = Number(
      told(await start({ act: 'acceptToPrepare', rows: await accepting(await lines(5), 5) }))['id'],
    )
    await t.runJobs()
    const [first = 0] = (await run(open)).made
    const [second = 0] = (await run(ready)).made
    const rows = [first, second].map((one) => ({
      name: `Preparation ${one}`,
      params: { id: one },
      body: { action: 'ready' },
    }))
    const closing = Number(told(await start({ act: 'closePreparations', rows: rows.slice(1) }))['id'])
    await t.runJobs()
    expect(await run(closing)).toMatchObject({ state: 'done', done: 1, skipped: 0 })
    const ship = [first, second].map((one) => ({
      name: `Preparation ${one}`,
      body: { orders_id: [one], at_once: true },
    }))
    const shipping = Number(told(await start({ act: 'shipPreparations', rows: ship }))['id'])
    await t.runJobs()
    const shipped = await run(shipping)
    expect(shipped).toMatchObject({ state: 'done', done: 2, skipped: 0, reasons: [], changed: [] })
    const { rows: shipments } = await t.pool.query<{ status: string; shipment_id: number }>(
      'select s.status, p.shipment_id from preparations p join shipments s on s.id = p.shipment_id where p.id = any($1)',
      [[first, second]],
    )
    expect(shipments.map(({ status }) => status)).toEqual(['to_send', 'to_send'])
    expect(new Set(shipments.map((one) => one.shipment_id))).toEqual(new Set(shipped.made))
    expect(shipped.made).toHaveLength(2)
  })

  it('says why nothing was made of what was done', async () => {
    const ids = await lines(10)
    const id = Number(told(await start({ act: 'acceptToPrepare', rows: await accepting(ids) }))['id'])
    const keep = (permissions: string[]) =>
      t.db.updateTable('users').set({ permissions }).where('id', '=', world.people.sales.id).execute()
    const { permissions } = await t.db
      .selectFrom('users')
      .select('permissions')
      .where('id', '=', world.people.sales.id)
      .executeTakeFirstOrThrow()
    await keep(permissions.filter((one) => one !== 'logistics'))
    await t.runJobs()
    await keep(permissions)
    expect(await run(id)).toMatchObject({
      state: 'done',
      made: [],
      not_made: 'Il tuo profilo non permette questa operazione.',
    })
  })

  it('names nobody who was erased', async () => {
    const rows = (await accepting(await lines(1), 1)).map((row) => ({ ...row, name: 'Z Canary Rossi' }))
    await ask('sales', 'POST', `v2.0/richieste-agenti/${rows[0]?.params.id}`, {
      status: 'rejected',
      note: 'finita',
    })
    const id = Number(told(await start({ act: 'acceptRequests', rows }))['id'])
    await t.runJobs()
    await eraseName(t.db, 'Canary Rossi')
    expect((await run(id)).reasons).toEqual([{ position: 0, name: '–', reason: '–' }])
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
