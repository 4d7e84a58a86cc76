import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { inCategory } from './reading.ts'

/** What sold: whole months of a year, beside the same months of the year before. */
export interface SoldQuestion {
  readonly year: number
  /** The last month that counts. */
  readonly month: number
  readonly category: CategoryKey | undefined
  /** A region, a country by its ISO code, an Italian province as `IT-TV`. */
  readonly area: string | undefined
  readonly most: number
  /** Articles that are wanted whatever their rank. */
  readonly also: readonly string[]
}

export interface Sold {
  readonly code: string
  readonly name: string | null
  /** Null: none sold. */
  readonly rank: number | null
  readonly previous_rank: number | null
  readonly quantity: number
  readonly amount: number
  /** Of all pieces of the question, in percent. */
  readonly share: number | null
}

/**
 * The articles of most pieces, credit notes taken off, each once though it counts in two categories. Equal pieces: the
 * greater amount, then the code.
 */
export async function bestSold(db: Db, question: SoldQuestion): Promise<Sold[]> {
  const { year, month, category, area, most, also } = question
  const table = area === undefined ? sql`article_months` : sql`article_area_months`
  const place =
    area === undefined
      ? sql`true`
      : /^IT-[A-Z]{2}$/.test(area)
        ? sql`s.country = 'IT' and s.province = ${area.slice(3)}`
        : sql`(s.country = ${area} or plain(s.region) = plain(${area}::text))`
  const { rows } = await sql<Sold>`
    with sold as (
      select s.product_code as code,
        coalesce(sum(s.quantity) filter (where s.month >= make_date(${year}::int, 1, 1)), 0) as pieces,
        coalesce(sum(s.amount_cents) filter (where s.month >= make_date(${year}::int, 1, 1)), 0)::bigint as amount,
        coalesce(sum(s.quantity) filter (where s.month < make_date(${year}::int, 1, 1)), 0) as before_pieces,
        coalesce(sum(s.amount_cents) filter (where s.month < make_date(${year}::int, 1, 1)), 0)::bigint as before_amount
      from ${table} s
      where s.month >= make_date(${year}::int - 1, 1, 1) and s.month < make_date(${year}::int + 1, 1, 1)
        and extract(month from s.month) <= ${month}::int and ${inCategory(category, 's')} and ${place}
      group by s.product_code
    ), now as (
      select code, pieces, amount, row_number() over (order by pieces desc, amount desc, code)::int as rank,
        sum(pieces) over () as all_pieces
      from sold where pieces > 0
    ), before as (
      select code, row_number() over (order by before_pieces desc, before_amount desc, code)::int as rank
      from sold where before_pieces > 0
    ), wanted as (
      select code from now where rank <= ${most} union select unnest(${[...also]}::text[])
    )
    select w.code, coalesce(a.description, m.description) as name, n.rank, b.rank as previous_rank,
      coalesce(n.pieces, 0)::float8 as quantity, coalesce(n.amount, 0)::bigint as amount,
      round(100 * n.pieces / nullif(n.all_pieces, 0), 1)::float8 as share
    from wanted w left join now n using (code) left join before b using (code)
    left join article_names a on a.code = upper(w.code)
    left join lateral (select description from article_months m where m.product_code = w.code and m.description is not null
      order by m.month desc limit 1) m on true
    order by n.rank nulls last, w.code`.execute(db)
  return rows
}

/** Where something sold in a year: regions of Italy, other countries. */
export async function soldAreas(
  db: Db,
  year: number,
): Promise<readonly { readonly country: string; readonly region: string; readonly province: string }[]> {
  const { rows } = await sql<{ country: string; region: string; province: string }>`
    select distinct country, region, province from article_area_months
    where month >= make_date(${year}::int, 1, 1) and month < make_date(${year}::int + 1, 1, 1) and country <> ''
    order by country, region, province`.execute(db)
  return rows
}

/** The day the figures stand at, and the years there are, the latest first. */
export async function soldYears(
  db: Db,
): Promise<{ readonly as_of: string | null; readonly years: readonly number[] }> {
  const { rows } = await sql<{ as_of: string | null; years: number[] }>`
    select as_of, years from revenue_state`.execute(db)
  return rows[0] ?? { as_of: null, years: [] }
}
