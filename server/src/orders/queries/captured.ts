import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'

type Sql = RawBuilder<unknown>

/** A line that was sold for an order, as pieces of SQL. */
interface LineOfOrder {
  readonly clientId: Sql
  readonly orderNumber: Sql
  readonly code: Sql
  readonly quantity: Sql
  readonly amountCents: Sql
}

const comesTo = (quantity: Sql) =>
  sql<number>`round(n.list_cents * ${quantity} * coalesce(chain_factor(n.chain), 1))::bigint`

/**
 * Joins to a sold line its order `ord`, where the portal has it for that client, and of it the price that was shown for
 * the article, `cap`: with what the line comes to by it, `agreed`. An order with the article at two prices agreed to
 * both: the one that gives what was invoiced comes first.
 */
export const withOrderOfLine = ({
  clientId,
  orderNumber,
  code,
  quantity,
  amountCents,
}: LineOfOrder): Sql => sql`
  left join orders ord on ord.number = upper(${orderNumber}) and ord.client_id = ${clientId}
  left join lateral (
    select n.captured_on, n.list, n.currency, n.list_cents, n.list_from, n.chain, n.discount_source, n.discount_from,
      ${comesTo(quantity)} as agreed
    from order_lines n
    where n.order_id = ord.id and upper(n.product_code) = upper(${code}) and n.net_cents is not null
    order by (${comesTo(quantity)} = ${amountCents}) desc, n.n limit 1
  ) cap on true`
