import type { RowOf, SortOf } from '@mandato/contract/list'
import type { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { type List, sumOf } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency } from '../../registry/index.ts'

type Call = typeof deliveryCalls.heldMaterials
type HeldRow = RowOf<Call>
export type HeldQuery = z.output<Call['query']>

/** As the catalogue calls it. */
const familyIn = (language: Language) => sql`coalesce(m.family_names ->> ${language}, m.family)`

const sortKeys = (language: Language): Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> => ({
  product_code: sql`m.product_code`,
  name: sql`plain(${calledIn(language, 'm')})`,
  family: sql`plain(${familyIn(language)})`,
  received: sql`g.received`,
  delivered_to_customers: sql`g.delivered`,
  still_to_deliver: sql`g.held`,
  last_delivery_date: sql`handed.date`,
})

/** Between the days asked for, both included, as Rome counts them. */
const within = ({ from, to }: HeldQuery): RawBuilder<boolean> => sql<boolean>`(
  ${from ? sql`v.at >= (${from}::date)::timestamp at time zone 'Europe/Rome'` : sql`true`}
  and ${to ? sql`v.at < (${to}::date + 1)::timestamp at time zone 'Europe/Rome'` : sql`true`})`

/**
 * Materials an agency holds or held. From the ledger: received is what was shipped to it less what it sent back,
 * handed over is what its clients received from it, both between the days asked for; still to deliver is what it holds
 * today.
 */
export const heldBy = (
  agency: number,
  asked: HeldQuery,
  language: Language,
): List<HeldRow, { received: number | null; delivered: number | null; held: number | null }> => ({
  from: sql`(
      select v.product_id, sum(v.with_agencies)::int as held, count(*) filter (where ${within(asked)}) > 0 as moved,
        coalesce(sum(v.with_agencies) filter (where v.kind in ('ship_to_agency', 'return_from_agency')
          and ${within(asked)}), 0)::int as received,
        coalesce(sum(v.delivered) filter (where v.kind in ('hand_over', 'hand_over_undone') and ${within(asked)}
          and ${asked.client === undefined ? sql`true` : sql`v.client_id = ${asked.client}`}), 0)::int as delivered
      from material_movements v where v.agency_id = ${agency} and v.with_agencies <> 0
      group by v.product_id
    ) g join material_cards m on m.id = g.product_id
    left join (
      select l.product_id, max(h.date) as date from hand_overs h join hand_over_lines l on l.hand_over_id = h.id
      where h.agency_id = ${agency} and h.undone_at is null group by l.product_id
    ) handed on handed.product_id = g.product_id`,
  where: [
    sql<boolean>`g.moved`,
    asked.family_id !== undefined && sql<boolean>`m.family_id = ${asked.family_id}`,
    asked.product_code && sql<boolean>`m.product_code = upper(${asked.product_code})`,
    asked.client !== undefined && sql<boolean>`g.delivered > 0`,
    asked.delivered !== undefined && (asked.delivered ? sql<boolean>`g.held = 0` : sql<boolean>`g.held > 0`),
    asked.q && sql<boolean>`m.searchable like ${containing(asked.q)}`,
  ],
  id: sql`g.product_id`,
  sort: sortKeys(language)[asked.sort],
  order: asked.order,
  fields: sql<HeldRow>`m.id as product_id, m.product_code, ${calledIn(language, 'm')} as name, ${familyIn(language)} as family, m.image, g.received,
    g.delivered as delivered_to_customers, g.held as still_to_deliver, handed.date as last_delivery_date,
    coalesce((select json_agg(json_build_object('id', s.id, 'number', s.number, 'date', s.shipped_on, 'quantity', x.quantity)
        order by s.shipped_on desc, s.id desc)
      from (select v.shipment_id, sum(v.with_agencies)::int as quantity from material_movements v
        where v.product_id = m.id and v.agency_id = ${agency} and v.kind = 'ship_to_agency'
          and v.with_agencies <> 0 group by 1) x
      join shipments s on s.id = x.shipment_id), '[]') as shipments`,
  totals: { received: sumOf(sql`g.received`), delivered: sumOf(sql`g.delivered`), held: sumOf(sql`g.held`) },
})

/** Is the agency in sight? */
export async function agencyInSight(db: Db, person: Person, agency: number): Promise<boolean> {
  const { rows } = await sql`
    select from registry_agencies a where a.id = ${agency} and ${seesAgency(person, 'a')}`.execute(db)
  return rows.length > 0
}

/** What an agency still holds of some materials. */
export async function stillHeld(
  db: Db,
  agency: number,
  products: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    select product_id, quantity from material_holdings
    where agency_id = ${agency} and product_id = any(${[...products]})`.execute(db)
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
}

/** The codes of materials by their ids. */
export async function codesOf(db: Db, products: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; product_code: string }>`
    select id, product_code from material_cards where id = any(${[...products]})`.execute(db)
  return new Map(rows.map(({ id, product_code }) => [id, product_code]))
}
