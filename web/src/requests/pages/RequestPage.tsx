import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NewRequest } from '../one/NewRequest.tsx'
import { OneRequest } from '../one/OneRequest.tsx'

const route = getRouteApi('/in/requests/$id')

/** A request, or the form of a new one. Its type is written out: inferred it would depend on the router. */
export function RequestPage(): ReactNode {
  const { id } = route.useParams()
  const search = route.useSearch()
  return id === 'new' ? (
    <NewRequest key={JSON.stringify(search)} search={search} />
  ) : (
    <OneRequest key={id} id={id} />
  )
}
