import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { totalFirst } from './CategoryTable.tsx'
import type { CategoryKey, TwoYearMeta, TwoYearRow } from './data.ts'
import { ChangeFigure } from './explain/ChangeFigure.tsx'
import { SumFigure } from './explain/SumFigure.tsx'
import { changePercent } from './period.ts'
import { useCategoryNote } from './useCategoryNote.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useSearch, useView } from './view.ts'
import { usePhone, useUpTo } from '../ui/useUpTo.ts'

type Sum = 'y2_total' | 'y2_prog' | 'y1_total' | 'y1_prog' | 'y0_ytd'

/** Three years beside each other, category by category. */
export function TwoYearsTable({ rows, meta }: { rows: readonly TwoYearRow[]; meta: TwoYearMeta }) {
  const { t } = useTranslation('sales')
  const phone = usePhone()
  const tablet = useUpTo('laptop')
  const { name } = useView()
  const { category } = useSearch()
  const words = usePeriodWords(meta)
  const noteOf = useCategoryNote()
  const { year, prev_year, year_2 } = meta
  const headers: TableHeader[] = [
    { key: 'label', label: t('category'), type: 'text' },
    { key: 'y2_total', label: String(year_2), type: 'money' },
    { key: 'y2_prog', label: t('prog', { year: year_2 }), type: 'money' },
    { key: 'y1_total', label: String(prev_year), type: 'money' },
    { key: 'y1_prog', label: t('prog', { year: prev_year }), type: 'money' },
    { key: 'y0_ytd', label: String(year), type: 'money' },
    { key: 'delta_2', label: `Δ € ${prev_year}`, type: 'money' },
    { key: 'delta_2_pct', label: 'Δ %', type: 'percent' },
    { key: 'delta_1', label: `Δ € ${year}`, type: 'money' },
    { key: 'delta_1_pct', label: 'Δ %', type: 'percent' },
    { key: 'delta_2y_pct', label: t('twoYears.percent'), type: 'percent' },
  ]
  const nameOf = (row: TwoYearRow) => (row.kind === 'total' ? name : `${name}, ${row.label}`)
  const sum = (column: Sum, of: number, upTo: 'cut' | 'end') => (row: TwoYearRow) => (
    <SumFigure
      title={t('explain.title', {
        name: nameOf(row),
        period: upTo === 'cut' ? words.upTo(of) : words.wholeYear(of),
      })}
      value={row[column]}
      lines={{ year: of, upTo, ...(row.kind !== 'total' && { category: row.key as CategoryKey }) }}
      note={noteOf(row)}
    />
  )
  type At = readonly [year: number, column: Sum]
  const change = (as: 'money' | 'percent', now: At, before: At) => (row: TwoYearRow) => {
    const [later, earlier] = [row[now[1]], row[before[1]]]
    return (
      <ChangeFigure
        title={t('explain.title', {
          name: nameOf(row),
          period: t('explain.change', { year: now[0], prevYear: before[0] }),
        })}
        now={{ name: words.upTo(now[0]), value: later }}
        before={{ name: words.upTo(before[0]), value: earlier }}
        percent={later === 0 && earlier === 0 ? 0 : changePercent(later, earlier)}
        as={as}
      />
    )
  }
  const [y2, y1, y0] = [
    [year_2, 'y2_prog'],
    [prev_year, 'y1_prog'],
    [year, 'y0_ytd'],
  ] as const
  const cells: Record<string, (row: TwoYearRow) => ReactNode> = {
    y2_total: sum('y2_total', year_2, 'end'),
    y2_prog: sum('y2_prog', year_2, 'cut'),
    y1_total: sum('y1_total', prev_year, 'end'),
    y1_prog: sum('y1_prog', prev_year, 'cut'),
    y0_ytd: sum('y0_ytd', year, 'cut'),
    delta_2: change('money', y1, y2),
    delta_2_pct: change('percent', y1, y2),
    delta_1: change('money', y0, y1),
    delta_1_pct: change('percent', y0, y1),
    delta_2y_pct: change('percent', y0, y2),
  }
  return (
    <DataTable<TwoYearRow>
      label={t('twoYears.title')}
      headers={headers}
      rows={totalFirst(rows)}
      rowKey={(row) => row.key}
      kindOf={(row) => row.kind}
      selected={category ?? null}
      hidden={
        phone
          ? ['y2_total', 'y2_prog', 'y1_total', 'y1_prog', 'delta_2', 'delta_2_pct', 'delta_1']
          : tablet
            ? ['y2_total', 'y1_total', 'delta_2', 'delta_1']
            : []
      }
      tones={{ y2_total: 'muted', y2_prog: 'muted', y1_total: 'muted', y1_prog: 'muted', y0_ytd: 'strong' }}
      cells={cells}
      tints={{
        delta_2_pct: (row) => changePercent(row.y1_prog, row.y2_prog),
        delta_1_pct: (row) => changePercent(row.y0_ytd, row.y1_prog),
        delta_2y_pct: (row) => row.delta_2y_pct,
      }}
    />
  )
}
