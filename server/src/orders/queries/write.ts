import type { OrderFields } from '@mandato/contract/orders/form'
import type { CompositionKey, OrderFileKind } from '@mandato/contract/orders/limits'
import type { OrderStatus } from '@mandato/contract/orders/names'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the form says of an order, as it is kept. */
export interface OrderValues extends Readonly<Record<CompositionKey, string>> {
  readonly type: OrderFields['type']
  readonly client_id: number
  readonly order_date: string
  readonly delivery_request_date: string | null
  readonly reference: string
  readonly order_reference: string
  readonly payment: string
  readonly notes: string
  readonly carrier_note: string
  readonly user_name: string
  readonly vat_number: string
  readonly email: string | null
}

interface By {
  readonly at: Date
  readonly by: number
}

export async function insertOrder(db: Db, values: OrderValues, { at, by }: By): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({ ...values, since: at, created_at: at, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what changed of an order; gives its new version. */
export async function changeOrder(
  db: Db,
  id: number,
  change: Partial<OrderValues> & Partial<OrderStep>,
): Promise<number> {
  const { version } = await db
    .updateTable('orders')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What the steps of its way write. */
export interface OrderStep {
  readonly status: OrderStatus
  readonly since: Date
  readonly number: string
  readonly revision: number
  readonly privacy_at: Date | null
  readonly sent_at: Date
  readonly decision_reason: string
  readonly decided_at: Date | null
  readonly decided_by: number | null
  readonly confirmed_date: string | null
  readonly pickup_from: string
  readonly pickup_until: string
  readonly extended_at: Date
}

/** The next number of its kind in the year of a day. */
export async function nextNumber(db: Db, type: string, prefix: string, day: string): Promise<string> {
  const { rows } = await sql<{
    number: string
  }>`select next_order(${type}, ${prefix}, ${day}::date) as number`.execute(db)
  const [next] = rows
  if (!next) throw new Error('there is always a next number')
  return next.number
}

export async function addFile(
  db: Db,
  order: number,
  file: { readonly file_id: number; readonly kind: OrderFileKind },
  { at, by }: By,
): Promise<void> {
  await db
    .insertInto('order_files')
    .values({ order_id: order, ...file, created_at: at, created_by: by })
    .execute()
}

/** Takes files out of an order; gives the ids under which their bytes are kept. */
export async function removeFiles(db: Db, order: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .deleteFrom('order_files')
    .where('order_id', '=', order)
    .where('id', 'in', [...ids])
    .returning('file_id')
    .execute()
  return rows.map((row) => row.file_id)
}

/** Keeps the PDF of a revision; gives the one it replaces. */
export async function keepPaper(
  db: Db,
  { order, revision }: { readonly order: number; readonly revision: number },
  file: { readonly id: number; readonly sha256: string },
  at: Date,
): Promise<number | null> {
  const { rows } = await sql<{ file_id: number | null }>`
    with former as (
      select file_id from order_papers where order_id = ${order} and revision = ${revision}
    ), kept as (
      insert into order_papers (order_id, revision, file_id, sha256, made_at)
      values (${order}, ${revision}, ${file.id}, ${file.sha256}, ${at.toISOString()})
      on conflict (order_id, revision) do update set file_id = excluded.file_id, sha256 = excluded.sha256,
        made_at = excluded.made_at
    )
    select (select file_id from former) as file_id`.execute(db)
  return rows[0]?.file_id ?? null
}

/** Deletes a draft; gives the ids of its files. */
export async function deleteDraft(db: Db, order: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    with files as (
      select file_id from order_files where order_id = ${order}
      union all select file_id from order_papers where order_id = ${order}
    ), gone as (delete from orders where id = ${order} and status = 'draft')
    select file_id from files`.execute(db)
  return rows.map((row) => row.file_id)
}
