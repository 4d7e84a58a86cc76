import type { AcceptedStatus, RequestStatus } from '@mandato/contract/materials/status'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import type { Pieces } from '../rules.ts'

/** A request line, locked until the act ends. */
export interface Line extends Pieces {
  readonly id: number
  readonly product_id: number
  readonly product_code: string
  readonly name: string
  readonly weight_g: number | null
  readonly agency_id: number
  readonly client_id: number | null
  readonly status: RequestStatus
  readonly accepted_as: AcceptedStatus | null
  readonly requested: number
  readonly residual: number
  readonly sent_at: string | null
  readonly version: number
  /** The requester is notified of the decision at once. */
  readonly tell_at_once: boolean
}

const columns = sql`r.id, r.product_id, m.product_code, m.name, m.weight_g, r.agency_id, r.client_id, r.status,
  r.accepted_as, r.requested, r.accepted, r.sent, r.delivered, r.returned, r.written_off,
  greatest(r.accepted - r.sent, 0) as residual, r.sent_at, r.version,
  exists (select from notice_choices c where c.user_id = r.requested_by and c.kind like 'request.%' and c.way = 'mail') as tell_at_once`

/**
 * Lines by their ids, locked in that order; those that do not exist are left out.
 * @param sees of them only these, as a condition on `r`
 */
export async function lockLines(
  db: Db,
  ids: readonly number[],
  sees: RawBuilder<boolean> = sql`true`,
): Promise<Line[]> {
  const { rows } = await sql<Line>`${prepared}
    select ${columns} from material_requests r join materials m on m.id = r.product_id
    where ${amongIds(ids)} and ${sees} order by r.id for update of r`.execute(db)
  return rows
}

/** One id by itself: among several PostgreSQL would plan the statement anew each time. */
const amongIds = (ids: readonly number[]) =>
  ids.length === 1 ? sql`r.id = ${ids[0]}` : sql`r.id = any(${[...ids]})`

/** The lines of which an agency still holds pieces of these materials, locked. */
export async function lockLinesHeld(db: Db, agency: number, products: readonly number[]): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select ${columns} from material_requests r join materials m on m.id = r.product_id
    where r.agency_id = ${agency} and r.product_id = any(${[...products]})
      and r.sent > r.delivered + r.returned + r.written_off
    order by r.id for update of r`.execute(db)
  return rows
}

/** A line of which a client received pieces, and how many were not returned. */
export interface GivenLine extends Line {
  readonly got: number
}

/** The lines out of which a client got pieces of these materials, locked. */
export async function lockLinesDelivered(
  db: Db,
  client: number,
  products: readonly number[],
): Promise<GivenLine[]> {
  const got = sql`select request_id, sum(delivered)::int as got from material_ledger
    where client_id = ${client} and product_id = any(${[...products]}) and delivered <> 0 group by request_id`
  await sql`select from material_requests r where r.id in (select request_id from (${got}) g) order by r.id for update`.execute(
    db,
  )
  // A statement of its own: what others wrote while the lines were waited for counts too.
  const { rows } = await sql<GivenLine>`
    select ${columns}, g.got from material_requests r join materials m on m.id = r.product_id
      join (${got}) g on g.request_id = r.id
    where g.got > 0 order by r.id`.execute(db)
  return rows
}

/** What an act changes in a line. */
export interface LineChange extends Pieces {
  readonly id: number
  readonly status: RequestStatus
  readonly sent_at: string | null
}

/** Writes lines back as they are now; their rows are locked. */
export async function writeLines(db: Db, lines: readonly LineChange[]): Promise<void> {
  await sql`
    update material_requests r set status = l.status, accepted = l.accepted, sent = l.sent, delivered = l.delivered,
      returned = l.returned, written_off = l.written_off, sent_at = l.sent_at, version = r.version + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id int, status text, accepted int, sent int,
      delivered int, returned int, written_off int, sent_at timestamptz)
    where r.id = l.id`.execute(db)
}

export interface NewLine {
  readonly product_id: number
  readonly agency_id: number
  readonly client_id: number | null
  readonly quantity: number
  readonly note: string
}

/** Adds lines that somebody asks for, in their order; gives their ids. */
export const insertRequests = (
  db: Db,
  lines: readonly NewLine[],
  { at, by }: { at: Date; by: number },
): Promise<number[]> => insertLines(db, lines, { at, by, bulk: null, accepted: false })

/** Adds lines that are accepted on the spot, in their order; gives their ids. */
export const insertAccepted = (
  db: Db,
  lines: readonly NewLine[],
  { at, by, bulk }: { at: Date; by: number; bulk: number | null },
): Promise<number[]> => insertLines(db, lines, { at, by, bulk, accepted: true })

async function insertLines(
  db: Db,
  lines: readonly NewLine[],
  { at, by, bulk, accepted }: { at: Date; by: number; bulk: number | null; accepted: boolean },
): Promise<number[]> {
  const moment = at.toISOString()
  const { rows } = await sql<{ id: number }>`
    insert into material_requests (product_id, agency_id, client_id, original, requested, note, requested_at, requested_by,
      bulk_id, accepted, status, accepted_as, decided_at, decided_by, untold)
    select l.product_id, l.agency_id, l.client_id, l.quantity, l.quantity, l.note, ${moment}, ${by}, ${bulk}::int,
      case when ${accepted} then l.quantity else 0 end, case when ${accepted} then 'accepted' else 'requested' end,
      case when ${accepted} then 'accepted' end, case when ${accepted} then ${moment}::timestamptz end,
      case when ${accepted} then ${by}::int end, ${accepted}::boolean
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, turn) => ({ ...line, turn })))}::jsonb)
      as l (product_id int, agency_id int, client_id int, quantity int, note text, turn int)
    order by l.turn returning id`.execute(db)
  return rows.map((row) => row.id)
}

export async function insertBulk(
  db: Db,
  description: string,
  { at, by }: { at: Date; by: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_bulks (description, created_at, created_by) values (${description}, ${at.toISOString()}, ${by})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}
