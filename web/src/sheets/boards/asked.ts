import { type BoardStatus, boardStatuses } from '@mandato/contract/sheets/status'
import type { boardNarrowings } from '@mandato/contract/sheets/board-calls'
import { sortKnownTo } from '../../platform/list.ts'
import { type Sort, sortFromAddress } from '../../ui/table/sort.ts'
import type { BoardQuery } from '../data.ts'
import type { BoardSearch } from '../search.ts'

export const perPage = 50

type Narrowing = (typeof boardNarrowings)[number]
/** What somebody has to do next with a sheet. */
export const progressChoices = [
  'to_fill',
  'ready_to_sign',
  'to_review',
  'confirmed',
  'to_renew',
  'deletion',
  'with_agent',
] as const satisfies readonly Narrowing[]

/** What the address says, where it names something that exists. */
export const statusIn = ({ status }: BoardSearch): BoardStatus | undefined =>
  boardStatuses.find((one) => one === status)
export const filterIn = ({ filter }: BoardSearch): Narrowing | undefined =>
  progressChoices.find((one) => one === filter)

/** How many filters are set, the search aside. */
export const filtersIn = (search: BoardSearch): number =>
  [statusIn(search), filterIn(search), search.agency].filter((one) => one !== undefined).length

const longestFirst: Sort = { key: 'days_waiting', desc: true }
const byName: Sort = { key: 'business_name', desc: false }

/**
 * The question behind a list. Sorted by nothing else, the back office sees first who waits longest; so does an
 * agent in what is to be done, while all of his clients stand by name.
 */
export function askedOf(search: BoardSearch, whose: 'all' | 'own') {
  const status = statusIn(search)
  const filter = filterIn(search)
  const usual = whose === 'all' || filter === 'with_agent' ? longestFirst : byName
  const sort = sortFromAddress(sortKnownTo('ownStatusClients', search.sort)) ?? usual
  const narrowed = {
    ...(search.q && { q: search.q }),
    ...(status && { sheet_status: status }),
    ...(filter && { filter }),
  }
  const asked: BoardQuery = {
    ...narrowed,
    sort: sort.key as NonNullable<BoardQuery['sort']>,
    order: sort.desc ? 'desc' : 'asc',
  }
  return { sort, narrowed, asked, page: search.page ?? 1 }
}
