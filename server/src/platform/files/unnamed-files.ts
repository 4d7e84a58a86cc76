import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Younger ones may belong to an act that is still under way. */
const oldEnough = 24 * 3_600_000
const filesAtOnce = 500

/**
 * Files that no row of any table names and no mail carries: taken off what they were of, or of an act that named them no
 * more. The database itself knows which columns name files.
 */
export async function* unnamedFiles(db: Db, now: Date): AsyncGenerator<number> {
  const before = new Date(now.getTime() - oldEnough).toISOString()
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`.execute(db)
  const named = columns.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} n where ${sql.ref(`n.${column}`)} = f.id)`,
  )
  const inMails = sql`exists (select from outbox o where o.attachments @> array[f.id])`
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; unnamed: boolean }>`
      select f.id, not (${sql.join([...named, inMails], sql` or `)}) as unnamed
      from files f where f.id > ${last} and f.created_at < ${before} order by f.id limit ${filesAtOnce}`.execute(
      db,
    )
    for (const { id, unnamed } of rows) if (unnamed) yield id
    last = rows.at(-1)?.id ?? last
    if (rows.length < filesAtOnce) return
  }
}
