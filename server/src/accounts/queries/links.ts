import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Purpose = 'reset' | 'first_admin'

/** Stores a new link; older ones of the same purpose and person are replaced. */
export async function insertLink(
  db: Db,
  link: { hash: Buffer; purpose: Purpose; userId: number | null; now: Date; end: Date },
): Promise<void> {
  const at = link.now.toISOString()
  await sql`update one_time_links set replaced_at = ${at}
    where purpose = ${link.purpose} and user_id is not distinct from ${link.userId} and used_at is null and replaced_at is null`.execute(
    db,
  )
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: link.hash,
      purpose: link.purpose,
      user_id: link.userId,
      created_at: at,
      expires_at: link.end.toISOString(),
    })
    .execute()
}

export const liveLink = (db: Db, hash: Buffer, purpose: Purpose, now: Date) =>
  db
    .selectFrom('one_time_links')
    .select(['user_id', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Uses a link up: of fifty at once exactly one gets it. */
export async function useLink(
  db: Db,
  hash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<{ user_id: number | null } | undefined> {
  const at = now.toISOString()
  return db
    .updateTable('one_time_links')
    .set({ used_at: at })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst()
}

/** Was a reset link written for this person after the given moment? */
export async function hasLinkSince(db: Db, userId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_links')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()
  return row !== undefined
}
