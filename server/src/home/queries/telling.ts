import type { NoticeKind } from '@mandato/contract/domains'
import type { DigestRhythm } from '@mandato/contract/notice-ways'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Reader {
  readonly id: number
  readonly email: string
  readonly language: Language
}

/** Takes events whose people are not written to yet, so that each is told once: of two processes the second gets the rest. */
export async function takeToTell(tx: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    delete from notices_to_tell where event_id in (
      select event_id from notices_to_tell order by event_id limit ${most} for update skip locked)
    returning event_id`.execute(tx)
  return rows.map(({ event_id }) => event_id)
}

/** Whoever chose that something of what these events tell comes by mail. */
export async function readersOf(db: Db, events: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.language from user_cards u
    where u.active and u.id in (select c.user_id from notice_choices c
      where c.way in ('mail', 'digest') and c.kind in (select e.what from events e where e.id = any(${[...events]}::bigint[])))
    order by u.id`.execute(db)
  return rows
}

export async function keepForDigest(db: Db, user: number, events: readonly number[]): Promise<void> {
  await sql`insert into digest_notices (user_id, event_id) select ${user}, unnest(${[...events]}::bigint[])
    on conflict do nothing`.execute(db)
}

/** Takes what was kept for a person. */
export async function takeKept(tx: Db, user: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    delete from digest_notices where user_id = ${user} returning event_id`.execute(tx)
  return rows.map(({ event_id }) => event_id)
}

/**
 * Who is to get the mail of the day: has a kind that comes so, and had none today.
 * @param usual the kinds that come so for agents who chose nothing
 */
export async function dueReaders(
  db: Db,
  day: string,
  rhythms: readonly DigestRhythm[],
  usual: readonly NoticeKind[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.language from user_cards u left join mail_habits h on h.user_id = u.id
    where u.active and coalesce(h.digest, 'daily') = any(${[...rhythms]})
      and not exists (select from digests d where d.user_id = u.id and d.day >= ${day}::date)
      and (exists (select from digest_notices n where n.user_id = u.id)
        or exists (select from notice_choices c where c.user_id = u.id and c.way = 'digest')
        or u.user_type = 2 and exists (select from unnest(${[...usual]}::text[]) k (kind) where not exists (
          select from notice_choices c where c.user_id = u.id and c.kind = k.kind)))
    order by u.id`.execute(db)
  return rows
}

/** Notes that this day's mail is being written; false where another process has done so. */
export async function takeDay(tx: Db, user: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into digests (user_id, day) values (${user}, ${day}::date)
    on conflict (user_id) do update set day = excluded.day where digests.day < excluded.day returning user_id`.execute(
    tx,
  )
  return rows.length > 0
}
