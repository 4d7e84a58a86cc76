import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * What files of clients left behind of one of them: its rejected rows, also those where a spreadsheet ate the zeros
 * its code begins with, and the files themselves. An import that is under way is noted for the night.
 * @returns the ids of the files that are no longer needed
 */
export async function eraseClientIn(db: Db, clientId: number): Promise<number[]> {
  await sql`
    delete from import_errors e using imports i, registry_clients c
    where c.id = ${clientId} and i.id = e.import_id and i.kind = 'clients'
      and ltrim(upper(e.subject), '0') = ltrim(c.code, '0')`.execute(db)
  await sql`
    delete from import_changes e using imports i, registry_clients c
    where c.id = ${clientId} and i.id = e.import_id and i.kind = 'clients'
      and (e.subject = c.code or position(c.code in coalesce(e.reason_values ->> 'codes', '')) > 0)`.execute(
    db,
  )
  await sql`update imports set forget_soon = true where kind = 'clients' and finished_at is null`.execute(db)
  const { rows } = await sql<{ file_id: number }>`
    select file_id from imports where kind = 'clients' and file_id is not null and finished_at is not null`.execute(
    db,
  )
  return rows.map(({ file_id }) => file_id)
}
