import { useTranslation } from 'react-i18next'
import { ChartLegend } from '../../ui/charts/ChartLegend.tsx'
import { MonthChart } from '../../ui/charts/MonthChart.tsx'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { BudgetRow } from '../data.ts'
import { ChangeFigure } from '../explain/ChangeFigure.tsx'
import { SumFigure } from '../explain/SumFigure.tsx'
import { type GridRow, MonthGrid } from '../MonthGrid.tsx'
import { cents, changePercent, dayIn, monthOf, runningMonth } from '../period.ts'
import { useView } from '../view.ts'
import styles from './BudgetMonthsCard.module.css'
import { useBudgetFigures } from './useBudgetFigures.tsx'

/** One budget month by month: planned, sold, the gap between them; drawn and written. */
export function BudgetMonthsCard({ row }: { row: BudgetRow }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta } = useView()
  const { year, cut } = meta
  const { nameOf, categoryOf } = useBudgetFigures()
  const running = runningMonth(cut)
  const begun = (m: number) => m <= monthOf(cut)
  const title = (m: number) =>
    t('explain.title', { name: nameOf(row), period: t('months.of', { month: format.monthLong(m), year }) })
  const gap = (as: 'money' | 'percent') =>
    row.months.map(({ m, budget, actual }) => {
      const percent = changePercent(actual, budget)
      if (!begun(m) || (as === 'percent' && percent === null)) return null
      return (
        <ChangeFigure
          key={m}
          title={title(m)}
          now={{ name: t('budgetTab.actual'), value: actual }}
          before={{ name: t('months.budget'), value: budget }}
          percent={percent}
          as={as}
        >
          {as === 'percent' ? (
            <Delta value={percent} strong bare />
          ) : (
            <Delta value={cents(actual - budget)} money />
          )}
        </ChangeFigure>
      )
    })
  const rows: GridRow[] = [
    {
      key: 'budget',
      label: t('months.budget'),
      tone: 'budget',
      months: row.months.map(({ budget }) => format.money(budget)),
      sum: format.money(row.budget_year),
    },
    {
      key: 'actual',
      label: t('budgetTab.actual'),
      tone: 'strong',
      months: row.months.map(({ m, actual }) =>
        begun(m) ? (
          <SumFigure
            key={m}
            title={title(m)}
            value={actual}
            lines={{ year, upTo: 'cut', month: m, ...categoryOf(row) }}
          />
        ) : null,
      ),
      sum: format.money(row.curr_ytd),
    },
    {
      key: 'gap',
      label: t('budgetTab.gap'),
      months: gap('money'),
      sum: <Delta value={cents(row.curr_ytd - row.budget_year)} money />,
    },
    {
      key: 'percent',
      label: t('budgetTab.gapPercent'),
      months: gap('percent'),
      // A month that is still running is behind by nature: it is not tinted.
      changes: row.months.map(({ m, budget, actual }) =>
        begun(m) && m !== running ? changePercent(actual, budget) : null,
      ),
      sum: <Delta value={changePercent(row.curr_ytd, row.budget_year) ?? undefined} strong bare />,
    },
  ]
  return (
    <Card
      title={t('months.title')}
      hint={row.kind === 'total' ? t('total') : row.label}
      flush
      action={<ChartLegend year={year} prevYear={null} running={running} budget />}
    >
      <div className={styles.chart}>
        <MonthChart
          label={t('budgetTab.chart', { name: nameOf(row), year })}
          months={row.months.map(({ m, budget, actual }) => ({
            m,
            prev: 0,
            curr: begun(m) ? actual : null,
            budget,
          }))}
          year={year}
          prevYear={null}
          running={running}
          height={190}
          legend={false}
        />
      </div>
      <MonthGrid
        label={t('budgetTab.chart', { name: nameOf(row), year })}
        rows={rows}
        sum={t('budgetTab.year')}
        running={running ? { month: running, day: format.dayMonth(dayIn(year, cut)) } : null}
      />
    </Card>
  )
}
