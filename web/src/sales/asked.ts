import type { Ask, LinesQuery } from './data.ts'
import type { Scope } from './scope.ts'
import { type RevenueSearch, type RevenueTab, revenueTabs } from './search.ts'

/** The question of the whole page. */
export const askOf = (scope: Scope, { year, prev, cut, assignment, agent }: RevenueSearch): Ask => ({
  about: scope.about,
  years: {
    ...(year && { year }),
    ...(prev && { prev_year: prev }),
    ...(cut && { cut }),
    ...(assignment && { assignment }),
    ...(agent && { agent }),
  },
})

/** Whose lines these are, whatever the years. */
export const everOf = ({ about, years: { agent } }: Ask): LinesQuery => ({
  ...about,
  ...(agent && { agent }),
})

export const tabsOf = (scope: Scope): RevenueTab[] =>
  revenueTabs.filter((tab) => tab !== 'budget' || scope.budgets)

/** A link from somebody who sees more still opens, at the first tab. */
export const tabOf = (scope: Scope, { tab }: RevenueSearch): RevenueTab =>
  tab && tabsOf(scope).includes(tab) ? tab : 'categories'

/** One level down is something else at every level. */
export function labelOf(tab: RevenueTab, level: Scope['level']) {
  switch (tab) {
    case 'agencies':
      return level === 'network' ? 'agencies' : level === 'agency' ? 'clients' : 'months'
    case 'two-years':
      return 'twoYears'
    default:
      return tab
  }
}
