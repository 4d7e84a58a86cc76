import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askedOf, listAskedOf } from './asked.ts'
import { clientsQuery } from './data.ts'
import type { ClientsSearch } from './search.ts'

export const perPage = 50

/** A page of the clients, for the list. */
export const usePageOfClients = (search: ClientsSearch, enabled: boolean) =>
  useQuery({
    ...clientsQuery({ ...listAskedOf(search), page: search.page ?? 1, per_page: perPage }),
    placeholderData: keepPreviousData,
    enabled,
  })

/** All of them, for the map; their order means nothing there, so another one is not another question. */
export function useAllClients(search: ClientsSearch, enabled: boolean) {
  const { sort: _sort, order: _order, ...asked } = askedOf(search)
  return useQuery({ ...clientsQuery(asked), placeholderData: keepPreviousData, enabled })
}

export type ReadClients = ReturnType<typeof usePageOfClients>
