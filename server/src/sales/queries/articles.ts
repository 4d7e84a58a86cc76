import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Subject } from '../policy.ts'
import { type Asked, conditions, inCategory, read } from './reading.ts'

/** An article in the compared years, each up to the cut; cents. */
interface Article {
  readonly product_code: string | null
  readonly description: string | null
  readonly prev_quantity: number
  readonly prev_prog: number
  readonly curr_quantity: number
  readonly curr_ytd: number
  readonly delta: number
  readonly last_invoice: string | null
  readonly last_date: string | null
}

interface Articles {
  /** In all, whatever the limit. */
  readonly articles: number
  readonly rows: Article[]
}

/**
 * What a client bought, article by article, the greatest loss first. Read from the lines: a client has some thousands
 * of them, and the roll-ups know no articles.
 */
export const articlesOf = (
  db: Db,
  subject: Subject,
  asked: Asked,
  category: CategoryKey | undefined,
  limit: number,
) =>
  read<Articles>(
    db,
    subject,
    asked,
    sql`(select count(*)::integer from article) as articles,
      coalesce((select json_agg(row_to_json(a)) from (
        select *, curr_ytd - prev_prog as delta from article
        order by curr_ytd - prev_prog, prev_prog desc, product_code limit ${sql.lit(limit)}) a), '[]') as rows`,
    sql`
      bought as (
        select l.*, extract(year from l.date) = p.year as now
        from p, invoice_lines l join registry_clients c on c.id = l.client_id
        where ${conditions(subject, 'l')} and ${inCategory(category, 'l')}
          and l.date between make_date(least(p.year, p.prev_year), 1, 1) and make_date(greatest(p.year, p.prev_year), 12, 31)
          and extract(year from l.date) in (p.year, p.prev_year) and month_day(l.date) <= p.cut
      ),
      article as materialized (
        select product_code,
          -- A credit note says what it is for, not what the article is called.
          (array_agg(description order by amount_cents > 0 desc, date desc, invoice_number desc, line desc))[1] as description,
          ${sums(sql`not now`, 'prev_quantity', 'prev_prog')}, ${sums(sql`now`, 'curr_quantity', 'curr_ytd')},
          (array_agg(invoice_number order by date desc, invoice_number desc) filter (where amount_cents > 0))[1] as last_invoice,
          max(date) filter (where amount_cents > 0) as last_date
        from bought group by product_code
      )`,
  )

const sums = (which: ReturnType<typeof sql>, quantity: string, amount: string) => sql`
  coalesce(sum(quantity) filter (where ${which}), 0)::float8 as ${sql.ref(quantity)},
  coalesce(sum(amount_cents) filter (where ${which}), 0)::bigint as ${sql.ref(amount)}`
