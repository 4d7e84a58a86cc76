import { preparationStatuses, shipmentStatuses } from '@mandato/contract/shipping/status'
import { defineList } from '../platform/list.ts'
import { id, present, oneOf, integer, text } from '../platform/search-params.ts'

/** A page holds all that was ticked on one of "to send" and made into preparations and shipments. */
const perPage = 100

const q = (value: unknown) => text(value, 100)

export const toSendList = defineList({
  call: 'toSend',
  filters: { q, agency: id, client: id },
  sort: 'client',
  hidden: ['requested', 'accepted', 'sent'],
  perPage,
})
export const preparationsList = defineList({
  call: 'preparations',
  filters: { q, status: (value) => oneOf(value, ['live', ...preparationStatuses] as const), agency: id },
  sort: '-date',
  perPage,
})
export const shipmentsList = defineList({
  call: 'shipments',
  filters: { q, status: (value) => oneOf(value, shipmentStatuses), agency: id },
  sort: '-number',
  hidden: ['date', 'tracking', 'pieces'],
  perPage,
})
/** Shipments that have left. */
export const archivedShipmentsList = defineList({
  call: 'shipments',
  filters: { q, agency: id },
  sort: '-number',
  hidden: ['date', 'tracking', 'pieces', 'status'],
})
export const handOversList = defineList({ call: 'handOvers', filters: { q }, sort: '-date' })

type Raw = Readonly<Record<string, unknown>>

/** The board; `open` is the shipment beside it. */
export interface BoardSearch {
  open?: number
  q?: string
}
export const boardSearch = (raw: Raw): BoardSearch => present({ open: id(raw['open']), q: q(raw['q']) })

export interface RegisterSearch {
  year?: number
}
export const registerSearch = (raw: Raw): RegisterSearch =>
  present({ year: integer(raw['year'], 2000, 2999) })

/** To whom materials are handed over. */
export interface HandOverSearch {
  client?: number
}
export const handOverSearch = (raw: Raw): HandOverSearch => present({ client: id(raw['client']) })
