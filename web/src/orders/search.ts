import { formTypes, type OrderType, orderStatuses, orderTypes } from '@mandato/contract/orders/names'
import { defineList } from '../platform/list.ts'
import { id, oneOf, present, text, uuid } from '../platform/search-params.ts'

/** Orders and their address. */
export const ordersList = defineList({
  call: 'orders',
  filters: {
    q: (value) => text(value, 100),
    type: (value) => oneOf(value, orderTypes),
    status: (value) => oneOf(value, orderStatuses),
    agency: id,
    client: id,
  },
  sort: '-order_date',
  hidden: ['lines_count', 'author', 'unpriced'],
})

/** What the address of a new order may hold. */
export interface OrderSearch {
  type?: OrderType
  /** The client it is for. */
  client?: number
  /** The order whose goods are missing. */
  of?: number
  /** One that was begun on this device, by its number in the journal. */
  draft?: string
  /** The promotion it is ordered under. */
  promotion?: number
  /** What was found among the prices goes into it. */
  picked?: 1
  /** Head office fills in itself what it asked for. */
  complete?: 1
}
export const orderSearch = (raw: Readonly<Record<string, unknown>>): OrderSearch =>
  present({
    type: oneOf(raw['type'], formTypes),
    client: id(raw['client']),
    of: id(raw['of']),
    draft: uuid(raw['draft']),
    promotion: id(raw['promotion']),
    picked: raw['picked'] === 1 ? 1 : undefined,
    complete: raw['complete'] === 1 ? 1 : undefined,
  })
