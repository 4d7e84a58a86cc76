import { mailStates } from '@mandato/contract/home/mail-words'
import { defineList, type ListSearch } from '../platform/list.ts'
import { id, oneOf, present, text } from '../platform/search-params.ts'
import { type DayOrder, otherOrders } from './day/places.ts'

/** The mails of the portal, newest first. */
export const outboxList = defineList({
  call: 'outbox',
  filters: { q: (value) => text(value, 100), state: (value) => oneOf(value, mailStates) },
  sort: '-created_at',
})

/** What the address of the outbox may hold: the list, and the opened mail. */
export function outboxSearch(
  raw: Readonly<Record<string, unknown>>,
): ListSearch<typeof outboxList.filters> & { mail?: number } {
  const mail = id(raw['mail'])
  return { ...outboxList.read(raw), ...(mail !== undefined && { mail }) }
}

/** The day of one agency, for head office, and the order of its clients. */
export const daySearch = (raw: Readonly<Record<string, unknown>>): { agency?: number; order?: DayOrder } =>
  present({ agency: id(raw['agency']), order: oneOf(raw['order'], otherOrders) })
