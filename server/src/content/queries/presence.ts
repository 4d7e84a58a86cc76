import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sql } from '../../platform/db/sql.ts'

interface Presence {
  readonly item_id: number
  readonly user_id: number
  readonly language: Language
  readonly seen_at: Date
}

export const notePresence = (tx: Db, { language, seen_at, ...key }: Presence) =>
  tx
    .insertInto('content_presence')
    .values({ ...key, language, seen_at })
    .onConflict((same) => same.columns(['item_id', 'user_id']).doUpdateSet({ language, seen_at }))
    .execute()

export const takePresence = (tx: Db, item: number, user: number) =>
  tx.deleteFrom('content_presence').where('item_id', '=', item).where('user_id', '=', user).execute()

/** Windows that were closed without a word: their last sign lies before a moment. */
export const forgetPresence = (db: Db, before: Date): Promise<void> =>
  inBatches(
    db,
    (most) => sql`delete from content_presence where ctid = any(array(
      select ctid from content_presence where seen_at < ${before} limit ${most}))`,
  )

/** Who else gave a sign since a moment, the first who came first. */
export async function othersAt(db: Db, item: number, user: number, since: Date) {
  const { rows } = await sql<{ id: number; name: string; language: Language }>`
    select p.user_id as id, c.name, p.language from content_presence p join user_cards c on c.id = p.user_id
    where p.item_id = ${item} and p.user_id <> ${user} and p.seen_at > ${since} order by c.name, p.user_id`.execute(
    db,
  )
  return rows
}
