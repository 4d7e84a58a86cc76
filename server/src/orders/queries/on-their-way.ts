import type { OrderStatus, OrderType } from '@mandato/contract/orders/names'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { orderTables } from './list.ts'
import { seesOrder } from './scope.ts'

interface OrderOnItsWay {
  readonly id: number
  readonly number: string | null
  readonly type: OrderType
  readonly status: OrderStatus
  readonly since: string
  readonly reference: string
  readonly goods: string
  readonly expected: string | null
  readonly asked: string | null
}

/** From the sending until the goods are there; a draft is not on its way yet. */
const onTheirWay: readonly OrderStatus[] = [
  'sent',
  'in_charge',
  'to_complete',
  'confirmed',
  'in_production',
  'ready',
  'shipped',
]

/** The orders in sight whose goods are still to come, those with the next confirmed day first, and how many they are. */
export async function ordersOnTheirWay(
  db: Db,
  person: Person,
  atMost: number,
): Promise<{ total: number; orders: OrderOnItsWay[] }> {
  const { rows } = await sql<OrderOnItsWay & { total: number }>`
    select o.id, o.number, o.type, o.status, o.since, o.reference, o.confirmed_date as expected,
      coalesce(nullif(concat_ws(', ', nullif(o.model, ''), nullif(o.finish, '')), ''),
        (select l.description from order_lines l where l.order_id = o.id order by l.n limit 1), '') as goods,
      case when o.status = 'to_complete' then nullif(o.decision_reason, '') end as asked,
      count(*) over ()::int as total
    from ${orderTables} where o.status = any(${[...onTheirWay]}::text[]) and ${seesOrder(person)}
    order by o.confirmed_date nulls last, o.since desc, o.id limit ${atMost}`.execute(db)
  return { total: rows[0]?.total ?? 0, orders: rows }
}
