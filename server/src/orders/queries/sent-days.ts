import { hasPrices, orderTypes } from '@mandato/contract/orders/names'
import { isAmong, sql } from '../../platform/db/sql.ts'

/** What was asked for and will not come is no order. */
const dropped = ['rejected', 'withdrawn', 'declined'] as const

/** The days in Rome on which clients' orders were sent, missing goods aside: columns `client_id` and `day`. */
export const sentOrderDays = sql`
  select o.client_id, (o.sent_at at time zone 'Europe/Rome')::date as day from orders o
  where o.number is not null and not ${isAmong('o.status', dropped)} and ${isAmong('o.type', orderTypes.filter(hasPrices))}`
