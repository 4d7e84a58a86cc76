import type { KeptShipmentStatus } from '@mandato/contract/shipping/status'
import type { Freight, Transporter } from '@mandato/contract/shipping/transport'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import type { StoredPlace } from './places.ts'
import { seesShipment } from './scope.ts'

export interface StoredShipment {
  readonly id: number
  readonly number: string
  readonly status: KeptShipmentStatus
  readonly since: string
  readonly agency_id: number
  readonly client_id: number | null
  readonly place: StoredPlace | null
  readonly carrier: string
  readonly tracking: string
  readonly freight: Freight
  readonly transport_by: Transporter
  readonly appearance: string
  readonly shipped_on: string | null
  readonly created_at: string
  readonly version: number
}

const columns = sql`s.id, s.number, s.status, s.since, s.agency_id, s.client_id, s.place, s.carrier, s.tracking,
  s.freight, s.transport_by, s.appearance, s.shipped_on, s.created_at, s.version`

/** A shipment in sight. */
export async function shipmentSeenBy(
  db: Db,
  person: Person,
  id: number,
): Promise<StoredShipment | undefined> {
  const { rows } = await sql<StoredShipment>`
    select ${columns} from shipments s where s.id = ${id} and ${seesShipment(person, 's')}`.execute(db)
  return rows[0]
}

/** The same, locked until the act ends: two acts on one shipment come one after the other. */
export async function lockShipment(db: Db, person: Person, id: number): Promise<StoredShipment | undefined> {
  const { rows } = await sql<StoredShipment>`
    select ${columns} from shipments s where s.id = ${id} and ${seesShipment(person, 's')} for update`.execute(
    db,
  )
  return rows[0]
}

/** A shipment without a scope, for mails. */
export async function shipmentById(db: Db, id: number): Promise<StoredShipment | undefined> {
  const { rows } = await sql<StoredShipment>`select ${columns} from shipments s where s.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Shipments in sight, in the order of the given ids. */
export async function shipmentsSeenBy(
  db: Db,
  person: Person,
  ids: readonly number[],
): Promise<StoredShipment[]> {
  const { rows } = await sql<StoredShipment>`
    select ${columns} from shipments s where s.id = any(${[...ids]}) and ${seesShipment(person, 's')}
    order by array_position(${[...ids]}::int[], s.id)`.execute(db)
  return rows
}

export interface NewShipment {
  readonly agency_id: number
  readonly client_id: number | null
  readonly place: StoredPlace | null
  /** The business day, whose year the number begins with. */
  readonly day: string
  readonly at: Date
  readonly by: number
}

export async function insertShipment(
  db: Db,
  one: NewShipment,
): Promise<{ readonly id: number; readonly number: string }> {
  const moment = one.at.toISOString()
  const { rows } = await sql<{ id: number; number: string }>`
    insert into shipments (number, agency_id, client_id, place, since, created_at, created_by)
    values (next_shipment(${one.day}::date), ${one.agency_id}, ${one.client_id},
      ${one.place && JSON.stringify(one.place)}::jsonb, ${moment}, ${moment}, ${one.by})
    returning id, number`.execute(db)
  const [made] = rows
  if (!made) throw new Error('an inserted row comes back')
  return made
}

/** What a shipment says of its transport. */
export const transportFields = ['carrier', 'tracking', 'freight', 'transport_by', 'appearance'] as const
export type TransportChange = { readonly [F in (typeof transportFields)[number]]?: StoredShipment[F] }

/** Of what is given what concerns the transport. */
export const transportIn = (
  given: {
    readonly [F in keyof TransportChange]: TransportChange[F] | undefined
  },
): TransportChange =>
  Object.fromEntries(
    transportFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  )

export interface ShipmentChange extends TransportChange {
  readonly status?: KeptShipmentStatus
  readonly since?: Date
  readonly place?: StoredPlace
  readonly shipped_on?: string
}

/** Writes a locked shipment. @returns its new version */
export async function changeShipment(db: Db, id: number, change: ShipmentChange): Promise<number> {
  const { place, since, ...plain } = change
  const { version } = await db
    .updateTable('shipments')
    .set((eb) => ({
      ...plain,
      ...(place !== undefined && { place: JSON.stringify(place) }),
      ...(since !== undefined && { since: since.toISOString() }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The preparations a shipment is made of. */
export async function preparationsOf(db: Db, shipment: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from preparations where shipment_id = ${shipment} order by id for update`.execute(db)
  return rows.map((row) => row.id)
}

/** Notes that the recipient and agent were written to. @returns false when they were already */
export async function noteTold(db: Db, shipment: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update shipments set told_at = ${at.toISOString()}
    where id = ${shipment} and told_at is null and status = 'shipped' returning id`.execute(db)
  return rows.length > 0
}

/** @returns whether it was not noted before */
export async function noteReceipt(db: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update shipments set received_at = ${at.toISOString()}
    where id = ${id} and received_at is null returning id`.execute(db)
  return rows.length > 0
}
