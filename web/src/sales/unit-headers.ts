import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import type { DetailRow, SalesMeta } from './data.ts'
import { useView } from './view.ts'

export function unitHeaders(
  t: TFunction<'sales'>,
  { year, prev_year }: SalesMeta,
  rows: readonly DetailRow[],
  of: 'agencies' | 'clients',
): TableHeader[] {
  const hasBudget = rows.some((row) => row.budget_pct !== null && row.budget_pct !== undefined)
  return [
    {
      key: 'label',
      label: t(of === 'agencies' ? 'units.name' : 'units.client'),
      type: 'text',
      sortable: true,
    },
    { key: 'trend', label: t('units.trend', { year }), type: 'text' },
    { key: 'prev_total', label: String(prev_year), type: 'money', sortable: true },
    { key: 'prev_prog', label: t('prog', { year: prev_year }), type: 'money', sortable: true },
    { key: 'curr_ytd', label: String(year), type: 'money', sortable: true },
    { key: 'delta', label: 'Δ €', type: 'money', sortable: true },
    { key: 'delta_pct', label: 'Δ %', type: 'percent', sortable: true },
    ...(hasBudget
      ? [{ key: 'budget_pct', label: t('budget'), type: 'percent' as const, sortable: true }]
      : []),
  ]
}

/** How many there are, and what their sum is called. */
export function useUnitWords(rows: readonly DetailRow[], of: 'agencies' | 'clients') {
  const { t } = useTranslation('sales')
  const { name } = useView()
  const named = rows.filter((row) => row.id !== null)
  const count = (key: 'agencies' | 'clients', of: number) => t(`units.${key}`, { count: of })
  if (of === 'clients') {
    const clients = t('units.withRevenue', { count: named.length })
    return { title: t('tabs.clients'), count: clients, total: t('units.totalOf', { name }) }
  }
  const agencies = count('agencies', named.length)
  const clients = count(
    'clients',
    named.reduce((sum, row) => sum + (row.clients ?? 0), 0),
  )
  return {
    title: t('tabs.agencies'),
    count: `${agencies}, ${clients}`,
    total: t('units.total', { agencies }),
  }
}
