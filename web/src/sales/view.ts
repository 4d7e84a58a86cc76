import { getRouteApi } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { Ask, LinesQuery, SalesMeta } from './data.ts'
import { type LinesAsked, linesToAddress } from './lines-asked.ts'
import { dayIn } from './period.ts'
import type { Scope } from './scope.ts'
import type { RevenueSearch } from './search.ts'

const route = getRouteApi('/in/revenue')

export function useChange(): (next: Partial<RevenueSearch>) => void {
  const navigate = route.useNavigate()
  // A filter is no step on the way back: leaving the page takes one click, not ten.
  return (next) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false })
}

/** On the revenue page lines stand beside it. */
export function useOpenLines(): (asked: LinesAsked) => void {
  const change = useChange()
  return (asked) => change({ panel: linesToAddress(asked) })
}

export const useSearch = (): RevenueSearch => route.useSearch()

/** The revenue page as its parts see it. */
export interface View {
  readonly scope: Scope
  readonly ask: Ask
  readonly meta: SalesMeta
  /** Whose figures: "Ferri Rappresentanze". */
  readonly name: string
  /** Shows the invoice lines behind a figure. */
  readonly openLines: (asked: LinesAsked) => void
}

export const ViewContext = createContext<View | null>(null)

export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('a part of the revenue page stands outside of it')
  return view
}

/** The question for the lines of a figure; what it does not name is the subject of the page. */
export function linesAbout({ scope, meta }: Pick<View, 'scope' | 'meta'>, asked: LinesAsked): LinesQuery {
  return {
    agency: asked.agency ?? scope.about.agency,
    client: asked.client ?? scope.about.client,
    agent: meta.subject.agent?.id,
    category: asked.category,
    code: asked.code,
    month: asked.month,
    year: asked.year,
    ...(asked.upTo === 'cut' && { to: dayIn(asked.year, meta.cut) }),
    assignment: meta.assignment,
  }
}
