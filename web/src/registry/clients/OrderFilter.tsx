import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { useChange, useSearch } from './view.ts'

const orders = [
  '-revenue_this_year',
  'delta_pct',
  '-delta_pct',
  '-last_order_date',
  'last_order_date',
] as const

/** The order of the clients where they are cards, which have no heads of columns to press. */
export function OrderFilter() {
  const { t } = useTranslation('clients')
  const { sort } = useSearch()
  const change = useChange()
  return (
    <FilterChip
      label={t('order.label')}
      value={orders.find((order) => order === sort)}
      options={orders.map((key) => ({ key, label: t(`order.${key}`) }))}
      onChange={(chosen) => change({ sort: chosen })}
    />
  )
}
