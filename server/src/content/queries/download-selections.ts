import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Keeps which versions somebody chose to have as one archive. @returns its number */
export async function keepSelection(
  db: Db,
  user: number,
  versions: readonly number[],
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('download_selections')
    .values({ user_id: user, versions: [...versions], made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What somebody chose; nothing of anybody else's. */
export async function selectionOf(db: Db, user: number, id: number): Promise<readonly number[]> {
  const row = await db
    .selectFrom('download_selections')
    .select('versions')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row?.versions ?? []
}

/** Forgets what was chosen before a moment: its addresses are long over. */
export const forgetSelections = (db: Db, before: Date) =>
  sql`delete from download_selections where made_at < ${before}`.execute(db)
