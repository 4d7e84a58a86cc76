import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clientsQuery } from './data.ts'
import type { ClientsSearch } from './search.ts'
import { askedOf } from './asked.ts'

export const perPage = 50

/** The list asks for a page. */
export function useClients(search: ClientsSearch) {
  const asked = askedOf(search)
  return useQuery({
    ...clientsQuery({ ...asked, page: search.page ?? 1, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
}
