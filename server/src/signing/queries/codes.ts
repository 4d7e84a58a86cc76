import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { triesPerCode } from '@mandato/contract/signing/code'

/** The same with the link locked, so that two requests cannot both be the third. */
export async function lockedCodesSince(db: Db, linkId: number, since: Date): Promise<Date[]> {
  await sql`select from signing_links where id = ${linkId} for update`.execute(db)
  return codesSentSince(db, linkId, since)
}

/** When codes of a link were sent since a moment, newest first. */
export async function codesSentSince(db: Db, linkId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('signing_codes')
    .select('created_at')
    .where('link_id', '=', linkId)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => new Date(row.created_at))
}

/** Stores a new code; the one before is replaced. */
export async function insertCode(
  db: Db,
  code: { linkId: number; hash: Buffer; now: Date; end: Date },
): Promise<number> {
  await db
    .updateTable('signing_codes')
    .set({ replaced_at: code.now.toISOString() })
    .where('link_id', '=', code.linkId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  const { id } = await db
    .insertInto('signing_codes')
    .values({ link_id: code.linkId, code_hash: code.hash, created_at: code.now, expires_at: code.end })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The code that may be typed now, whatever its age and tries. */
export const presentCode = (db: Db, linkId: number) =>
  db
    .selectFrom('signing_codes')
    .select(['id', 'code_hash', 'created_at', 'expires_at', 'tries'])
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/**
 * Counts a try before the code is compared.
 * @returns which try it is, or undefined when the code has none left
 */
export async function countTry(db: Db, codeId: number): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update signing_codes set tries = tries + 1 where id = ${codeId} and tries < ${triesPerCode} and used_at is null
    returning tries`.execute(db)
  return rows[0]?.tries
}

/** Takes back the count of a try that was right. */
export const giveTryBack = (db: Db, codeId: number) =>
  sql`update signing_codes set tries = tries - 1 where id = ${codeId} and tries > 0`.execute(db)

export async function useCode(db: Db, codeId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('signing_codes')
    .set({ used_at: now.toISOString() })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
