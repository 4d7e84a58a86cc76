import type { Db } from '../../platform/db/db.ts'
import type { RowNotice } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the list will say of the article of row `l`: the file's rows, and those that stay. */
const rowsOfArticle = sql`(
    select r.valid_from, r.valid_to, r.price_cents from price_rows r where r.article = l.article and r.list = l.list
    union all
    select p.valid_from, p.valid_to, p.price_cents from list_prices p
    where p.list_id = l.list_id and p.article_id = l.article_id
      and not exists (select from price_rows r where r.article = l.article and r.list = l.list and r.valid_from = p.valid_from)
  )`

/**
 * Rows of a file after whose last day an older price holds again: 104 until 31 December over an open 100. Legal, and
 * seldom meant. Looked for among the rows of the file and those of the same article that stay; a row that another one
 * replaced before its last day does not fall back itself.
 */
export async function fallingBack(
  db: Db,
  most: number,
): Promise<{ readonly rows: readonly RowNotice[]; readonly total: number }> {
  const { rows: some } = await sql<{ any: boolean }>`
    select exists (select from price_rows where valid_to is not null and (is_new or differs)) as any`.execute(
    db,
  )
  if (!some[0]?.any) return { rows: [], total: 0 }
  await sql`create index on price_rows (article, list)`.execute(db)
  const { rows } = await sql<RowNotice & { total: number }>`
    select l.line, f.list || ' / ' || f.code as subject, 'price_falls_back' as reason,
      jsonb_build_object('price', ((o.price_cents / 100::numeric(3))::numeric(20, 2))::text, 'day', (l.valid_to + 1)::text) as values,
      jsonb_build_array() as details, count(*) over ()::int as total
    from price_rows l join landing_prices f on f.ctid = l.landed
    cross join lateral (
      select e.valid_from, e.price_cents from ${rowsOfArticle} e
      where e.valid_from <= l.valid_to + 1 and (e.valid_to is null or e.valid_to > l.valid_to)
      order by e.valid_from desc limit 1
    ) o
    where l.valid_to is not null and (l.is_new or l.differs) and o.valid_from < l.valid_from
      and not exists (select from ${rowsOfArticle} e where e.valid_from > l.valid_from
        and e.valid_from <= l.valid_to and (e.valid_to is null or e.valid_to >= l.valid_to))
    order by l.line limit ${most}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
