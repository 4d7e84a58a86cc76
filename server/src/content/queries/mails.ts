import type { StoredAudience } from '@mandato/contract/content/audience'
import type { Doc } from '@mandato/contract/content/document'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { rolesOf } from '../policy.ts'
import type { ContentKind } from '@mandato/contract/content/names'
import { isOut, isReached, textIn } from './scope.ts'

/** The next item that is out and whose audience is still to be written to; nobody else takes it meanwhile. */
export async function nextToMail(tx: Db, now: Date) {
  const { rows } = await sql<{ id: number; kind: ContentKind; mandatory: boolean; audience: StoredAudience }>`
    select i.id, i.kind, i.mandatory, i.audience from content_items i
    where ${isOut(now)} and i.mail and i.mailed_at is null and (i.expires_at is null or i.expires_at > ${now})
    order by i.publish_at, i.id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export const noteMailed = (tx: Db, item: number, now: Date) =>
  tx.updateTable('content_items').set({ mailed_at: now }).where('id', '=', item).execute()

/** The people to write to. */
export async function mailReaders(db: Db, kind: ContentKind, item: number) {
  const { rows } = await sql<{ email: string; language: Language }>`
    select r.email, r.language from content_items i join content_readers r on ${isReached(rolesOf(kind), sql`i.audience`)}
    where i.id = ${item} order by r.id`.execute(db)
  return rows
}

/** An item's words as a reader of a language gets them. */
export async function textFor(db: Db, item: number, language: Language) {
  const { rows } = await sql<{ title: string; abstract: string; body: Doc }>`
    select t.title, t.abstract, t.body from content_items i cross join ${textIn(language)} where i.id = ${item}`.execute(
    db,
  )
  return rows[0]
}
