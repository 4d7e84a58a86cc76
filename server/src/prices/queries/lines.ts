import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { withPriceOfRow } from './resolve.ts'

type Sql = RawBuilder<unknown>

/** A line that was sold, as pieces of SQL. */
interface SoldLine {
  readonly clientId: Sql
  readonly code: Sql
  /** The day whose price holds for it. */
  readonly day: Sql
  readonly quantity: Sql
}

/** Joins to a line the list its client buys by, its article and its price; what is not there is null. */
export const withPriceOfLine = ({ clientId, code, day }: SoldLine): Sql => sql`
  left join price_clients pc on pc.id = ${clientId}
  left join price_lists pl on pl.code = coalesce(pc.list, 'PUBLIC')
  left join articles a on a.code = upper(${code})
  ${withPriceOfRow({ listId: sql`pl.id`, clientId, day })}`

/** What the line comes to by the rule, in cents, rounded once; null without a price. After `withPriceOfLine`. */
export const agreedCents = ({ quantity }: SoldLine): RawBuilder<number | null> =>
  sql<number | null>`round(p.list_cents * ${quantity} * p.factor)::bigint`

/** Why there is no price in euros; empty where there is one. After `withPriceOfLine`. */
export const noPriceBecause: RawBuilder<string> = sql<string>`case when a.id is null then 'no_article'
  when pl.id is null then 'no_list' when pl.currency <> 'EUR' then 'other_currency'
  when p.list_cents is null then 'not_in_list' else '' end`

/** Whether there is any price list. */
export async function anyPrices(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from price_lists) as any`.execute(db)
  return rows[0]?.any ?? false
}
