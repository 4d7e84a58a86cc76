import { viewLists } from '../../platform/listed.ts'
import { id, oneOf, present } from '../../platform/search-params.ts'
import type { ViewList } from '../views/data.ts'

/** What the address of the scheduled exports may hold: the view one came from. */
export interface SchedulesSearch {
  list?: ViewList
  view?: number
}
export const schedulesSearch = (raw: Readonly<Record<string, unknown>>): SchedulesSearch =>
  present<SchedulesSearch>({ list: oneOf(raw['list'], viewLists()), view: id(raw['view']) })
