import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NewOrderPage } from '../one/NewOrderPage.tsx'
import { OneOrder } from '../one/OneOrder.tsx'

const route = getRouteApi('/in/orders/$id')

/**
 * An order, or the form of a new one. Its type is written out: inferred from what the address holds, it would depend
 * on the router, whose type depends on every page.
 */
export function OrderPage(): ReactNode {
  const { id } = route.useParams()
  const search = route.useSearch()
  // Which draft it is stands in the address once it is kept: that is no other form.
  const { draft: _draft, ...asked } = search
  return id === 'new' ? (
    <NewOrderPage key={JSON.stringify(asked)} search={search} />
  ) : (
    <OneOrder key={id} id={Number(id)} completing={search.complete === 1} />
  )
}
