import { expect, test } from 'vitest'
import { openImports, partsOfImports } from '../../test/importing.ts'
import { type Db, transaction } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { runImport } from './actions/run-import.ts'

/* What somebody else does between the check of a file and its writing: the file has not seen it. */
const { t, erp, world } = await openImports('admin')
const parts = partsOfImports(t)

/** Does something that is over only when the import waits for it. */
async function whileDoing(id: number, act: (tx: Db) => Promise<unknown>): Promise<void> {
  const { run } = await transaction(t.db, async (tx) => {
    await act(tx)
    const run = runImport(parts, id)
    for (let waits = false; !waits; ) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
      waits = (rows[0]?.n ?? 0) > 0
    }
    return { run }
  })
  await run
}

test('somebody who became an administrator meanwhile keeps his account as it is', async () => {
  const email = 'nuova@agenti.example'
  await t.db
    .insertInto('users')
    .values({ email, name: 'Nuova Agente', user_type: 2, agency_id: world.north.id })
    .execute()
  const id = await erp.upload('agents', `email,agency_code,name,surname\n${email},0301,Nuova,Agente\n`)
  await whileDoing(id, (tx) =>
    tx
      .updateTable('users')
      .set({ name: 'Direttrice', user_type: 1, agency_id: null })
      .where('email', '=', email)
      .execute(),
  )
  const account = t.db
    .selectFrom('users')
    .select(['name', 'user_type', 'agency_id'])
    .where('email', '=', email)
  expect(await account.execute()).toEqual([{ name: 'Direttrice', user_type: 1, agency_id: null }])
})

test('a budget that was set meanwhile keeps the months the file says nothing of', async () => {
  const header = 'year,agency_code,category,month,amount\n'
  const { code } = await t.db
    .selectFrom('agencies')
    .select('code')
    .where('id', '=', world.north.id)
    .executeTakeFirstOrThrow()
  await erp.bring('budgets', `${header}2026,${code},furniture,1,100.00\n2026,${code},furniture,3,300.00\n`)
  const id = await erp.upload('budgets', `${header}2026,${code},furniture,3,350.00\n`)
  // As a person does on the screen: January 500 instead of 100.
  await whileDoing(id, async (tx) => {
    await sql`select from revenue_state for update`.execute(tx)
    await sql`update budgets set months_cents[1] = 50000, amount_cents = amount_cents + 40000, version = version + 1
      where year = 2026 and agency_id = ${world.north.id} and category = 'furniture' and client_id is null`.execute(
      tx,
    )
  })
  expect(await erp.look(id)).toMatchObject({ state: 'done', updated: 1 })
  const budget = await t.db
    .selectFrom('budgets')
    .select(['amount_cents', 'months_cents', 'version'])
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow()
  expect(budget).toMatchObject({ amount_cents: 85_000, version: 3 })
  expect(budget.months_cents.slice(0, 3)).toEqual([50_000, 0, 35_000])
})

test('who asked to stop a trial when it was as good as over can still have it applied', async () => {
  const invoices =
    'invoice_number,line,date,client_code,family_code,quantity,amount\nM,1,2025-05-01,014207,NN,1,1.00\n'
  const trial = await erp.bring('invoices', invoices, { dry_run: '1' })
  await t.db.updateTable('imports').set({ cancel_asked: true }).where('id', '=', trial.id).execute()
  expect(await erp.look(trial.id)).toMatchObject({ state: 'checked', may: { apply: true } })
  expect((await erp.apply(trial.id)).status).toBe(200)
  await t.runJobs()
  expect(await erp.look(trial.id)).toMatchObject({ state: 'done', created: 1 })
})
