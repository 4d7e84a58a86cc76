import type { Language } from '@mandato/contract/words'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesGoods } from '../../registry/index.ts'
import type { Piece, StoredSignature } from './hand-overs.ts'

export interface NewReturn {
  readonly shipment_id: number
  readonly agency_id: number
  readonly client_id: number | null
  readonly date: string
  readonly note: string
  readonly at: Date
  readonly by: number
  readonly signature: StoredSignature | null
  readonly lines: readonly { readonly product_id: number; readonly quantity: number }[]
}

export async function insertReturn(db: Db, one: NewReturn): Promise<number> {
  const { signature } = one
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into material_returns (shipment_id, agency_id, client_id, date, note, at, by_id, signature_kind,
        signature_svg, signer_name)
      values (${one.shipment_id}, ${one.agency_id}, ${one.client_id}, ${one.date}, ${one.note}, ${one.at.toISOString()},
        ${one.by}, ${signature?.kind ?? null}, ${signature?.svg ?? null}, ${signature?.name ?? null})
      returning id
    ), lines as (
      insert into material_return_lines (return_id, product_id, quantity)
      select made.id, l.product_id, l.quantity
      from made, jsonb_to_recordset(${JSON.stringify(one.lines)}::jsonb) as l (product_id int, quantity int)
    )
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}

export interface StoredReturn {
  readonly id: number
  readonly agency_id: number
  readonly client_id: number | null
  readonly date: string
  readonly note: string
  readonly at: string
  readonly by: string | null
  readonly signature_svg: string | null
  readonly signer_name: string | null
}

/** A return in sight. */
export async function returnSeenBy(db: Db, person: Person, id: number): Promise<StoredReturn | undefined> {
  const { rows } = await sql<StoredReturn>`
    select r.id, r.agency_id, r.client_id, r.date, r.note, r.at, (select u.name from user_cards u where u.id = r.by_id) as by,
      r.signature_svg, r.signer_name
    from material_returns r where r.id = ${id} and ${seesGoods(person, 'r')}`.execute(db)
  return rows[0]
}

export async function piecesReturned(db: Db, id: number, language: Language): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select m.product_code as code, ${calledIn(language, 'm')} as name, l.quantity from material_return_lines l join material_cards m on m.id = l.product_id
    where l.return_id = ${id} order by m.product_code`.execute(db)
  return rows
}
