import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Bargain } from './resolve.ts'
import { articlesPriced, type PricedArticle } from './prices.ts'
import { codeHolds, isNamedOnly, signsIn } from './typed.ts'

/** A page of the search. */
export const found = 50

/**
 * Articles by what somebody types: the whole code, its beginning, its middle, with or without separators, then all
 * words in any order.
 * @param listed only articles that the list ever had: a customer is shown no other list's codes
 */
export async function searchArticles(
  db: Db,
  q: string,
  page: number,
  bargain: Bargain,
  listed: boolean,
): Promise<{ readonly rows: PricedArticle[]; readonly more: boolean }> {
  const hits = await hitsOf(db, q, page, listed ? bargain.listId : undefined)
  const codes = hits.slice(0, found)
  // In a statement of its own, which is prepared: planning the joins of a price took longer than reading fifty of them.
  const priced = codes.length === 0 ? [] : await articlesPriced(db, codes, bargain)
  const byCode = new Map(priced.map((row) => [row.code, row]))
  return { rows: codes.flatMap((code) => byCode.get(code) ?? []), more: hits.length > found }
}

/**
 * The codes of a page and one more, the nearest first. Not prepared: how many articles a piece of text fits decides the
 * plan, so it is made for each. Each way of fitting is asked only while those before it have not filled the page, and
 * in the order of the codes: three letters that a fifth of all articles have were read and sorted whole before
 * (17 ms of 100,000, 0.7 ms so).
 * @param list only articles that it ever had, where given
 */
async function hitsOf(
  db: Db,
  q: string,
  page: number,
  list: number | null | undefined,
): Promise<readonly string[]> {
  const bare = sql`bare(${q})`
  const holds = codeHolds('a', q)
  const starts = sql`a.bare_code like ${bare} || '%'`
  const enough = sql`length(${bare}) >= 3`
  const most = page * found + 1
  const of = (
    rank: number,
    fits: RawBuilder<unknown>,
    order: RawBuilder<unknown> = sql`a.code`,
  ) => sql`select a.code, ${sql.lit(rank)} as rank from articles a where ${fits}
    ${list === undefined ? sql`` : sql`and exists (select from list_prices l where l.list_id = ${list}::int and l.article_id = a.id)`}
    order by ${order} limit ${most}`
  // In the order of the codes a page is met soon by chance where many fit. Of several words too few articles have all, and
  // what holds the same four signs lies close together: four digits were met after 40,000 codes and 20 ms. Then all that
  // fit are found by their index and sorted, in 0.3 ms.
  const few = sql`a.code || ''`
  const several = /\S\s+\S/.test(q)
  const long = signsIn(q) > 3
  const { rows } = await sql<{ code: string }>`
    with same as materialized (${of(0, sql`${enough} and a.bare_code = ${bare}`)}),
      starting as materialized (${of(1, sql`${enough} and ${starts} and a.bare_code <> ${bare}`)}),
      holding as materialized (${of(
        2,
        sql`(select count(*) from starting) < ${most} and ${holds} and not ${starts}`,
        long ? few : sql`a.code`,
      )}),
      named as materialized (${of(
        3,
        sql`(select count(*) from starting) + (select count(*) from holding) < ${most}
          and ${isNamedOnly('a', q)} and not ${holds}`,
        several ? few : sql`a.code`,
      )})
    select code from (table same union all table starting union all table holding union all table named) hit
    order by rank, code limit ${found + 1} offset ${(page - 1) * found}`.execute(db)
  return rows.map(({ code: found }) => found)
}
