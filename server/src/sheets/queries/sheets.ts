import type { SheetValues } from '@mandato/contract/sheets/fields'
import type { Language } from '@mandato/contract/words'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'

/** One revision of a client's sheet. */
export interface Sheet
  extends Omit<Selectable<Database['sheets']>, 'fields' | 'status' | 'language' | 'signed_how'> {
  readonly status: Exclude<SheetStatus, 'to_fill'>
  readonly language: Language
  readonly fields: SheetValues
  readonly signed_how: 'electronic' | 'paper' | 'carried' | null
}
type NewSheet = Omit<Insertable<Database['sheets']>, 'fields' | 'revision' | 'version'> & {
  readonly fields: SheetValues
}
export type SheetChange = Omit<Updateable<Database['sheets']>, 'fields' | 'id' | 'client_id' | 'version'> & {
  readonly fields?: SheetValues
}

/**
 * One act at a time on a client's sheets, until the transaction ends: also a client without any row is locked.
 * The unique indexes stand behind it.
 */
export async function lockSheetsOf(tx: Db, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sheets', ${clientId}))`.execute(tx)
}

/** The revision a client stands under: the newest that was neither cancelled nor superseded. */
export async function headOf(db: Db, clientId: number): Promise<Sheet | undefined> {
  return (await db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'not in', ['cancelled', 'superseded'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()) as Sheet | undefined
}

export async function confirmedOf(db: Db, clientId: number): Promise<Sheet | undefined> {
  return (await db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()) as Sheet | undefined
}

/** The confirmed revision before this one, which the review compares with. */
export async function confirmedBefore(
  db: Db,
  sheet: Pick<Sheet, 'client_id' | 'revision'>,
): Promise<Sheet | undefined> {
  return (await db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', sheet.client_id)
    .where('revision', '<', sheet.revision)
    .where('status', 'in', ['confirmed', 'superseded'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()) as Sheet | undefined
}

export async function sheetById(db: Db, id: number): Promise<Sheet | undefined> {
  return (await db.selectFrom('sheets').selectAll().where('id', '=', id).executeTakeFirst()) as
    | Sheet
    | undefined
}

/** The ids of all revisions of a client. */
export async function sheetsOf(db: Db, clientId: number): Promise<number[]> {
  const rows = await db.selectFrom('sheets').select('id').where('client_id', '=', clientId).execute()
  return rows.map((row) => row.id)
}

/** How many revisions a client has had, cancelled ones included. */
export const lastRevision = async (db: Db, clientId: number): Promise<number> =>
  (await lastNumbers(db, clientId)).revision

/** The highest revision and the highest version of a client's sheets; 0 before the first. */
async function lastNumbers(db: Db, clientId: number): Promise<{ revision: number; version: number }> {
  const { rows } = await sql<{ revision: number; version: number }>`
    select coalesce(max(revision), 0) as revision, coalesce(max(version), 0) as version
    from sheets where client_id = ${clientId}`.execute(db)
  return rows[0] ?? { revision: 0, version: 0 }
}

/**
 * Writes the next revision. Its versions go on where those of the one before ended: counted from 1 again they would
 * repeat a version that a reader still has open, who would then decide on a revision never seen.
 */
export async function insertSheet(db: Db, sheet: NewSheet): Promise<Sheet> {
  const { revision, version } = await lastNumbers(db, sheet.client_id)
  return (await db
    .insertInto('sheets')
    .values({
      ...sheet,
      revision: revision + 1,
      version: version + 1,
      fields: JSON.stringify(sheet.fields),
    })
    .returningAll()
    .executeTakeFirstOrThrow()) as Sheet
}

/**
 * Changes a revision if it is still as it was read.
 * @returns undefined when somebody was faster
 */
export async function changeSheet(db: Db, sheet: Sheet, change: SheetChange): Promise<Sheet | undefined> {
  const { fields, ...rest } = change
  return (await db
    .updateTable('sheets')
    .set((eb) => ({
      ...rest,
      ...(fields && { fields: JSON.stringify(fields) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', sheet.id)
    .where('status', '=', sheet.status)
    .where('version', '=', sheet.version)
    .returningAll()
    .executeTakeFirst()) as Sheet | undefined
}

/** What happened with a revision, oldest first, for its way on the screen. */
export async function pathOf(db: Db, sheetId: number) {
  const { rows } = await sql<{ what: string; status: string; at: string; by: string | null }>`
    select e.what, e.after ->> 'status' as status, e.at, u.name as by
    from events e left join user_cards u on u.id = e.user_id
    where e.entity = 'sheet' and e.entity_id = ${String(sheetId)} and e.after ? 'status' order by e.id`.execute(
    db,
  )
  return rows
}

export async function nameOf(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  return (
    (await db.selectFrom('user_cards').select('name').where('id', '=', userId).executeTakeFirst())?.name ??
    null
  )
}

/** Is this an address of the company or of an agency? Such a person does not sign for a client. */
export async function isOwnAddress(db: Db, email: string): Promise<boolean> {
  // What follows a plus reaches the same mailbox; the view leaves it out too.
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const row = await db
    .selectFrom('network_addresses')
    .select('email')
    .where('email', '=', mailbox)
    .executeTakeFirst()
  return row !== undefined
}

/** The last revision of a client, whatever became of it. */
export async function lastSheet(db: Db, clientId: number): Promise<Sheet | undefined> {
  return (await db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()) as Sheet | undefined
}
