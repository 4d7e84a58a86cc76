import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import { withOrderOfLine } from '../../orders/index.ts'
import { agreedCents, noPriceBecause, withPriceOfLine } from '../../prices/index.ts'

type Sql = RawBuilder<unknown>

/**
 * The day whose price holds for a line `l`: the one its order was priced on, else its order's, else its invoice's. An order
 * dated after its invoice is a slip of the file.
 */
const dayOfLine = sql<string>`least(coalesce(cap.captured_on, ord.order_date, l.order_date), l.date)`
const dayIs = sql<'captured' | 'order' | 'invoice'>`case when cap.captured_on is not null then 'captured'
  when coalesce(ord.order_date, l.order_date) <= l.date then 'order' else 'invoice' end`

const line = {
  clientId: sql`l.client_id`,
  code: sql`l.product_code`,
  day: dayOfLine,
  quantity: sql`l.quantity`,
  orderNumber: sql`l.order_number`,
  amountCents: sql`l.amount_cents`,
}

/**
 * What no rule prices: text without an article, money that is given back (it takes back a price of another day), goods
 * from a display, which are sold for what was agreed at the counter.
 */
const notPriced = sql`case when coalesce(l.product_code, '') = '' then 'free_text'
  when l.amount_cents < 0 or l.quantity < 0 then 'credited' when l.expo then 'display'
  when cap.captured_on is null then ${noPriceBecause} when cap.currency <> 'EUR' then 'other_currency' else '' end`

/**
 * Lines with what the price rule says of them: `state`, `reason` (why there is nothing to compare with), `expected`, the
 * `day` whose price holds and why (`day_is`), and of the order's own price what it was (`captured`).
 * @param lines rows with client_id, product_code, date, quantity, amount_cents, expo, order_number, order_date and whatever
 *   else is to be kept
 */
export const checkedLines = (lines: Sql): Sql => sql`
  select k.*, case when k.reason <> '' then 'unknown' when k.expected = k.amount_cents then 'agrees' else 'differs' end as state,
    coalesce(k.amount_cents - k.expected, 0) as difference
  from (
    select r.*, case when r.reason = '' then r.agreed end as expected
    from (
      select l.*, ${dayOfLine} as day, ${dayIs} as day_is, ord.id as order_id,
        case when cap.captured_on is not null then json_build_object('list', cap.list, 'list_cents', cap.list_cents,
          'list_from', cap.list_from, 'chain', cap.chain, 'source', cap.discount_source,
          'discount_from', cap.discount_from) end as captured,
        ${notPriced} as reason, coalesce(cap.agreed, ${agreedCents(line)}) as agreed
      from (${lines}) l ${withOrderOfLine(line)} ${withPriceOfLine(line)}
    ) r
  ) k`
