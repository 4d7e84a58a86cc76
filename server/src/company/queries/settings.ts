import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A group of the company's choices, as it is kept. */
export interface StoredSetting {
  /** Null until it is set. */
  readonly value: object | null
  readonly changed_at: string | null
  readonly changed_by: string | null
}

/** A group by its key, with when and by whom it was last changed. */
export async function storedSetting(db: Db, key: string): Promise<StoredSetting> {
  const { rows } = await sql<StoredSetting>`
    select s.value, s.changed_at, (select u.name from events e join user_cards u on u.id = e.user_id
      where e.entity = 'settings' and e.entity_id = ${key} order by e.id desc limit 1) as changed_by
    from settings s where s.key = ${key}`.execute(db)
  return rows[0] ?? { value: null, changed_at: null, changed_by: null }
}

/** What stood before a change of a group; null for a change of another one, or none. */
export async function formerSetting(db: Db, key: string, entry: number): Promise<object | null> {
  const { rows } = await sql<{ before: object | null }>`
    select before from events where id = ${entry} and entity = 'settings' and entity_id = ${key}`.execute(db)
  return rows[0]?.before ?? null
}

/** One change at a time, also of a group that has no row yet. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)
}

export async function keepSetting(tx: Db, key: string, value: object, now: Date): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), changed_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify(value), changed_at: now }),
    )
    .execute()
}
