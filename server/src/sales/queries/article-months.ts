import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { revenueMoves } from './import-invoices.ts'

/** The months that an import touches, of what comes and of what goes. */
export async function monthsOfImport(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', day)::date as month from (${revenueMoves}) m`.execute(tx)
  return rows.map(({ month }) => month)
}

/** The months of `revenue_changes`. */
export async function monthsOfChanges(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', day)::date as month from revenue_changes`.execute(tx)
  return rows.map(({ month }) => month)
}

/**
 * Sums up the articles of some months anew, or of all: a month is counted from its lines each time one of them changes,
 * so that nothing can drift. A month of a network has some ten thousand lines.
 */
export async function countArticles(tx: Db, months: readonly string[] | null): Promise<void> {
  if (months?.length === 0) return
  const touched = months === null ? sql`true` : sql`month = any(${[...months]}::date[])`
  const days = months?.toSorted() ?? []
  // By the index of the days: months side by side are one stretch of it.
  const stretch =
    months === null
      ? sql`true`
      : sql`date >= ${days[0]}::date and date < ${days.at(-1)}::date + interval '1 month'`
  await sql`delete from article_months where ${touched}`.execute(tx)
  await sql`delete from article_area_months where ${touched}`.execute(tx)
  await sql`
    insert into article_area_months (month, country, region, province, product_code, family_code, expo, quantity,
      amount_cents)
    select month, country, region, province, product_code, family_code, expo, sum(quantity), sum(amount_cents)
    from article_lines where ${stretch} and ${touched} group by 1, 2, 3, 4, 5, 6, 7`.execute(tx)
  await sql`
    insert into article_months (month, product_code, family_code, expo, quantity, amount_cents, description)
    select month, product_code, family_code, expo, sum(quantity), sum(amount_cents),
      max(description) filter (where amount_cents >= 0)
    from article_lines where ${stretch} and ${touched} group by 1, 2, 3, 4`.execute(tx)
}
