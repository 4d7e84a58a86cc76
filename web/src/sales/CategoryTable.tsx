import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { BudgetCell } from '../ui/figures/BudgetBar.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { RevenueRow, SalesMeta } from './data.ts'
import { usePhone } from '../ui/useUpTo.ts'

interface Props {
  rows: readonly RevenueRow[]
  meta: SalesMeta
  label: string
  /** Columns that the page draws its own way: figures that explain themselves. */
  cells?: Readonly<Record<string, (row: RevenueRow) => ReactNode>>
  /** Where there is the whole width: the change in euros and the share of the total too. */
  wide?: boolean
  onRow?: (row: RevenueRow) => void
}

/** Columns of a row with the months beside the categories: their table needs 664 px, the chart takes what is left. */
export const monthsBesideCategories = 'minmax(0, 84fr) minmax(664px, 116fr)'

/** The categories with their total; "of which" stands indented, display goods apart. */
export function CategoryTable({ rows, meta, label, cells, wide, onRow }: Props) {
  const { t } = useTranslation('sales')
  const phone = usePhone()
  const { year, prev_year } = meta
  const hasBudget = rows.some((row) => row.budget_pct !== undefined && row.budget_pct !== null)
  const headers: TableHeader[] = [
    { key: 'label', label: t('category'), type: 'text' },
    { key: 'prev_total', label: String(prev_year), type: 'money' },
    { key: 'prev_prog', label: t('prog', { year: prev_year }), type: 'money' },
    { key: 'curr_ytd', label: String(year), type: 'money' },
    ...(wide ? [{ key: 'share', label: t('share'), type: 'percent' as const }] : []),
    ...(wide ? [{ key: 'delta', label: 'Δ €', type: 'money' as const }] : []),
    { key: 'delta_pct', label: 'Δ %', type: 'percent' },
    ...(hasBudget ? [{ key: 'budget_pct', label: t('budget'), type: 'percent' as const }] : []),
  ]
  return (
    <DataTable
      label={label}
      headers={headers}
      // The figures of a whole network have eight digits: beside the months and on a phone they stand closer.
      dense={!wide || phone}
      rows={totalFirst(rows)}
      rowKey={(row) => row.key}
      kindOf={(row) => row.kind}
      tones={{ prev_total: 'muted', prev_prog: 'muted', curr_ytd: 'strong', share: 'muted' }}
      hidden={phone ? ['prev_total', 'share', 'delta', 'budget_pct'] : []}
      cells={{ budget_pct: (row) => <BudgetCell percent={row.budget_pct} />, ...cells }}
      {...(onRow && { onRow })}
    />
  )
}

/** Display goods cut across the sum, so they stand below it. */
export const totalFirst = <R extends { readonly kind: string }>(rows: readonly R[]): R[] => [
  ...rows.filter((row) => row.kind !== 'cross'),
  ...rows.filter((row) => row.kind === 'cross'),
]
