import type { Language } from '@mandato/contract/words'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesGoods } from '../../registry/index.ts'

/** One signature for everything: our own drawing, or a name that was typed. */
export interface StoredSignature {
  readonly kind: 'drawn' | 'typed'
  readonly svg: string | null
  readonly name: string
}

export interface NewHandOver {
  readonly agency_id: number
  readonly client_id: number
  readonly date: string
  readonly note: string
  readonly at: Date
  readonly by: number
  readonly signature: StoredSignature | null
  readonly lines: readonly { readonly product_id: number; readonly quantity: number }[]
}

export async function insertHandOver(db: Db, one: NewHandOver): Promise<number> {
  const { signature } = one
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into hand_overs (agency_id, client_id, date, note, at, by_id, signature_kind, signature_svg, signer_name)
      values (${one.agency_id}, ${one.client_id}, ${one.date}, ${one.note}, ${one.at.toISOString()}, ${one.by},
        ${signature?.kind ?? null}, ${signature?.svg ?? null}, ${signature?.name ?? null})
      returning id
    ), lines as (
      insert into hand_over_lines (hand_over_id, product_id, quantity)
      select made.id, l.product_id, l.quantity
      from made, jsonb_to_recordset(${JSON.stringify(one.lines)}::jsonb) as l (product_id int, quantity int)
    )
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}

export interface StoredHandOver {
  readonly id: number
  readonly agency_id: number
  readonly client_id: number
  readonly date: string
  readonly note: string
  readonly at: string
  readonly by_id: number | null
  readonly by: string | null
  readonly signature_kind: 'drawn' | 'typed' | null
  readonly signature_svg: string | null
  readonly signer_name: string | null
  readonly undone_at: string | null
}

const columns = sql`h.id, h.agency_id, h.client_id, h.date, h.note, h.at, h.by_id,
  (select u.name from user_cards u where u.id = h.by_id) as by, h.signature_kind, h.signature_svg, h.signer_name, h.undone_at`

/** A hand-over in sight. */
export async function handOverSeenBy(
  db: Db,
  person: Person,
  id: number,
): Promise<StoredHandOver | undefined> {
  const { rows } = await sql<StoredHandOver>`
    select ${columns} from hand_overs h where h.id = ${id} and ${seesGoods(person, 'h')}`.execute(db)
  return rows[0]
}

/** The same, locked. */
export async function lockHandOver(db: Db, person: Person, id: number): Promise<StoredHandOver | undefined> {
  const { rows } = await sql<StoredHandOver>`
    select ${columns} from hand_overs h where h.id = ${id} and ${seesGoods(person, 'h')} for update of h`.execute(
    db,
  )
  return rows[0]
}

/** A hand-over without a scope, for the mail with its receipt. */
export async function handOverById(db: Db, id: number): Promise<StoredHandOver | undefined> {
  const { rows } = await sql<StoredHandOver>`select ${columns} from hand_overs h where h.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function markUndone(db: Db, id: number, { at, by }: { at: Date; by: number }): Promise<void> {
  await sql`update hand_overs set undone_at = ${at.toISOString()}, undone_by = ${by} where id = ${id}`.execute(
    db,
  )
}

/** Notes that the receipt was mailed. @returns false when it was already, or the hand-over is undone */
export async function noteReceiptSent(db: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update hand_overs set told_at = ${at.toISOString()}
    where id = ${id} and told_at is null and undone_at is null returning id`.execute(db)
  return rows.length > 0
}

export interface Piece {
  readonly code: string
  readonly name: string
  readonly quantity: number
}

export async function piecesHandedOver(db: Db, id: number, language: Language): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select m.product_code as code, ${calledIn(language, 'm')} as name, l.quantity from hand_over_lines l join material_cards m on m.id = l.product_id
    where l.hand_over_id = ${id} order by m.product_code`.execute(db)
  return rows
}

type Call = typeof deliveryCalls.handOvers
/** A row as it is stored; what one may do with it is added. */
type HandOverRow = Omit<RowOf<Call>, 'may'> & { readonly by_id: number | null }
export type HandOversQuery = z.output<Call['query']>

const quantity = sql`(select sum(l.quantity)::int from hand_over_lines l where l.hand_over_id = h.id)`
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  date: sql`h.at`,
  client: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  quantity,
}

const named = sql`join registry_agencies a on a.id = h.agency_id join registry_clients c on c.id = h.client_id`

/** Hand-overs in sight. What they are of is read for the page alone, unless they are sorted or sought by it. */
export const handOvers = (person: Person, asked: HandOversQuery, language: Language): List<HandOverRow> => ({
  ...(asked.q || asked.sort === 'client' || asked.sort === 'agency'
    ? { from: sql`hand_overs h ${named}` }
    : { from: sql`hand_overs h`, joins: named }),
  where: [
    seesGoods(person, 'h'),
    asked.agency !== undefined && sql<boolean>`h.agency_id = ${asked.agency}`,
    asked.client !== undefined && sql<boolean>`h.client_id = ${asked.client}`,
    asked.from && sql<boolean>`h.date >= ${asked.from}`,
    asked.to && sql<boolean>`h.date <= ${asked.to}`,
    asked.q &&
      sql<boolean>`plain(c.business_name || ' ' || a.business_name || ' ' || coalesce(h.signer_name, ''))
        like ${containing(asked.q)}`,
  ],
  id: sql`h.id`,
  sort: sortKeys[asked.sort],
  order: asked.order,
  fields: sql<HandOverRow>`h.id, h.date, h.at, h.agency_id, a.business_name as agency, h.client_id, c.business_name as client,
    c.city, h.by_id, (select u.name from user_cards u where u.id = h.by_id) as by, h.signer_name as signed_by, h.note,
    h.undone_at, ${quantity} as quantity,
    (select json_agg(json_build_object('product_id', l.product_id, 'product_code', m.product_code, 'name', ${calledIn(language, 'm')},
      'quantity', l.quantity) order by m.product_code)
      from hand_over_lines l join material_cards m on m.id = l.product_id where l.hand_over_id = h.id) as lines`,
})
