import type { Language } from '@mandato/contract/words'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import type { PreparationLine } from '@mandato/contract/shipping/rows'
import { openPreparationStatuses, type PreparationStatus } from '@mandato/contract/shipping/status'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, isAmong, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { goodsInSight, isUnlimited, seesGoods } from '../../registry/index.ts'
import type { StoredPlace } from './places.ts'

export interface StoredPreparation {
  readonly id: number
  readonly status: PreparationStatus
  readonly agency_id: number
  readonly client_id: number | null
  readonly place: StoredPlace | null
  readonly description: string
  readonly parcels: number
  readonly notes: readonly string[]
  readonly shipment_id: number | null
  readonly created_at: string
  readonly version: number
}

const columns = sql`p.id, p.status, p.agency_id, p.client_id, p.place, p.description, p.parcels, p.notes, p.shipment_id,
  p.created_at, p.version`

/** Preparations in sight, locked in the order of their ids until the act ends. */
export async function lockPreparations(
  db: Db,
  person: Person,
  ids: readonly number[],
): Promise<StoredPreparation[]> {
  const { rows } = await sql<StoredPreparation>`select ${columns} from preparations p
    where p.id = any(${[...ids]}) and ${seesGoods(person, 'p')} order by p.id for update of p`.execute(db)
  return rows
}

/** One preparation in sight. */
export async function preparationSeenBy(
  db: Db,
  person: Person,
  id: number,
): Promise<(StoredPreparation & { readonly shipment: string | null; readonly date: string }) | undefined> {
  const { rows } = await sql<StoredPreparation & { shipment: string | null; date: string }>`
    select ${columns}, s.number as shipment, (p.created_at at time zone 'Europe/Rome')::date as date
    from preparations p left join shipments s on s.id = p.shipment_id
    where p.id = ${id} and ${seesGoods(person, 'p')}`.execute(db)
  return rows[0]
}

export type StoredPreparationLine = z.input<typeof PreparationLine>

/** The lines of a preparation, in the order they are picked. */
export async function linesOf(
  db: Db,
  preparation: number,
  language: Language = 'it',
): Promise<StoredPreparationLine[]> {
  const { rows } = await sql<StoredPreparationLine>`
    select l.request_id, m.product_id, m.product_code, ${calledIn(language, 'm')} as name, l.quantity, m.residual, m.weight_g as weight, m.location,
      m.client
    from preparation_lines l join material_lines m on m.id = l.request_id
    where l.preparation_id = ${preparation} order by m.location, m.product_code, l.request_id`.execute(db)
  return rows
}

/** The numbers of the preparations a shipment was made of. */
export async function preparationNumbers(db: Db, shipment: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from preparations where shipment_id = ${shipment} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface NewPreparation {
  readonly agency_id: number
  readonly client_id: number | null
  readonly place: StoredPlace | null
  readonly description: string
  readonly at: Date
  readonly by: number
}

export async function insertPreparation(db: Db, one: NewPreparation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into preparations (agency_id, client_id, place, description, created_at, created_by)
    values (${one.agency_id}, ${one.client_id}, ${one.place && JSON.stringify(one.place)}::jsonb, ${one.description},
      ${one.at.toISOString()}, ${one.by}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** So many pieces of a request line. */
export interface Part {
  readonly request_id: number
  readonly quantity: number
}

export async function putLines(db: Db, preparation: number, lines: readonly Part[]): Promise<void> {
  await sql`
    insert into preparation_lines (preparation_id, request_id, quantity)
    select ${preparation}, l.request_id, l.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (request_id int, quantity int)
    on conflict (preparation_id, request_id) do update set quantity = excluded.quantity`.execute(db)
}

export async function dropLines(db: Db, preparation: number, requests: readonly number[]): Promise<void> {
  await sql`delete from preparation_lines where preparation_id = ${preparation} and request_id = any(${[...requests]})`.execute(
    db,
  )
}

export interface PreparationChange {
  readonly status?: PreparationStatus
  readonly client_id?: number | null
  readonly place?: StoredPlace | null
  readonly description?: string
  readonly parcels?: number
  readonly notes?: readonly string[]
  readonly shipment_id?: number
}

/** Writes a locked preparation. */
export async function changePreparation(db: Db, id: number, change: PreparationChange): Promise<void> {
  const { place, notes, ...plain } = change
  await db
    .updateTable('preparations')
    .set((eb) => ({
      ...plain,
      ...(place !== undefined && { place: place && JSON.stringify(place) }),
      ...(notes !== undefined && { notes: [...notes] }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** The lines are free for another preparation: the goods left, or nothing came of it. */
export async function releaseLines(db: Db, preparations: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ request_id: number }>`
    update preparation_lines set live = false where preparation_id = any(${[...preparations]}) and live
    returning request_id`.execute(db)
  return rows.map((row) => row.request_id)
}

type Call = typeof prepareCalls.preparations
type PreparationRow = RowOf<Call>
export type PreparationsQuery = z.output<Call['query']>

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  id: sql`p.id`,
  date: sql`p.created_at`,
  recipient: sql`plain(r.business_name)`,
  agency: sql`plain(a.business_name)`,
  quantity: sql`(select sum(l.quantity) from preparation_lines l where l.preparation_id = p.id)`,
  status: sql`array_position(array['open', 'ready', 'in_shipment', 'merged', 'deleted'], p.status)`,
}
const statusFilter = (status: PreparationsQuery['status']) => {
  if (status === undefined) return sql<boolean>`p.status <> 'deleted'`
  return status === 'live' ? isAmong('p.status', openPreparationStatuses) : sql<boolean>`p.status = ${status}`
}

const names = sql`join registry_agencies a on a.id = p.agency_id left join registry_clients r on r.id = p.client_id`
const around = sql`left join shipments s on s.id = p.shipment_id
  cross join lateral (select count(*)::int as lines, coalesce(sum(l.quantity), 0)::int as quantity
    from preparation_lines l where l.preparation_id = p.id) n`

/** Preparations in sight. Agencies and clients are read with all of them only where the list is narrowed or sorted by them. */
export const preparations = (person: Person, asked: PreparationsQuery): List<PreparationRow> => {
  const { from, of, inSight } = goodsInSight(person, 'preparations', 'p')
  const reads = Boolean(asked.q) || asked.sort === 'recipient' || asked.sort === 'agency'
  return {
    ...(reads
      ? { from: sql`${from} ${names}`, of: sql`${of} ${names}`, joins: around }
      : { from, of, joins: sql`${names} ${around}` }),
    where: [
      inSight,
      statusFilter(asked.status),
      asked.agency !== undefined && sql<boolean>`p.agency_id = ${asked.agency}`,
      asked.client !== undefined && sql<boolean>`p.client_id = ${asked.client}`,
      asked.q &&
        sql<boolean>`plain(p.id || ' ' || a.business_name || ' ' || coalesce(r.business_name, '') || ' ' || p.description)
        like ${containing(asked.q)}`,
    ],
    id: sql`p.id`,
    sort: sortKeys[asked.sort],
    order: asked.order,
    fields: sql<PreparationRow>`p.id, (p.created_at at time zone 'Europe/Rome')::date as date, p.status, p.agency_id,
    a.business_name as agency, p.client_id, r.business_name as client, coalesce(r.business_name, a.business_name) as recipient,
    p.place ->> 'city' as city, n.lines, n.quantity, p.parcels, p.description, p.shipment_id, s.number as shipment`,
    byIndex: isUnlimited(person) && asked.status === undefined && asked.sort === 'date' && !asked.q,
    allSorted: asked.sort === 'date',
  }
}
