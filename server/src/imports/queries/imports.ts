import type { importsCalls } from '@mandato/contract/imports/calls'
import type { ImportKind, ImportState } from '@mandato/contract/imports/names'
import type { SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Effect } from '../../platform/bulk-load/landing.ts'
import type { List } from '../../platform/db/list.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Failure } from '../failures.ts'
import type { Recognised } from '../recognised.ts'

export interface NewImport {
  readonly kind: ImportKind
  readonly file_id: number
  readonly file_name: string
  readonly bytes: number
  readonly dry_run: boolean
  readonly accept_valid: boolean
  readonly asked_as_of: string | null
  readonly created_by: number | null
}

export async function insertImport(tx: Db, given: NewImport, now: Date): Promise<number> {
  const row = { ...given, created_at: now.toISOString() }
  const { id } = await tx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An import as it is stored. */
export interface ImportRow {
  readonly id: number
  readonly kind: ImportKind
  readonly state: ImportState
  readonly file_id: number | null
  readonly file_name: string
  readonly bytes: number
  readonly dry_run: boolean
  readonly accept_valid: boolean
  readonly done: number
  readonly total: number | null
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  readonly notices: number
  readonly recognised: Recognised | null
  readonly asked_as_of: string | null
  readonly as_of: string | null
  readonly effects: readonly Effect[]
  readonly failure: Failure | null
  readonly created_at: string
  readonly started_at: string | null
  readonly finished_at: string | null
  readonly created_by: number | null
  readonly by: string | null
}

const columns = sql<ImportRow>`i.id, i.kind, i.state, i.file_id, i.file_name, i.bytes, i.dry_run, i.accept_valid, i.done, i.total,
  i.rows, i.created, i.updated, i.unchanged, i.rejected, i.notices, i.recognised, i.asked_as_of, i.as_of, i.effects, i.failure,
  i.created_at, i.started_at, i.finished_at, i.created_by, (select u.name from user_cards u where u.id = i.created_by) as by`

export async function importById(db: Db, id: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${columns} from imports i where i.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the transaction ends, so that two decisions on it cannot cross. */
export async function importForUpdate(tx: Db, id: number): Promise<ImportRow | null> {
  await sql`select from imports where id = ${id} for update`.execute(tx)
  return importById(tx, id)
}

type ImportSort = SortOf<typeof importsCalls.imports>
interface ImportFilter {
  readonly kind?: ImportKind | undefined
  readonly q?: string | undefined
  readonly state?: ImportState | undefined
  /** Days of the upload, as Rome counts them. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort: ImportSort
  readonly order: 'asc' | 'desc'
}

/** Ids grow with the moment of the upload. */
const sortKeys: Readonly<Record<ImportSort, RawBuilder<unknown>>> = {
  created_at: sql`i.id`,
  kind: sql`i.kind`,
  file_name: sql`plain(i.file_name)`,
  state: sql`i.state`,
  rows: sql`i.rows`,
  rejected: sql`i.rejected`,
}

export const importsList = ({ kind, q, state, from, to, sort, order }: ImportFilter): List<ImportRow> => ({
  from: sql`imports i`,
  where: [
    kind && sql<boolean>`i.kind = ${kind}`,
    state && sql<boolean>`i.state = ${state}`,
    q &&
      sql<boolean>`(plain(i.file_name) like ${containing(q)} or i.created_by = any(array(
        select u.id from user_cards u where plain(u.name) like ${containing(q)})))`,
    from && sql<boolean>`i.created_at >= (${from}::date)::timestamp at time zone 'Europe/Rome'`,
    to && sql<boolean>`i.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Rome'`,
  ],
  id: sql`i.id`,
  sort: sortKeys[sort],
  order,
  fields: columns,
})

/** Back to the queue, this time to write. */
export async function queueForApplying(tx: Db, id: number, acceptValid: boolean): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      state: 'queued',
      dry_run: false,
      accept_valid: acceptValid,
      finished_at: null,
      failure: null,
      tries: 0,
      // It was asked of the dry run, too late to stop it.
      cancel_asked: false,
      done: 0,
      total: null,
    })
    .where('id', '=', id)
    .execute()
}

/** What waits is cancelled at once; what runs is asked to stop. */
export async function cancelOrAsk(tx: Db, id: number, state: ImportState, now: Date): Promise<void> {
  const running = state === 'checking' || state === 'applying'
  await tx
    .updateTable('imports')
    .set(
      running
        ? { cancel_asked: true }
        : { state: 'cancelled', cancel_asked: true, finished_at: now.toISOString() },
    )
    .where('id', '=', id)
    .execute()
}

/** The oldest import up to a number that has not ended. */
export async function firstUnfinished(
  db: Db,
  upTo: number,
): Promise<Pick<ImportRow, 'id' | 'file_id' | 'kind'> | undefined> {
  return (
    db
      .selectFrom('imports')
      .select(['id', 'file_id'])
      // One of the contract's, as all that comes in.
      .select(sql<ImportKind>`kind`.as('kind'))
      .where('id', '<=', upTo)
      .where('state', 'in', ['queued', 'checking', 'applying'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )
}

/**
 * Imports that nobody works on although they are not at their end; to be asked while no import runs. What has
 * just been queued is left to the job or the command that was sent with it.
 */
export async function abandonedImports(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports
    where state in ('checking', 'applying') or (state = 'queued' and created_at < now() - interval '1 minute')
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Files of imports that ended before a moment, kept until then for looking at or applying; and those to be forgotten soon. */
export async function filesEndedBefore(db: Db, moment: Date): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    select file_id from imports where file_id is not null and finished_at < case when forget_soon then now() else ${moment.toISOString()}::timestamptz end`.execute(
    db,
  )
  return rows.map(({ file_id }) => file_id)
}

/** Rejected and shown rows of imports that ended before a moment; a large file can have a million of them. */
export async function forgetErrors(db: Db, moment: Date): Promise<void> {
  for (const table of [sql`import_errors`, sql`import_changes`])
    await inBatches(
      db,
      (most) => sql`delete from ${table} where ctid = any(array(
        select e.ctid from ${table} e join imports i on i.id = e.import_id
        where i.finished_at < case when i.forget_soon then now() else ${moment.toISOString()}::timestamptz end
        limit ${most}))`,
    )
}
