import type pg from 'pg'

/** Everything the database holds, as text: what is erased must not be in it. */
export async function dumpOf(pool: pg.Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    parts.push(`-- ${name}`, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}
