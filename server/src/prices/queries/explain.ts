import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Discount, ListPrice } from '@mandato/contract/prices/book'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import { energyJoin } from './prices.ts'
import type { Bargain } from './resolve.ts'

interface Loaded {
  readonly version: number
  readonly loaded_at: string
}
export interface BookOf {
  readonly id: number
  readonly code: string
  readonly description: string
  readonly dimensions: string
  readonly finish_group: string
  readonly family_code: string
  readonly unit: string
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
  readonly prices: readonly (ListPrice & Loaded)[]
  readonly discounts: readonly (Discount & Loaded)[]
}

/** An article with everything the books hold for it, whatever the day, the latest first. */
export const bookOf = async (db: Db, code: string, bargain: Pick<Bargain, 'listId' | 'clientId'>) =>
  (await booksOf(db, [code], bargain))[0]

/** The same for several articles. */
export async function booksOf(
  db: Db,
  codes: readonly string[],
  { listId, clientId }: Pick<Bargain, 'listId' | 'clientId'>,
): Promise<BookOf[]> {
  const { rows } = await sql<BookOf>`${prepared}
    select a.id, a.code, a.description, a.dimensions, a.finish_group, a.family_code, a.unit,
      e.energy_class, e.energy_range,
      (select coalesce(json_agg(json_build_object('price_cents', p.price_cents, 'valid_from', p.valid_from,
          'valid_to', p.valid_to, 'version', p.load_id, 'loaded_at', to_json(l.at)) order by p.valid_from desc), '[]')
        from list_prices p join price_loads l on l.id = p.load_id
        where p.list_id = ${listId}::int and p.article_id = a.id) as prices,
      (select coalesce(json_agg(json_build_object('chain', d.chain, 'note', d.note, 'valid_from', d.valid_from,
          'valid_to', d.valid_to, 'version', d.load_id, 'loaded_at', to_json(l.at),
          'source', (case when d.client_id is null then 'list' else 'client' end)
            || (case when d.family_code = '' then '' else '_family' end)) order by d.valid_from desc), '[]')
        from discounts d join price_loads l on l.id = d.load_id
        where (d.client_id = ${clientId}::int or d.list_id = ${listId}::int) and d.family_code in ('', a.family_code)) as discounts
    from articles a ${energyJoin} where a.code = any(${codes})`.execute(db)
  return rows
}
