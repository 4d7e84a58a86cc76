import type { Db } from '../../platform/db/db.ts'
import type { Compared } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Failure } from '../failures.ts'
import type { Recognised } from '../recognised.ts'

/** After so many tries an import that takes its process down with it is given up. */
const maxTries = 5

export type Claim = 'mine' | 'not_its_turn' | 'cancelled' | 'given_up'

/**
 * Takes an import up, whether it is new or was left behind: it starts from the beginning, because nothing of it
 * was written. Must be called under the lock of `Session`, which makes the order of the numbers hold across processes:
 * an import that has ended, or that has an older one before it, is not taken.
 */
export async function claimImport(db: Db, id: number): Promise<Claim> {
  const { rows } = await sql<{ tries: number; cancel_asked: boolean }>`
    update imports set state = 'checking', tries = tries + 1, started_at = now(), finished_at = null, done = 0, total = null,
      rows = 0, created = 0, updated = 0, unchanged = 0, rejected = 0, recognised = null, effects = '[]', failure = null, notices = 0
    where id = ${id} and state in ('queued', 'checking', 'applying')
      and not exists (select from imports older where older.id < ${id} and older.state in ('queued', 'checking', 'applying'))
    returning tries, cancel_asked`.execute(db)
  const row = rows[0]
  if (!row) return 'not_its_turn'
  await sql`delete from import_errors where import_id = ${id}`.execute(db)
  await sql`delete from import_changes where import_id = ${id}`.execute(db)
  if (row.cancel_asked) return 'cancelled'
  return row.tries > maxTries ? 'given_up' : 'mine'
}

export interface Progress {
  readonly done: number
  readonly total: number | null
  readonly rows: number
  readonly rejected: number
}

/** Tells how far it is; gives whether somebody asked to stop. */
export async function tellProgress(db: Db, id: number, progress: Progress): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ ...progress })
    .where('id', '=', id)
    .returning('cancel_asked')
    .executeTakeFirst()
  return row?.cancel_asked ?? true
}

export async function writeRecognised(db: Db, id: number, recognised: Recognised): Promise<void> {
  await db
    .updateTable('imports')
    .set({ recognised: JSON.stringify(recognised) })
    .where('id', '=', id)
    .execute()
}

export async function writeCounts(db: Db, id: number, compared: Compared, progress: Progress): Promise<void> {
  const { effects, ...counts } = compared
  await db
    .updateTable('imports')
    .set({ ...progress, ...counts, effects: JSON.stringify(effects) })
    .where('id', '=', id)
    .execute()
}

export async function startApplying(db: Db, id: number, total: number): Promise<void> {
  await db.updateTable('imports').set({ state: 'applying', done: 0, total }).where('id', '=', id).execute()
}

/** The end: in the transaction of the written rows for `done`, on its own for the others. */
export async function endImport(
  db: Db,
  id: number,
  end: {
    state: 'checked' | 'done' | 'failed' | 'cancelled'
    failure?: Failure
    as_of?: string | null
    done?: number
  },
): Promise<void> {
  await sql`
    update imports set state = ${end.state}, failure = ${end.failure ? JSON.stringify(end.failure) : null}::jsonb,
      as_of = ${end.as_of ?? null}, done = coalesce(${end.done ?? null}::bigint, done), finished_at = clock_timestamp()
    where id = ${id}`.execute(db)
  if (end.state === 'cancelled') {
    await sql`delete from import_errors where import_id = ${id}`.execute(db)
    await sql`delete from import_changes where import_id = ${id}`.execute(db)
  }
}
