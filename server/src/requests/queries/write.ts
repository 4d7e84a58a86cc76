import type { RequestState } from '@mandato/contract/requests/names'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Thing } from './request.ts'

interface NewRequest {
  readonly subject: string
  readonly client_id: number | null
  readonly agency_id: number | null
  readonly follows: number | null
  readonly contested?: { readonly invoice: number; readonly line: number; readonly proof: object }
}

/** Null where the line is contested already. */
export async function insertRequest(
  db: Db,
  { subject, client_id, agency_id, follows, contested }: NewRequest,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<number | null> {
  const row = await db
    .insertInto('free_requests')
    .values({
      subject,
      client_id,
      agency_id,
      follows,
      since: at,
      created_at: at,
      created_by: by,
      contested_invoice: contested?.invoice ?? null,
      contested_line: contested?.line ?? null,
      proof: contested ? JSON.stringify(contested.proof) : null,
    })
    // A line is contested once at a time: of two at once one finds the other.
    .onConflict((conflict) =>
      conflict
        .columns(['contested_invoice', 'contested_line'])
        .where('contested_invoice', 'is not', null)
        .where('status', '<>', 'closed')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertMessage(
  db: Db,
  { kind, id }: Thing,
  message: {
    readonly at: Date
    readonly by: number
    readonly ours: boolean
    readonly internal: boolean
    readonly text: string
  },
): Promise<number> {
  const row = await db
    .insertInto('request_messages')
    .values({ ...message, free_id: kind === 'free' ? id : null, order_id: kind === 'order' ? id : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const attachFile = (db: Db, message: number, file: number) =>
  db.insertInto('request_files').values({ message_id: message, file_id: file }).execute()

/** Brings a free request to a state; gives its new version. `answered` is kept the first time the staff answers. */
export async function standRequest(
  db: Db,
  id: number,
  { state, at, answered }: { readonly state: RequestState; readonly at: Date; readonly answered: boolean },
): Promise<number> {
  const moment = at.toISOString()
  const { rows } = await sql<{ version: number }>`
    update free_requests set since = case when status = ${state} then since else ${moment}::timestamptz end,
      status = ${state}, version = version + 1,
      answered_at = coalesce(answered_at, ${answered ? moment : null}::timestamptz)
    where id = ${id} returning version`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the request is locked and there')
  return row.version
}

/** Gives a request to somebody of the staff, or to nobody. */
export async function giveTo(db: Db, { kind, id }: Thing, user: number | null, at: Date): Promise<void> {
  if (user === null)
    await sql`delete from request_hands where kind = ${kind} and request_id = ${id}`.execute(db)
  else
    await sql`insert into request_hands (kind, request_id, user_id, since)
      values (${kind}, ${id}, ${user}, ${at.toISOString()})
      on conflict (kind, request_id) do update set user_id = excluded.user_id, since = excluded.since
      where request_hands.user_id <> excluded.user_id`.execute(db)
}

/** Erases what requests about a client say of people; gives the ids of the files. */
export async function eraseTexts(db: Db, client: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    with messages as (
      select g.id from request_messages g left join free_requests f on f.id = g.free_id
      left join orders_spoken_of o on o.id = g.order_id where coalesce(f.client_id, o.client_id) = ${client}
    ), gone as (delete from request_files t using messages m where t.message_id = m.id returning t.file_id),
    blank as (update request_messages g set text = '' from messages m where m.id = g.id),
    named as (update free_requests set subject = '' where client_id = ${client})
    select file_id from gone`.execute(db)
  return rows.map(({ file_id }) => file_id)
}
