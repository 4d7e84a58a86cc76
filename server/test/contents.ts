import type pg from 'pg'
import { ownTables, quoted } from '../src/platform/backup/tables.ts'

/** What changes by merely looking: when a session was last seen, how often somebody tried. */
const lively = new Set(['sessions', 'guesses'])

/** A digest of the rows of each table, to see whether anything at all has changed. */
export const contentsOf = (pool: pg.Pool): Promise<Record<string, string>> =>
  // A sum asks for no order: to sort all rows took longer than to read them.
  ofEachTable<string>(pool, "concat(count(*), ' ', sum(hashtextextended(t::text, 0)))")

/** How many rows each table holds. */
export const rowCounts = (pool: pg.Pool): Promise<Record<string, number>> =>
  ofEachTable<number>(pool, 'count(*)::int')

async function ofEachTable<Value>(pool: pg.Pool, value: string): Promise<Record<string, Value>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Tables that nobody counted yet pass for large ones, and to start two workers took ten times as long as to read.
    await client.query('set local max_parallel_workers_per_gather = 0')
    const tables = (await ownTables(client)).filter(({ name }) => !lively.has(name))
    const values = tables.map(
      ({ name }) => `select '${name}' as name, ${value} as value from ${quoted(name)} t`,
    )
    const { rows } = await client.query<{ name: string; value: Value }>(values.join(' union all '))
    return Object.fromEntries(rows.map((row) => [row.name, row.value]))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
