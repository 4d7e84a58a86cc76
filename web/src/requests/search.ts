import { requestKinds, requestStates, turns } from '@mandato/contract/requests/names'
import { defineList, type ListSearch } from '../platform/list.ts'
import { id, matching, oneOf, present, text, uuid } from '../platform/search-params.ts'

/** The router reads `true` in an address as a value of its own. */
const yes = (value: unknown) => oneOf(value === true ? 'true' : value, ['true'] as const)

/** Everything asked of the manufacturer, and its address. */
export const requestsList = defineList({
  call: 'requests',
  filters: {
    q: (value) => text(value, 100),
    type: (value) => oneOf(value, requestKinds),
    status: (value) => oneOf(value, requestStates),
    turn: (value) => oneOf(value, turns),
    mine: yes,
    nobody: yes,
    agency: id,
    client: id,
  },
  sort: 'turn',
  hidden: ['number', 'turn', 'created_at'],
})

/** `free-3` */
export const oneRequest = /^(material|order|free)-[1-9]\d{0,9}$/
/** Which of them is open beside the list stands in its address, too. */
export const requestsSearch = (
  raw: Readonly<Record<string, unknown>>,
): ListSearch<(typeof requestsList)['filters']> & { one?: string } => ({
  ...requestsList.read(raw),
  ...present<{ one?: string }>({ one: matching(raw['one'], oneRequest) }),
})

/** What the address of a new request may hold. */
export interface NewRequestSearch {
  client?: number
  /** The closed request it goes on from. */
  follows?: string
  /** Which of those begun on this device it is. */
  draft?: string
}
export const newRequestSearch = (raw: Readonly<Record<string, unknown>>): NewRequestSearch =>
  present({
    client: id(raw['client']),
    follows: matching(raw['follows'], /^free-[1-9]\d{0,9}$/),
    draft: uuid(raw['draft']),
  })
