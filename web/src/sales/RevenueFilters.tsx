import { categories } from '@mandato/contract/sales/categories'
import { useTranslation } from 'react-i18next'
import { SavedViews } from '../accounts/views/index.ts'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { FilterChip } from '../ui/layout/FilterChip.tsx'
import { AgentFilter } from './AgentFilter.tsx'
import { AssignmentSwitch } from './AssignmentSwitch.tsx'
import type { CategoryKey, SalesMeta } from './data.ts'
import { drilled } from './DrillLink.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import type { Scope } from './scope.ts'
import { revenueSearch, type RevenueTab } from './search.ts'
import { useChange, useSearch } from './view.ts'

/** Which years, which category, whose clients: beside the tabs, the same for all of them. */
export function RevenueFilters({ scope, meta, tab }: { scope: Scope; meta: SalesMeta; tab: RevenueTab }) {
  const { t } = useTranslation('sales')
  const search = useSearch()
  const change = useChange()
  const language = useLanguage()
  const options = (Object.keys(categories) as CategoryKey[]).map((key) => ({
    key,
    label: categories[key].label[language],
  }))
  return (
    <>
      <SavedViews list="revenue" search={search} read={revenueSearch} />
      <PeriodFilter meta={meta} />
      <AgentFilter scope={scope} meta={meta} />
      {tab !== 'two-years' && (
        <FilterChip
          label={t('category')}
          value={search.category}
          options={
            tab === 'budget' ? options.filter(({ key }) => categories[key].kind === 'partition') : options
          }
          onChange={(category) => change(drilled(search, { category }))}
        />
      )}
      {/* A customer is himself, whoever looks after him; and a budget has no assignment. */}
      {scope.role !== 'customer' && tab !== 'budget' && (
        <AssignmentSwitch value={search.assignment ?? 'year'} />
      )}
    </>
  )
}
