import type pg from 'pg'
import { ownTables, quoted } from '../src/platform/backup/tables.ts'

/** What changes by merely looking: when a session was last seen, how often somebody tried. */
const lively = new Set(['sessions', 'guesses'])

/** A digest of each table, to see whether anything at all has changed. */
export async function contentsOf(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect()
  try {
    const contents = new Map<string, string>()
    for (const { name } of await ownTables(client)) {
      if (lively.has(name)) continue
      const { rows } = await client.query<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from ${quoted(name)} t`,
      )
      contents.set(name, rows[0]?.digest ?? '')
    }
    return contents
  } finally {
    client.release()
  }
}

/** How many rows each table holds. */
export async function rowCounts(pool: pg.Pool): Promise<Record<string, number>> {
  const client = await pool.connect()
  try {
    const tables = (await ownTables(client)).filter(({ name }) => !lively.has(name))
    const counts = tables.map(
      ({ name }) => `select '${name}' as name, count(*)::int as n from ${quoted(name)}`,
    )
    const { rows } = await client.query<{ name: string; n: number }>(counts.join(' union all '))
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
  } finally {
    client.release()
  }
}
