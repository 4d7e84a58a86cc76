import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './DrillLink.module.css'
import type { RevenueSearch } from './search.ts'

const route = getRouteApi('/in/revenue')

/** What stays when the subject changes: the years, the assignment, the tab, the category. */
export const drilled = (old: RevenueSearch, to: Partial<RevenueSearch>): RevenueSearch => ({
  ...old,
  open: undefined,
  sort: undefined,
  panel: undefined,
  // Another agency has other people.
  ...('agency' in to && to.agency !== old.agency && { agent: undefined }),
  ...to,
})

interface Props {
  to: Partial<RevenueSearch>
  onClick?: () => void
  /** In the colour of its row. */
  plain?: boolean
  children: ReactNode
}

/** One level down or up, with the years and filters of the page. */
export function DrillLink({ to, onClick, plain, children }: Props) {
  const params = route.useParams()
  const search = route.useSearch()
  return (
    <Link
      to="/revenue"
      params={params}
      search={drilled(search, to)}
      onClick={onClick}
      className={plain ? styles.plain : undefined}
    >
      {children}
    </Link>
  )
}
