import type { Language } from '@mandato/contract/words'
import type { Db } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Person } from '../../person.ts'

export interface Print {
  readonly id: number
  readonly user_id: number
  readonly call: string
  readonly input: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly state: 'queued' | 'working' | 'done' | 'failed' | 'cancelled'
  readonly pages_done: number
  /** null until it is known. */
  readonly pages: number | null
  readonly file_id: number | null
  readonly file_name: string
}

type NewPrint = Pick<Print, 'user_id' | 'call' | 'input' | 'language' | 'file_name'>

export async function insertPrint(db: Db, { input, ...print }: NewPrint): Promise<number> {
  const row = { ...print, input: JSON.stringify(input) }
  return (await db.insertInto('prints').values(row).returning('id').executeTakeFirstOrThrow()).id
}

type Asker = Pick<Person, 'id' | 'viewer'>

/** What was printed while looking as somebody is of whoever looked, as that somebody, and of nobody else. */
const ownPrint = ({ id, viewer }: Asker) =>
  sql<boolean>`(user_id = ${id} and (input -> 'viewer' ->> 'id')::int is not distinct from ${viewer?.id ?? null}::int)`

/** Prints of a person that are still to be made; one whose job was lost with its process does not count for long. */
export async function openPrints(db: Db, person: Asker): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from prints
    where ${ownPrint(person)} and state in ('queued', 'working') and created_at > now() - interval '1 hour'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** A person sees only their own prints. */
export async function printOf(db: Db, person: Asker, id: number): Promise<Print | undefined> {
  const { rows } = await sql<Print>`select * from prints where id = ${id} and ${ownPrint(person)}`.execute(db)
  return rows[0]
}

/** Takes a print into work; undefined when it was cancelled meanwhile or is finished. */
export async function takePrint(db: Db, id: number): Promise<Print | undefined> {
  const { rows } = await sql<Print>`
    update prints set state = 'working', pages_done = 0 where id = ${id} and state in ('queued', 'working') returning *`.execute(
    db,
  )
  return rows[0]
}

/** Notes how far it is. @returns false when it was cancelled meanwhile */
export async function notePrinted(db: Db, id: number, pages: number, of: number): Promise<boolean> {
  const { rows } =
    await sql`update prints set pages_done = ${pages}, pages = ${of} where id = ${id} and state = 'working' returning id`.execute(
      db,
    )
  return rows.length > 0
}

/** @returns false when it was cancelled meanwhile */
export async function endPrint(
  db: Db,
  id: number,
  state: 'done' | 'failed',
  fileId: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update prints set state = ${state}, file_id = ${fileId},
    pages_done = case when ${state} = 'done' then coalesce(pages, pages_done) else pages_done end, finished_at = ${now.toISOString()} where id = ${id} and state = 'working' returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** @returns whether there was something to stop */
export async function cancelPrint(db: Db, person: Asker, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update prints set state = 'cancelled', finished_at = ${now.toISOString()}
    where id = ${id} and ${ownPrint(person)} and state in ('queued', 'working') returning id`.execute(db)
  return rows.length > 0
}

/** Prints of yesterday with their files; a table is printed again when it is requested again. */
export async function forgetPrints(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ stored_as: string }>`
    with gone as (delete from prints where created_at < ${before.toISOString()} returning file_id)
    delete from files where id in (select file_id from gone) returning stored_as`.execute(db)
  return rows.map((row) => row.stored_as)
}
