import type { ClientsSearch } from './search.ts'

let last: ClientsSearch = {}

/** The list as it was last looked at: the way back from a client leads there, filters and page and all. */
export const lastView = (): ClientsSearch => last

export function keepView(search: ClientsSearch): void {
  last = search
}
