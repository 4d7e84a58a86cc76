import type { Db } from '../../platform/db/db.ts'
import { given, prepared, sentWithNext, sql } from '../../platform/db/sql.ts'
import type { Counters, EntryKind } from '../rules.ts'

/** What an entry is about; the ids of shipments, hand-overs and returns are those of the shipping domain. */
export interface References {
  readonly agency_id?: number | null
  readonly client_id?: number | null
  readonly load_id?: number
  readonly request_id?: number
  readonly shipment_id?: number
  readonly hand_over_id?: number
  readonly return_id?: number
}

export interface WrittenEntry extends Counters, References {
  readonly product_id: number
  readonly kind: EntryKind
  readonly reason: string
}

/** What keeps an entry from being made: the material as it is. */
export interface Stock extends Counters {
  readonly product_id: number
  readonly product_code: string
  readonly name: string
  readonly available: number
  readonly archived: boolean
}

/** The counters of materials, locked until the act ends, in the order of their ids. */
export async function lockStock(db: Db, products: readonly number[]): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    with locked as (
      select * from material_stock where product_id = any(${[...products]}) order by product_id for update
    )
    select s.product_id, m.product_code, m.name, s.realised, s.on_hand, s.committed, s.with_agencies, s.delivered, s.written_off,
      s.on_hand - s.committed as available, s.archived_at is not null as archived
    from locked s join materials m on m.id = s.product_id order by s.product_id`.execute(db)
  return rows
}

interface Written {
  readonly at: Date
  readonly by: number | null
}

/** Writes entries into the ledger; the counters are moved by them in a statement of its own, after. */
export async function writeEntries(
  db: Db,
  entries: readonly WrittenEntry[],
  { at, by }: Written,
): Promise<void> {
  await sql`${sentWithNext}
    insert into material_ledger (product_id, kind, realised, on_hand, committed, with_agencies, delivered, written_off,
      agency_id, client_id, load_id, request_id, shipment_id, hand_over_id, return_id, reason, at, user_id)
    select e.product_id, e.kind, e.realised, e.on_hand, e.committed, e.with_agencies, e.delivered, e.written_off,
      e.agency_id, e.client_id, e.load_id, e.request_id, e.shipment_id, e.hand_over_id, e.return_id, e.reason,
      ${at.toISOString()}::timestamptz, ${by}::int
    from ${given(entries, entryColumns)} e`.execute(db)
}

const counterColumns = {
  realised: 'int',
  on_hand: 'int',
  committed: 'int',
  with_agencies: 'int',
  delivered: 'int',
  written_off: 'int',
} as const
const entryColumns = {
  ...counterColumns,
  product_id: 'int',
  kind: 'text',
  agency_id: 'int',
  client_id: 'int',
  load_id: 'int',
  request_id: 'int',
  shipment_id: 'int',
  hand_over_id: 'int',
  return_id: 'int',
  reason: 'text',
} as const

/** How the counters of one material change. */
export interface Change extends Counters {
  readonly product_id: number
  /** Refused where the material is archived. */
  readonly needs_live: boolean
}

const changeColumns = { ...counterColumns, product_id: 'int', needs_live: 'bool' } as const

/** Moves the counters; a material whose counters would break a rule is left out. */
const moving = (changes: readonly Change[]) => sql`with moved as (
    update material_stock s set realised = s.realised + c.realised, on_hand = s.on_hand + c.on_hand,
      committed = s.committed + c.committed, with_agencies = s.with_agencies + c.with_agencies,
      delivered = s.delivered + c.delivered, written_off = s.written_off + c.written_off
    from ${given(changes, changeColumns)} c
    where s.product_id = c.product_id and s.committed + c.committed between 0 and s.on_hand + c.on_hand
      and s.realised + c.realised >= 0 and s.with_agencies + c.with_agencies >= 0 and s.delivered + c.delivered >= 0
      and s.written_off + c.written_off >= 0 and (s.archived_at is null or not c.needs_live)
    returning s.product_id
  )`

/**
 * Moves the counters, trusting that no rule is broken; where one is, the whole act is tried again.
 * Travels with the next statement, at best the COMMIT: nobody waits for the row longer than for a bare update.
 */
export async function moveCountersOrLookAgain(db: Db, changes: readonly Change[]): Promise<void> {
  await sql`${sentWithNext} ${moving(changes)}
    select case when (select count(*) from moved) < ${changes.length}::int then look_again() end`.execute(db)
}

/**
 * Moves the counters and tells of which products; the entries of the others are then to be undone with their act.
 */
export async function moveCounters(db: Db, changes: readonly Change[]): Promise<number[]> {
  const { rows } = await sql<{
    product_id: number
  }>`${prepared} ${moving(changes)} select product_id from moved`.execute(db)
  return rows.map((row) => row.product_id)
}

/** What somebody holds of a material changes by so much. */
export interface Held {
  readonly product_id: number
  readonly holder: number
  readonly change: number
}

/**
 * Moves what agencies hold; the counters of the products are already locked.
 * @returns those for whom there would be less than nothing left; the act then has to be refused
 */
export const moveAgencyStock = (db: Db, held: readonly Held[]): Promise<Held[]> =>
  moveHeld(db, held, sql`material_agency_stock`, sql`agency_id`)
export const moveClientStock = (db: Db, held: readonly Held[]): Promise<Held[]> =>
  moveHeld(db, held, sql`material_client_stock`, sql`client_id`)

async function moveHeld(
  db: Db,
  held: readonly Held[],
  table: ReturnType<typeof sql>,
  holder: ReturnType<typeof sql>,
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with change as materialized (
      select h.* from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h (product_id int, holder int, change int)
    ), less as (
      update ${table} s set quantity = s.quantity + c.change from change c
      where c.change < 0 and s.product_id = c.product_id and s.${holder} = c.holder and s.quantity + c.change >= 0
      returning s.product_id, s.${holder} as holder
    ), more as (
      insert into ${table} as s (product_id, ${holder}, quantity)
      select product_id, holder, change from change where change > 0
      on conflict (product_id, ${holder}) do update set quantity = s.quantity + excluded.quantity
    )
    select c.* from change c where c.change < 0
      and not exists (select from less l where l.product_id = c.product_id and l.holder = c.holder)`.execute(
    db,
  )
  return rows
}

/** How many pieces of materials an agency or a client holds now. */
export async function heldBy(
  db: Db,
  who: { readonly agency_id: number } | { readonly client_id: number },
  products: readonly number[],
): Promise<Map<number, number>> {
  const query =
    'agency_id' in who
      ? sql<{ product_id: number; quantity: number }>`select product_id, quantity from material_agency_stock
          where agency_id = ${who.agency_id} and product_id = any(${[...products]})`
      : sql<{ product_id: number; quantity: number }>`select product_id, quantity from material_client_stock
          where client_id = ${who.client_id} and product_id = any(${[...products]})`
  return new Map((await query.execute(db)).rows.map((row) => [row.product_id, row.quantity]))
}
