import { BudgetTab } from './budget/BudgetTab.tsx'
import { CategoriesTab } from './CategoriesTab.tsx'
import type { RevenueRow } from './data.ts'
import type { RevenueTab } from './search.ts'
import { TwoYearsTab } from './TwoYearsTab.tsx'
import { UnitsTab } from './UnitsTab.tsx'
import { useSearch } from './view.ts'

interface Props {
  tab: RevenueTab
  /** The categories of the subject, and what they add up to. */
  rows: readonly RevenueRow[]
  total: RevenueRow
}

/** What stands under the chosen tab. */
export function RevenueTabs({ tab, rows, total }: Props) {
  const { category } = useSearch()
  switch (tab) {
    case 'categories':
      return <CategoriesTab rows={rows} total={total} />
    case 'agencies':
      return <UnitsTab total={rows.find((row) => row.key === category) ?? total} />
    case 'two-years':
      return <TwoYearsTab />
    case 'budget':
      return <BudgetTab />
  }
}
