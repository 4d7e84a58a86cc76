import { daysInMonth } from '@mandato/contract/fields/dates'
import type { Figures } from '../../src/platform/papers/drawing/figures.ts'
import type { RevenueReport, Say } from './revenue-figures.ts'

/** The month chart: bars as shares of the height, and the figures behind them in thousands. */
export function monthChart(report: RevenueReport, say: Say, figures: Figures) {
  const { meta, years, budgetMonths } = report
  const monthsOf = (year: number) => years.find((row) => row.year === year)?.months ?? []
  const before = monthsOf(meta.prev_year)
  const now = monthsOf(meta.year)
  const last = lastMonth(report, now)
  const scale = scaleFor([...before, ...now, ...(budgetMonths ?? [])])
  const inThousands = (value: number | undefined) => (value === undefined ? '' : figures.whole(value / 1000))
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  return {
    title: say('months'),
    alt: say('chart'),
    unit: say('thousands'),
    zero: scale.at(0),
    ticks: scale.ticks.map((value) => ({ at: scale.at(value), label: figures.whole(value / 1000) })),
    months: months.map((month) => ({
      label: figures.monthShort(month),
      previous: scale.at(before[month - 1] ?? 0),
      ...(month <= last.month && { current: scale.at(now[month - 1] ?? 0) }),
      ...(month === last.month && last.partial && { partial: true }),
      ...(budgetMonths && { budget: scale.at(budgetMonths[month - 1] ?? 0) }),
    })),
    head: [say('year'), ...months.map((month) => figures.monthShort(month))],
    rows: [
      {
        kind: 'previous',
        label: String(meta.prev_year),
        cells: months.map((m) => inThousands(before[m - 1])),
      },
      {
        kind: 'current',
        label: String(meta.year),
        cells: months.map((m) => (m <= last.month ? inThousands(now[m - 1]) : '')),
      },
      ...(budgetMonths
        ? [
            {
              kind: 'budget',
              label: say('budgetShort'),
              cells: months.map((m) => inThousands(budgetMonths[m - 1])),
            },
          ]
        : []),
    ],
    ...(last.partial &&
      meta.as_of && {
        note: say('partial', {
          month: capital(figures.monthLong(meta.as_of)),
          day: figures.date(meta.as_of),
        }),
      }),
  }
}

/** The last month the current year has figures for, and whether invoices of it are still to come. */
function lastMonth({ meta }: RevenueReport, now: readonly number[]): { month: number; partial: boolean } {
  const asOf = meta.as_of
  if (asOf && Number(asOf.slice(0, 4)) === meta.year) {
    const month = Number(asOf.slice(5, 7))
    return { month, partial: Number(asOf.slice(8, 10)) < daysInMonth(meta.year, month) }
  }
  return { month: now.length, partial: false }
}

/** A scale with round steps that holds every value and zero; months of credit notes go below it. */
export function scaleFor(values: readonly number[]) {
  const highest = Math.max(1, ...values)
  const lowest = Math.min(0, ...values)
  const rough = (highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  // A little air above the highest bar instead of a whole empty step.
  const top = highest * 1.03
  const bottom = lowest * 1.03
  const first = Math.ceil(bottom / step)
  return {
    ticks: Array.from({ length: Math.floor(top / step) - first + 1 }, (_, i) => (first + i) * step),
    /** Where a value stands, 0 at the foot and 1 at the top of the chart. */
    at: (value: number) => (value - bottom) / (top - bottom),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
