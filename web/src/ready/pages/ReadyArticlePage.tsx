import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OneReady } from '../article/OneReady.tsx'
import type { ReadySearch } from '../search.ts'

const route = getRouteApi('/in/ready/$id')

/** One article that is ready. */
export function ReadyArticlePage(): ReactNode {
  const { id } = route.useParams()
  const search: ReadySearch = route.useSearch()
  return <OneReady key={id} id={Number(id)} customer={search.customer} />
}
