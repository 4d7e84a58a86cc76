import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChartLegend } from '../ui/charts/ChartLegend.tsx'
import { MonthChart } from '../ui/charts/MonthChart.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { budgetQuery, type YearRow } from './data.ts'
import { monthsToCut, runningMonth } from './period.ts'
import { useView } from './view.ts'

/** The months of both years and the budget, drawn. */
export function RevenueChart({ years }: { years: readonly YearRow[] }) {
  const { t } = useTranslation('sales')
  const { ask, scope, meta, name } = useView()
  const { year, prev_year, cut } = meta
  const budget = useQuery({ ...budgetQuery(ask), enabled: scope.budgets })
  const planned = budget.data?.response.find((row) => row.kind === 'total' && row.budget_year !== 0)
  const [now, before] = [year, prev_year].map((wanted) => years.find((row) => row.year === wanted))
  const toCut = monthsToCut(now?.months ?? [], now?.prog ?? 0, cut)
  const months = Array.from({ length: 12 }, (_, i) => ({
    m: i + 1,
    prev: before?.months[i] ?? 0,
    curr: toCut[i] ?? null,
    budget: planned?.months[i]?.budget ?? null,
  }))
  const running = runningMonth(cut)
  return (
    <Card
      title={t('months.title')}
      hint={t('months.thousands')}
      action={
        <ChartLegend year={year} prevYear={prev_year} running={running} budget={planned !== undefined} />
      }
    >
      <MonthChart
        label={t('months.label', { name, year, prevYear: prev_year })}
        months={months}
        year={year}
        prevYear={prev_year}
        running={running}
        height={240}
        legend={false}
      />
    </Card>
  )
}
