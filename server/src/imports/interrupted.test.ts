import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openImports, partsOfImports } from '../../test/importing.ts'
import { sql } from '../platform/db/sql.ts'
import { resumeImports } from './actions/resume.ts'
import { runImport } from './actions/run-import.ts'
import { Watch } from './actions/watch.ts'
import { forgetOldFiles } from './actions/forget-files.ts'

/*
 * Imports that are killed, cancelled or forgotten. To be sure where the worker stands when it is hit, the test
 * holds a lock on the table it writes to: no waiting for time to pass.
 */
const { t, erp } = await openImports('admin')
const parts = partsOfImports(t)

const header = 'invoice_number,line,date,client_code,family_code,quantity,amount'
const file = (number: string) =>
  `${[header, ...Array.from({ length: 500 }, (_, i) => `${number},${i + 1},2025-05-01,014207,NN,1,1.00`)].join('\n')}\n`
const written = async () =>
  (
    await t.db
      .selectFrom('invoice_lines')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** Lets nobody write invoice lines until it is given back, at the latest at the end of the test. */
async function holdLines(): Promise<() => Promise<void>> {
  const client = new pg.Client(t.connection)
  await client.connect()
  await client.query('begin; lock table invoice_lines in exclusive mode')
  const release = () => client.end()
  onTestFinished(release)
  return release
}

/** The moment in which the worker begins to write. */
function whenApplying() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    promise,
    onProgress: ({ state }: { state: string }) => (state === 'applying' ? resolve() : undefined),
  }
}

test('killed while writing: nothing is written, and the import is taken up again to its end', async () => {
  const id = await erp.upload('invoices', file('A'))
  const release = await holdLines()
  const kill = new AbortController()
  const { promise, onProgress } = whenApplying()
  const run = runImport(parts, id, { signal: kill.signal, onProgress })
  await promise
  // Everybody sees how far it is, while nothing of it is written.
  expect(await erp.look(id)).toMatchObject({
    state: 'applying',
    rows: 500,
    created: 500,
    may: { cancel: true },
  })
  kill.abort()
  await expect(run).rejects.toThrow('ended with 1')
  expect(await erp.look(id)).toMatchObject({ state: 'applying' })
  expect(await written()).toBe(0)
  await release()
  await runImport(parts, id)
  expect(await erp.look(id)).toMatchObject({ state: 'done', created: 500 })
  expect(await written()).toBe(500)
})

test('interrupted imports are resumed; running ones are left alone', async () => {
  const id = await erp.upload('invoices', file('B'))
  await t.db.updateTable('imports').set({ state: 'checking' }).where('id', '=', id).execute()
  await resumeImports(parts)
  expect(await erp.look(id)).toMatchObject({ state: 'done', created: 500 })
  const other = await erp.upload('invoices', file('C'))
  const release = await holdLines()
  const { promise, onProgress } = whenApplying()
  const run = runImport(parts, other, { onProgress })
  await promise
  await resumeImports(parts)
  expect(await erp.look(other)).toMatchObject({ state: 'applying' })
  await release()
  await run
  expect(await erp.look(other)).toMatchObject({ state: 'done' })
})

test('files are written in the order of their numbers, also when an older one was left behind by a crash', async () => {
  const one = (name: string) => `code;agency_code;business_name\n014207;0217;${name}\n`
  const killed = await erp.upload('clients', one('Older'))
  const queued = await erp.upload('clients', one('Between'))
  const newest = await erp.upload('clients', one('Newest'))
  await t.db.updateTable('imports').set({ state: 'applying' }).where('id', '=', killed).execute()
  // Two processes take up what they find, the newest first.
  await Promise.all([runImport(parts, newest), runImport(parts, queued)])
  for (const id of [killed, queued, newest])
    expect(await erp.look(id)).toMatchObject({ state: 'done', updated: 1 })
  const { business_name } = await t.db
    .selectFrom('clients')
    .select('business_name')
    .where('code', '=', '014207')
    .executeTakeFirstOrThrow()
  expect(business_name).toBe('Newest')
  const { rows } = await sql<{ id: string }>`
    select entity_id as id from events where what = 'import.applied' and entity_id in (${sql.join([killed, queued, newest].map(String))})
    order by id`.execute(t.db)
  expect(rows.map(({ id }) => Number(id))).toEqual([killed, queued, newest])
})

test('an import that takes its process down every time is given up', async () => {
  const id = await erp.upload('invoices', file('D'))
  await t.db.updateTable('imports').set({ state: 'checking', tries: 5 }).where('id', '=', id).execute()
  await runImport(parts, id)
  expect(await erp.look(id)).toMatchObject({ state: 'failed', failure: { key: 'broken_off' } })
})

test('cancelled while writing: it stops within the statement and nothing stays', async () => {
  const before = await written()
  const id = await erp.upload('invoices', file('E'))
  const release = await holdLines()
  const { promise, onProgress } = whenApplying()
  const run = runImport(parts, id, { onProgress })
  await promise
  expect((await erp.cancel(id)).status).toBe(200)
  await run
  expect(await erp.look(id)).toMatchObject({ state: 'cancelled', may: { apply: false, cancel: false } })
  await release()
  expect(await written()).toBe(before)
  expect(await erp.cancel(id)).toMatchObject({
    status: 409,
    body: { args: { error: { key: 'import_already_ended' } } },
  })
})

test('a stop that met the session between two statements is asked again', async () => {
  const id = await erp.upload('invoices', file('I'))
  await t.db
    .updateTable('imports')
    .set({ state: 'applying', cancel_asked: true })
    .where('id', '=', id)
    .execute()
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  const session = { stopStatement: async () => ((times += 1) === 2 ? resolve() : undefined) }
  const watch = new Watch(t.db, session, id, () => undefined)
  await promise
  await watch.stop()
  await erp.cancel(id)
  await runImport(parts, id)
  expect(await erp.look(id)).toMatchObject({ state: 'cancelled' })
})

test('cancelled before it began, and a checked trial: at once', async () => {
  const waiting = await erp.upload('invoices', file('F'))
  await erp.cancel(waiting)
  expect(await erp.look(waiting)).toMatchObject({ state: 'cancelled' })
  await t.runJobs()
  expect(await erp.look(waiting)).toMatchObject({ state: 'cancelled', rows: 0 })
  const trial = await erp.bring('invoices', file('F'), { dry_run: '1' })
  await erp.cancel(trial.id)
  expect(await erp.apply(trial.id)).toMatchObject({ status: 409 })
})

test('cancelled while nobody works on it: the next worker sees it', async () => {
  const id = await erp.upload('invoices', file('G'))
  await t.db.updateTable('imports').set({ state: 'checking' }).where('id', '=', id).execute()
  await erp.cancel(id)
  await runImport(parts, id)
  expect(await erp.look(id)).toMatchObject({ state: 'cancelled' })
})

test('the file is kept two weeks after the end, then a trial cannot be applied any more', async () => {
  const trial = await erp.bring('invoices', file('H'), { dry_run: '1' })
  await t.db
    .updateTable('imports')
    .set({ finished_at: t.clock.now().toISOString() })
    .where('id', '=', trial.id)
    .execute()
  await forgetOldFiles(t.parts)
  expect(await erp.look(trial.id)).toMatchObject({ may: { apply: true } })
  t.clock.advance(15 * 86_400_000)
  await forgetOldFiles(t.parts)
  const row = await t.db
    .selectFrom('imports')
    .select('file_id')
    .where('id', '=', trial.id)
    .executeTakeFirstOrThrow()
  expect(row.file_id).toBeNull()
})
