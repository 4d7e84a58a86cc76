import { useTranslation } from 'react-i18next'
import { Delta } from '../ui/figures/Delta.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { BudgetRow, YearRow } from './data.ts'
import { ChangeFigure } from './explain/ChangeFigure.tsx'
import { SumFigure } from './explain/SumFigure.tsx'
import { type GridRow, MonthGrid } from './MonthGrid.tsx'
import { changePercent, dayIn, monthsToCut, runningMonth } from './period.ts'
import { useView } from './view.ts'

interface Props {
  years: readonly YearRow[]
  /** The total of the budget; null where there is none. */
  budget: BudgetRow | null
}

const empty = Array.from({ length: 12 }, () => 0)

/** This year beside the year before, month by month, with the change and the budget. */
export function MonthsCard({ years, budget }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta, name } = useView()
  const { year, prev_year, cut } = meta
  const of = (wanted: number) => years.find((row) => row.year === wanted)
  const [current, previous] = [of(year), of(prev_year)]
  const curr = monthsToCut(current?.months ?? empty, current?.prog ?? 0, cut)
  const prev = previous?.months ?? empty
  /** The running month is compared with the same days of the year before. */
  const prevToCut = monthsToCut(prev, previous?.prog ?? 0, cut)
  const changes = curr.map((value, i) => changePercent(value, prevToCut[i]))
  const running = runningMonth(cut)
  // Thousands say enough of an agency; of a client they need a decimal.
  const fine = Math.max(...prev, ...curr.map((value) => value ?? 0)) < 100_000
  const monthIn = (m: number, of: number) =>
    t('explain.title', { name, period: t('months.of', { month: format.monthLong(m), year: of }) })
  const sumOf = (value: number | null, m: number, of: number, upTo: 'cut' | 'end') =>
    value !== null && (
      <SumFigure key={m} title={monthIn(m, of)} value={value} lines={{ year: of, upTo, month: m }}>
        {format.thousands(value, fine)}
        {of === year && running === m && <sup aria-hidden>{Number(cut.slice(3))}</sup>}
      </SumFigure>
    )
  const rows: GridRow[] = [
    {
      key: 'prev',
      label: prev_year,
      tone: 'muted',
      months: prev.map((value, i) => sumOf(value, i + 1, prev_year, 'end')),
    },
    {
      key: 'curr',
      label: year,
      tone: 'strong',
      months: curr.map((value, i) => sumOf(value, i + 1, year, 'cut')),
    },
    {
      key: 'delta',
      label: 'Δ %',
      changes,
      months: changes.map(
        (change, i) =>
          change !== null && (
            <ChangeFigure
              key={i}
              title={monthIn(i + 1, year)}
              now={{ name: String(year), value: curr[i] ?? 0 }}
              before={{ name: String(prev_year), value: prevToCut[i] ?? 0 }}
              percent={change}
              as="percent"
            >
              <Delta value={change} strong bare />
            </ChangeFigure>
          ),
      ),
    },
    ...(budget ? [budgetRow()] : []),
  ]
  function budgetRow(): GridRow {
    const months = budget?.months.map(({ m, budget: planned, actual }) => (
      <ChangeFigure
        key={m}
        title={t('explain.title', {
          name: t('months.budget'),
          period: t('months.of', { month: format.monthLong(m), year }),
        })}
        now={{ name: t('budgetTab.actual'), value: actual }}
        before={{ name: t('months.budget'), value: planned }}
        percent={changePercent(actual, planned)}
        as="money"
      >
        {format.thousands(planned, fine)}
      </ChangeFigure>
    ))
    return { key: 'budget', label: t('months.budget'), tone: 'budget', months: months ?? [] }
  }
  return (
    <Card title={t('months.title')} hint={t('months.thousands')} flush>
      <MonthGrid
        label={t('months.label', { name, year, prevYear: prev_year })}
        rows={rows}
        running={running ? { month: running, day: format.dayMonth(dayIn(year, cut)) } : null}
      />
    </Card>
  )
}
