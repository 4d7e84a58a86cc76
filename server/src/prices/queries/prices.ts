import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import { notFound } from '../../platform/refusals.ts'
import { type Bargain, type Resolved, withPrice } from './resolve.ts'

export interface PricedArticle extends Resolved {
  readonly code: string
  readonly description: string
  readonly dimensions: string
  readonly finish_group: string
  readonly family_code: string
  readonly unit: string
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
}

const articleFields = sql`a.code, a.description, a.dimensions, a.finish_group, a.family_code, a.unit,
  e.energy_class, e.energy_range`
/** What the law wants beside an appliance with a label. */
export const energyJoin = sql`left join energy_labels e on e.code = a.code`
const priceFields = sql`p.list_cents, p.valid_from, p.valid_to, p.version, p.chain, p.source, p.discount_from,
  p.discount_to, p.note, p.net_cents`

/** The articles of these codes that there are, each with its price. */
export async function articlesPriced(
  db: Db,
  codes: readonly string[],
  bargain: Bargain,
): Promise<PricedArticle[]> {
  const { rows } = await sql<PricedArticle>`
    ${prepared} select ${articleFields}, ${priceFields} from articles a ${energyJoin} ${withPrice(bargain)}
    where a.code = any(${codes})`.execute(db)
  return rows
}

/** How large articles are, by their codes in capitals; those of which nothing is known are left out. */
export async function measuresOf(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; dimensions: string }>`
    select code, dimensions from articles where code = any(${[...codes]}) and dimensions <> ''`.execute(db)
  return new Map(rows.map(({ code, dimensions }) => [code, dimensions]))
}

/** A price list by its code, in capitals. */
export interface KnownList {
  readonly id: number
  readonly code: string
  readonly currency: string
}

/** @throws 404 where there is none: compared with everything it would look like an empty one */
export async function listById(db: Db, id: number): Promise<KnownList> {
  const { rows } =
    await sql<KnownList>`select id, code, currency from price_lists where id = ${id}::int`.execute(db)
  const [list] = rows
  if (!list) throw notFound()
  return list
}

/** The code of a list, for the head of a file narrowed to it. */
export async function listCode(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select code from price_lists where id = ${id}::int`.execute(db)
  return rows[0]?.code
}

/**
 * The list a client buys by, or bought by at a moment; that of the public where no client is meant or the client has none.
 */
export async function listOf(
  db: Db,
  clientId: number | null,
  knownAt: Date | null = null,
): Promise<{ readonly code: string; readonly own: boolean; readonly list: KnownList | null }> {
  const { rows } = await sql<{ code: string; own: boolean; id: number | null; currency: string | null }>`
    ${prepared} select w.code, w.own, l.id, l.currency
    from (select coalesce(o.list, 'PUBLIC') as code, o.list is not null as own
      from (select 1) one left join lateral (
        select b.list, b.until from price_lists_before b
        where b.client_id = ${clientId}::int and b.until > ${knownAt}::timestamptz
        union all
        select c.list, null from price_clients c where c.id = ${clientId}::int
        order by until limit 1) o on true) w
    left join price_lists l on l.code = w.code`.execute(db)
  const { code, own, id, currency } = rows[0] ?? { code: 'PUBLIC', own: false, id: null, currency: null }
  return { code, own, list: id === null || currency === null ? null : { id, code, currency } }
}
