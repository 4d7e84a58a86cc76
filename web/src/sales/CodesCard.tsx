import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Delta } from '../ui/figures/Delta.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { type BudgetRow, budgetQuery, type CategoryKey, type CodeRow, type RevenueRow } from './data.ts'
import { ChangeFigure } from './explain/ChangeFigure.tsx'
import { SumFigure } from './explain/SumFigure.tsx'
import { type GridRow, MonthGrid } from './MonthGrid.tsx'
import { changePercent, dayIn, monthsToCut, runningMonth, sum } from './period.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useView } from './view.ts'

interface Props {
  rows: readonly CodeRow[]
  category: CategoryKey
  total: RevenueRow
}

/** The family codes of a category month by month, beside its budget. */
export function CodesCard({ rows, category, total }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { ask, scope, meta, name } = useView()
  const { year, cut } = meta
  const words = usePeriodWords(meta)
  const budget = useQuery({ ...budgetQuery(ask), enabled: scope.budgets })
  const planned = budget.data?.response.find((row) => row.category === category && row.budget_year !== 0)
  const byCode = rows.map((row) => ({ row, months: monthsToCut(row.months, row.curr_ytd, cut) }))
  const title = (what: string, period: string) =>
    t('explain.title', { name: `${name}, ${total.label}${what}`, period })
  const monthOfYear = (m: number) => t('months.of', { month: format.monthLong(m), year })
  const figures = (months: readonly (number | null)[], what: string, code?: string) =>
    months.map(
      (value, i) =>
        value !== null && (
          <SumFigure
            key={i}
            title={title(what, monthOfYear(i + 1))}
            value={value}
            lines={{ year, upTo: 'cut', category, code, month: i + 1 }}
          />
        ),
    )
  const yearFigure = (value: number, what: string, code?: string) => (
    <SumFigure title={title(what, words.now)} value={value} lines={{ year, upTo: 'cut', category, code }} />
  )
  const codes: GridRow[] = byCode.map(({ row, months }) => ({
    key: row.key,
    label: row.label,
    months: figures(months, ` ${row.label}`, row.key),
    sum: yearFigure(row.curr_ytd, ` ${row.label}`, row.key),
  }))
  const all = Array.from({ length: 12 }, (_, i) =>
    byCode.every(({ months }) => months[i] === null) ? null : sum(byCode.map(({ months }) => months[i] ?? 0)),
  )
  const totals: GridRow = {
    key: 'total',
    label: t('total'),
    tone: 'total',
    months: figures(all, ''),
    sum: yearFigure(total.curr_ytd, ''),
  }
  const running = runningMonth(cut)
  return (
    <Card title={t('codes.title')} hint={t('codes.hint', { year })} flush>
      <MonthGrid
        label={t('codes.label', { name: total.label, year })}
        corner={t('codes.code')}
        sum={String(year)}
        rows={[...codes, ...(codes.length > 1 ? [totals] : []), ...(planned ? budgetRows(planned, all) : [])]}
        running={running ? { month: running, day: format.dayMonth(dayIn(year, cut)) } : null}
      />
    </Card>
  )

  function budgetRows(of: BudgetRow, actual: readonly (number | null)[]): GridRow[] {
    const changes = of.months.map(({ budget: due }, i) => changePercent(actual[i], due))
    return [
      {
        key: 'budget',
        label: t('months.budget'),
        tone: 'budget',
        months: of.months.map(({ budget: due }) => format.money(due)),
        sum: format.money(of.budget_year),
      },
      {
        key: 'gap',
        label: t('months.onBudget'),
        changes: changes.map((change, i) => (i + 1 === running ? null : change)),
        months: changes.map(
          (change, i) =>
            change !== null && (
              <ChangeFigure
                key={i}
                title={title('', monthOfYear(i + 1))}
                now={{ name: t('budgetTab.actual'), value: actual[i] ?? 0 }}
                before={{ name: t('months.budget'), value: of.months[i]?.budget ?? 0 }}
                percent={change}
                as="percent"
              >
                <Delta value={change} strong bare />
              </ChangeFigure>
            ),
        ),
      },
    ]
  }
}
