import { type BoardStatus, boardStatuses } from '@mandato/contract/sheet-status'
import { sortFromAddress } from '../../ui/table/sort.ts'
import type { BoardQuery, OwnQuery } from '../data.ts'
import type { BoardSearch } from '../search.ts'

export const perPage = 50

/** What somebody has to do next with a sheet. */
export const progressChoices = [
  'to_fill',
  'ready_to_sign',
  'to_review',
  'confirmed',
  'to_renew',
  'deletion',
] as const
type ProgressFlag = (typeof progressChoices)[number]

/** What the address says, where it names something that exists. */
export const statusIn = ({ status }: BoardSearch): BoardStatus | undefined =>
  boardStatuses.find((one) => one === status)
export const filterIn = ({ filter }: BoardSearch): ProgressFlag | undefined =>
  progressChoices.find((one) => one === filter)

/** The list of the back office; who waits longest first, unless sorted otherwise. */
export function askedOf(search: BoardSearch) {
  const sort = sortFromAddress(search.sort) ?? { key: 'days_waiting', desc: true }
  const status = statusIn(search)
  const filter = filterIn(search)
  const asked: BoardQuery = {
    ...(search.q && { q: search.q }),
    ...(status && { sheet_status: status }),
    ...(filter && { filter }),
    sort: sort.key as NonNullable<BoardQuery['sort']>,
    order: sort.desc ? 'desc' : 'asc',
  }
  return { sort, asked, page: search.page ?? 1 }
}

/** The list of an agent. */
export function ownAskedOf(search: BoardSearch) {
  const sort = sortFromAddress(search.sort) ?? { key: 'business_name', desc: false }
  const status = statusIn(search)
  const asked: OwnQuery = {
    ...(search.q && { q: search.q }),
    ...(status && { sheet_status: status }),
    sort: sort.key as NonNullable<OwnQuery['sort']>,
    order: sort.desc ? 'desc' : 'asc',
  }
  return { sort, asked, page: search.page ?? 1 }
}
