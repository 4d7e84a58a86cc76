import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NewRequest } from '../one/NewRequest.tsx'
import { OneRequest } from '../one/OneRequest.tsx'

const route = getRouteApi('/in/requests/$id')

/** A request, or the form of a new one. Its type is written out: inferred it would depend on the router. */
export function RequestPage(): ReactNode {
  const { id } = route.useParams()
  const search = route.useSearch()
  // Which draft it is stands in the address once it is kept: that is no other form.
  const { draft: _draft, ...asked } = search
  return id === 'new' ? (
    <NewRequest key={JSON.stringify(asked)} search={search} />
  ) : (
    <OneRequest key={id} id={id} />
  )
}
