import { getRouteApi } from '@tanstack/react-router'
import type { BoardSearch } from '../search.ts'

const route = getRouteApi('/in/sheets')

/** The filters in the address and how they are changed: a filter replaces the history entry and returns to page 1. */
export function useBoard() {
  const search: BoardSearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<BoardSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  return { search, change }
}
