import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openImports, partsOfImports } from '../../test/importing.ts'
import { rollUpsOf } from '../../test/revenue-company.ts'
import { transaction } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { rebuildRevenue } from '../sales/index.ts'
import { runImport } from './actions/run-import.ts'

/*
 * While one session of an import writes the lines, a second one folds them into the roll-ups. Locks hold the one or the
 * other where a test wants it.
 */
const { t, erp } = await openImports('admin')
const parts = partsOfImports(t)

const header = 'invoice_number,line,date,client_code,family_code,quantity,amount'
const file = (number: string, amount: string, day = '2025-05-01') =>
  `${[header, ...Array.from({ length: 40 }, (_, i) => `${number},${i + 1},${day},014207,N${i % 2 ? 'N' : 'K'},1,${amount}`)].join('\n')}\n`

/** The sessions of imports: what they are at, and whether they wait for a lock. */
async function sessions() {
  const { rows } = await sql<{ at: string }>`
    select case when wait_event_type = 'Lock' then 'lock' else state end as at from pg_stat_activity
    where datname = current_database() and application_name = 'mandato-import' order by 1`.execute(t.db)
  return rows.map(({ at }) => at)
}

/** Lets nobody read the roll-ups, so that the fold stands still, until it is given back. */
async function holdFold(): Promise<() => Promise<void>> {
  const held = await t.pool.connect()
  await held.query('begin; lock table client_revenue in access exclusive mode')
  let given = false
  const release = async () => {
    if (given) return
    given = true
    await held.query('rollback')
    held.release()
  }
  onTestFinished(release)
  return release
}

afterEach(async () => {
  const folded = await rollUpsOf(t.db)
  await transaction(t.db, rebuildRevenue)
  expect(folded).toEqual(await rollUpsOf(t.db))
})

test('killed while it folds: both sessions end, nothing is written, and it is taken up again', async () => {
  const before = await rollUpsOf(t.db)
  const id = await erp.upload('invoices', file('A', '1.00'))
  const release = await holdFold()
  const kill = new AbortController()
  const run = runImport(parts, id, { signal: kill.signal })
  // The lines are written, and their transaction waits for the fold.
  await vi.waitFor(async () => expect(await sessions()).toEqual(['idle in transaction', 'lock']), 10_000)
  kill.abort()
  await expect(run).rejects.toThrow('ended with 1')
  await vi.waitFor(async () => expect(await sessions()).toEqual([]), 10_000)
  await release()
  expect(await rollUpsOf(t.db)).toEqual(before)
  await runImport(parts, id)
  expect(await erp.look(id)).toMatchObject({ state: 'done', created: 40 })
})

test('cancelled while it folds: both sessions end and nothing is written', async () => {
  const before = await rollUpsOf(t.db)
  const id = await erp.upload('invoices', file('B', '1.00'))
  const release = await holdFold()
  const run = runImport(parts, id)
  await vi.waitFor(async () => expect(await sessions()).toEqual(['idle in transaction', 'lock']), 10_000)
  expect((await erp.cancel(id)).status).toBe(200)
  await run
  expect(await erp.look(id)).toMatchObject({ state: 'cancelled' })
  await vi.waitFor(async () => expect(await sessions()).toEqual([]), 10_000)
  await release()
  expect(await rollUpsOf(t.db)).toEqual(before)
})

test('roll-ups that somebody changed after the fold: it is computed again', async () => {
  const id = await erp.upload('invoices', file('C', '2.00'))
  const run = await transaction(t.db, async (tx) => {
    await sql`lock table invoice_lines in exclusive mode`.execute(tx)
    const done = runImport(parts, id)
    // The lines wait to be written; the fold is ready.
    await vi.waitFor(async () => expect(await sessions()).toEqual(['idle', 'lock']), 10_000)
    await sql`insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, family_code, quantity, amount_cents)
      select 2025, 'by-hand', 1, '2025-05-01', id, agency_id, 'NN', 1, 700 from clients where code = '014207'`.execute(
      tx,
    )
    await rebuildRevenue(tx)
    return { done }
  })
  await run.done
  expect(await erp.look(id)).toMatchObject({ state: 'done', created: 40 })
})

test('two files at once, the second correcting lines of the first: one after the other', async () => {
  const first = await erp.upload('invoices', file('D', '3.00'))
  const second = await erp.upload('invoices', file('D', '-4.50', '2025-06-02'))
  await Promise.all([runImport(parts, second), runImport(parts, first)])
  expect(await erp.look(first)).toMatchObject({ state: 'done', created: 40 })
  expect(await erp.look(second)).toMatchObject({ state: 'done', created: 0, updated: 40 })
})
