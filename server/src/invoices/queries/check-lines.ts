import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import { agreedCents, noPriceBecause, withPriceOfLine } from '../../prices/index.ts'

type Sql = RawBuilder<unknown>

/** The day whose price holds for a line `l`: the one its order was priced on where that is known, else its invoice's. */
export const dayOfLine = (): RawBuilder<string> => sql<string>`l.date`

const line = {
  clientId: sql`l.client_id`,
  code: sql`l.product_code`,
  day: dayOfLine(),
  quantity: sql`l.quantity`,
}

/**
 * What no rule prices: text without an article, money that is given back (it takes back a price of another day), goods
 * from a display, which are sold for what was agreed at the counter.
 */
const notPriced = sql`case when coalesce(l.product_code, '') = '' then 'free_text'
  when l.amount_cents < 0 or l.quantity < 0 then 'credited' when l.expo then 'display' else ${noPriceBecause} end`

/**
 * Lines with what the price rule says of them: `state`, `reason` (why there is nothing to compare with), `expected`.
 * @param lines rows with client_id, product_code, date, quantity, amount_cents, expo and whatever else is to be kept
 */
export const checkedLines = (lines: Sql): Sql => sql`
  select k.*, case when k.reason <> '' then 'unknown' when k.expected = k.amount_cents then 'agrees' else 'differs' end as state,
    coalesce(k.amount_cents - k.expected, 0) as difference
  from (
    select r.*, case when r.reason = '' then r.agreed end as expected
    from (select l.*, ${notPriced} as reason, ${agreedCents(line)} as agreed from (${lines}) l ${withPriceOfLine(line)}) r
  ) k`
