import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ClientsSearch } from './search.ts'

const route = getRouteApi('/in/clients')

export const useSearch = (): ClientsSearch => route.useSearch()

type Next = { readonly [K in keyof ClientsSearch]?: ClientsSearch[K] | undefined }

/** A filter replaces the entry of the browser's history and returns to page 1. */
export function useChange(): (next: Next) => void {
  const navigate = route.useNavigate()
  return (next) =>
    void navigate({
      search: (old) =>
        Object.fromEntries(
          Object.entries({ ...old, page: undefined, ...next }).filter(([, value]) => value !== undefined),
        ),
      replace: true,
      resetScroll: false,
    })
}

/** Turning a page is a step on the way back. */
export function usePage(): (page: number) => void {
  const navigate = route.useNavigate()
  return (page) => void navigate({ search: (old) => ({ ...old, page }) })
}

/** The page on which somebody stands who was found elsewhere: no step on the way back. */
export function useToPage(): (page: number) => void {
  const navigate = route.useNavigate()
  return useCallback(
    (page) =>
      void navigate({
        search: (old) => ((old.page ?? 1) === page ? old : { ...old, page }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}

export function useOpen(): (client: number) => void {
  const navigate = route.useNavigate()
  return (client) => void navigate({ to: '/clients/$id', params: { id: String(client) }, search: {} })
}
