import type { DiscountSource } from '@mandato/contract/prices/book'
import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'

/** Whose price on which day: a list, and the client whose own discounts come first. */
export interface Bargain {
  readonly listId: number | null
  readonly clientId: number | null
  readonly day: string
  /** What stood in the books at that moment; the present books unless said. */
  readonly knownAt?: Date
}

/** What the joins below give of an article: its row of the list and the discount that decides, both null where none. */
export interface Resolved {
  readonly list_cents: number | null
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly version: number | null
  readonly chain: string | null
  readonly source: DiscountSource | null
  readonly discount_from: string | null
  readonly discount_to: string | null
  readonly note: string | null
  readonly net_cents: number | null
}

const known = (table: string, at: Date | undefined) =>
  at
    ? sql`(select * from ${sql.table(`${table}_ever`)} where loaded_at <= ${at} and (replaced_at is null or replaced_at > ${at}))`
    : sql.table(table)

/** The same as pieces of SQL: columns of what is joined, where each row has a bargain of its own. */
interface BargainOfRow {
  readonly listId: RawBuilder<unknown>
  readonly clientId: RawBuilder<unknown>
  readonly day: RawBuilder<unknown>
  readonly knownAt?: Date
}

/**
 * Joins to an article `a` its price: of the rows of the list that cover the day the one that began last, and the most
 * particular discount that covers it, likewise. Rounded once, half away from zero, which is how `round` treats numeric.
 * @param as the alias of what is joined, so that two days can stand side by side
 */
export const withPrice = ({ listId, clientId, day, knownAt }: Bargain, as = 'p'): RawBuilder<Resolved> =>
  withPriceOfRow(
    {
      listId: sql`${listId}::int`,
      clientId: sql`${clientId}::int`,
      day: sql`${day}::date`,
      ...(knownAt && { knownAt }),
    },
    as,
  )

/** @see withPrice */
export const withPriceOfRow = (
  { listId, clientId, day, knownAt }: BargainOfRow,
  as = 'p',
): RawBuilder<Resolved> => sql<Resolved>`
  left join lateral (
    select r.price_cents as list_cents, r.valid_from, r.valid_to, r.load_id as version, d.chain, d.source,
      d.valid_from as discount_from, d.valid_to as discount_to, d.note, coalesce(d.factor, 1) as factor,
      round(r.price_cents * coalesce(d.factor, 1))::bigint as net_cents
    from (
      select * from ${known('list_prices', knownAt)} s
      where s.list_id = ${listId} and s.article_id = a.id and s.valid_from <= ${day}
        and (s.valid_to is null or s.valid_to >= ${day})
      order by s.valid_from desc limit 1
    ) r
    left join lateral (
      select s.*, (case when s.client_id is null then 'list' else 'client' end)
        || (case when s.family_code = '' then '' else '_family' end) as source
      from ${known('discounts', knownAt)} s
      where (s.client_id = ${clientId} or s.list_id = ${listId}) and (s.family_code = '' or s.family_code = a.family_code)
        and s.valid_from <= ${day} and (s.valid_to is null or s.valid_to >= ${day})
      order by s.client_id is null, s.family_code = '', s.valid_from desc limit 1
    ) d on true
  ) ${sql.ref(as)} on true`
