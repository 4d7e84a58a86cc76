import { expect, test } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { allJobs } from '../../worker.ts'
import { inBatches } from './in-batches.ts'
import { sql } from './sql.ts'

const { t, world } = await openCompany()

/** Notes how many rows each statement that deletes from a table takes. */
const noted = async (table: string) => {
  await t.pool.query(`
    create table if not exists taken (n bigint generated always as identity, name text, rows int);
    create or replace function note_taken() returns trigger language plpgsql as $$
      begin insert into taken (name, rows) select tg_table_name, count(*) from gone; return null; end $$;
    create trigger noted after delete on ${table} referencing old table as gone
      for each statement execute function note_taken()`)
  return async () =>
    (
      await t.pool.query<{ rows: number }>('select rows from taken where name = $1 order by n', [table])
    ).rows.map(({ rows }) => rows)
}

test('a purge takes no more rows at a time than it may, and ends when none are left', async () => {
  await t.pool.query('create table old (id int); insert into old select generate_series(1, 25)')
  const taken = await noted('old')
  const statement = (most: number) =>
    sql`delete from old where ctid = any(array(select ctid from old limit ${most}))`
  await inBatches(t.db, statement, 10)
  expect(await taken()).toEqual([10, 10, 5])
  await inBatches(t.db, statement, 10)
  expect(await taken()).toEqual([10, 10, 5, 0])
})

test('the keys, notices and rejected rows of years go in the night, ten thousand at a time', async () => {
  const many = 30_000
  await t.pool.query(
    `begin; set local statement_timeout = 0; set local session_replication_role = replica;
     insert into idempotency_keys (user_id, call, key, fingerprint, answer, created_at)
       select ${world.people.sales.id}, 'decideRequest', 'k' || n, '', '{}', now() - interval '8 days'
       from generate_series(1, ${many}) n;
     insert into imports (kind, state, file_name, bytes, dry_run, accept_valid, finished_at)
       values ('clients', 'done', 'old.csv', 1, false, false, '2020-01-01');
     insert into import_errors (import_id, line, reason) select max(id), n, 'required'
       from imports, generate_series(1, ${many}) n group by n;
     commit`,
  )
  const [keys, errors] = [await noted('idempotency_keys'), await noted('import_errors')]
  for (const name of ['forget-old-keys', 'import-forget-files', 'forget-old-notices'])
    await allJobs(t.parts)
      .find((job) => job.name === name)
      ?.run({})
  for (const taken of [await keys(), await errors()]) {
    expect(taken.reduce((sum, rows) => sum + rows, 0)).toBe(many)
    expect(Math.max(...taken)).toBe(10_000)
  }
})
