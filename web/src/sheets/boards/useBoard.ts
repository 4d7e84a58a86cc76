import { getRouteApi } from '@tanstack/react-router'
import type { BoardSearch } from '../search.ts'

const route = getRouteApi('/in/sheets')

/** What the address says, and how it is changed: a filter is no step on the way back, and begins at the first page again. */
export function useBoard() {
  const search: BoardSearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<BoardSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  return { search, change }
}
