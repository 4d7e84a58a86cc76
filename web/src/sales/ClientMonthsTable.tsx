import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { Card } from '../ui/layout/Card.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { monthsOfClient } from './client-months.ts'
import type { CategoryKey, DetailRow, RevenueRow } from './data.ts'
import { useFigureCells } from './explain/useRowFigures.tsx'
import { monthOf } from './period.ts'
import { useSearch, useView } from './view.ts'
import { totalsRow } from './totals-row.ts'
import { usePhone } from '../ui/useUpTo.ts'

interface Props {
  rows: readonly DetailRow[]
  total: RevenueRow
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The months of a client, each opening into its categories, under the sum they add up to. */
export function ClientMonthsTable({ rows, total }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const { meta, name } = useView()
  const { category } = useSearch()
  const [open, setOpen] = useState<readonly string[]>([])
  const months = monthsOfClient(rows, (month) => capital(format.monthLong(month)))
  const headers: TableHeader[] = [
    { key: 'label', label: t('months.month'), type: 'text' },
    { key: 'prev_total', label: String(meta.prev_year), type: 'money' },
    { key: 'prev_prog', label: t('prog', { year: meta.prev_year }), type: 'money' },
    { key: 'curr_ytd', label: String(meta.year), type: 'money' },
    { key: 'delta', label: 'Δ €', type: 'money' },
    { key: 'delta_pct', label: 'Δ %', type: 'percent' },
  ]
  const figures = useFigureCells<DetailRow>((row) => ({
    name:
      row.month === null
        ? name
        : `${name}, ${row.category ? `${row.label}, ` : ''}${format.monthLong(row.month)}`,
    lines: {
      ...(row.month !== null && { month: row.month }),
      category: (row.category as CategoryKey | null) ?? category,
    },
  }))
  const isOpen = (row: DetailRow) => open.includes(row.key)
  return (
    <Card title={t('tabs.months')} hint={name} flush>
      <DataTable<DetailRow>
        label={t('units.monthsOf', { name })}
        headers={headers}
        rows={months.map((month) => month.row)}
        rowKey={(row) => row.key}
        kindOf={(row) => row.kind}
        hidden={phone ? ['prev_prog', 'delta'] : []}
        tones={{ prev_total: 'muted', prev_prog: 'muted', curr_ytd: 'strong' }}
        tree={{
          isOpen,
          toggle: (row) => setOpen(isOpen(row) ? open.filter((key) => key !== row.key) : [...open, row.key]),
          children: (row) =>
            category ? null : (months.find((month) => month.row.key === row.key)?.categories ?? null),
          name: (row) => row.label,
        }}
        totals={totalsRow(total, total.label)}
        cells={onlyBegun(figures, monthOf(meta.cut))}
      />
    </Card>
  )
}

/** A month that has not begun shows last year's figures and leaves this year's empty instead of 0. */
function onlyBegun<C extends Readonly<Record<string, (row: DetailRow) => ReactNode>>>(cells: C, now: number) {
  const begun = Object.entries(cells).map(([key, cell]) => [
    key,
    (row: DetailRow) => (key !== 'prev_total' && (row.month ?? 0) > now ? '' : cell(row)),
  ])
  return Object.fromEntries(begun) as Record<string, (row: DetailRow) => ReactNode>
}
