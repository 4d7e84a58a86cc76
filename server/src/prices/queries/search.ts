import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Bargain } from './resolve.ts'
import { withPrice } from './resolve.ts'
import { articleFields, energyJoin, priceFields, type PricedArticle } from './prices.ts'
import { codeHolds, isTyped } from './typed.ts'

/** A page of the search. */
export const found = 50

/**
 * Articles by what somebody types: the whole code, its beginning, its middle, with or without separators, then all
 * words in any order. Not prepared: how many articles a piece of text fits decides the plan, so it is made for each.
 * @param listed only articles that the list ever had: a customer is shown no other list's codes
 */
export async function searchArticles(
  db: Db,
  q: string,
  page: number,
  bargain: Bargain,
  listed: boolean,
): Promise<{ readonly rows: PricedArticle[]; readonly more: boolean }> {
  const bare = sql`bare(${q})`
  const { rows } = await sql<PricedArticle>`
    with hit as materialized (
      select a.id, case when a.bare_code = ${bare} then 0 when a.bare_code like ${bare} || '%' then 1
          when ${codeHolds('a', q)} then 2 else 3 end as rank
      from articles a
      where ${isTyped('a', q)}
        ${listed ? sql`and exists (select from list_prices l where l.list_id = ${bargain.listId}::int and l.article_id = a.id)` : sql``}
      order by rank, a.code limit ${found + 1} offset ${(page - 1) * found}
    )
    select ${articleFields}, ${priceFields} from hit h join articles a on a.id = h.id ${energyJoin} ${withPrice(bargain)}
    order by h.rank, a.code`.execute(db)
  return { rows: rows.slice(0, found), more: rows.length > found }
}
