import { categories } from '@mandato/contract/sales/categories'
import { inYear } from '@mandato/contract/fields/dates'
import { fill } from '@mandato/contract/words'
import { type Figures, figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData, shortened } from '../../src/platform/papers/drawing/frame.ts'
import { renderDocument } from '../../src/platform/papers/drawing/render.ts'
import { monthChart } from './month-chart.ts'
import type { RevenueReport, Row, Say } from './revenue-figures.ts'
import { revenueWords } from './revenue-words.ts'

/** Prints the revenue report: figures, categories, months, first clients. */
export const revenueReport = (report: RevenueReport): Promise<Uint8Array> =>
  renderDocument('sales/revenue.typ', revenueData(report), { now: report.printedAt })

/** The report as the template reads it: every figure already written in the reader's language. */
export function revenueData(report: RevenueReport) {
  const { language, meta, rows, leaders } = report
  const figures = figuresIn(language)
  const values = { year: meta.year, prev: meta.prev_year }
  const say = (key: keyof typeof revenueWords, more: Record<string, unknown> = {}) =>
    fill(revenueWords[key][language], { ...values, ...more })
  const cutDay = inYear(meta.cut, meta.year)
  const withBudget = rows.some((row) => typeof row.budget_pct === 'number')
  const scope = report.about.subject ?? ''
  const { filters } = report.about
  const title = say('title')
  return {
    frame: frameData({
      language,
      company: report.company,
      title,
      subtitle: [{ strong: shortened(scope, 120) }, ...(filters ? [` · ${filters}`] : [])],
      running: `${title} · ${scope}`,
      corner: say('printed', { moment: figures.moment(report.printedAt) }),
      foot: 'running',
    }),
    basis: [say('basis'), { strong: meta.as_of ? figures.date(meta.as_of) : say('noData') }, '.'],
    key: keyFigures(rows, cutDay, figures, say),
    categories: {
      title: say('categories'),
      head: [
        say('category'),
        say('prevTotal'),
        say('prevProg'),
        say('currYtd'),
        'Δ €',
        'Δ %',
        ...(withBudget ? [say('budgetPct')] : []),
        say('bars'),
      ],
      rows: categoryRows(rows, withBudget, figures, say('isNew')),
      note: say('note'),
    },
    chart: monthChart(report, say, figures),
    leaders: leadersTable(leaders, figures, say),
  }
}

function keyFigures(rows: readonly Row[], cutDay: string, figures: Figures, say: Say) {
  const total = rows.find((row) => row.kind === 'total')
  if (!total) return []
  const period = `${figures.longDay(`${cutDay.slice(0, 4)}-01-01`)} – ${figures.longDay(cutDay)}`
  const { budget_prog: budget, budget_pct: reached } = total
  return [
    { label: say('current'), value: figures.whole(total.curr_ytd), note: period },
    {
      label: say('samePeriod'),
      value: figures.whole(total.prev_prog),
      note: say('wholeYear', { amount: figures.whole(total.prev_total) }),
    },
    {
      label: say('change'),
      value: total.delta_pct === null ? say('isNew') : figures.signedPercent(total.delta_pct),
      note: say('euros', { amount: figures.signedWhole(total.delta) }),
      change: true,
    },
    ...(typeof budget === 'number' && typeof reached === 'number'
      ? [
          {
            label: say('budget', { day: figures.dayMonth(cutDay) }),
            value: figures.percent(reached),
            note: say('ofBudget', {
              budget: figures.whole(budget),
              gap: figures.signedWhole(total.curr_ytd - budget),
            }),
          },
        ]
      : []),
  ]
}

function categoryRows(rows: readonly Row[], withBudget: boolean, figures: Figures, isNew: string) {
  const parts = rows.filter((row) => row.kind === 'partition' || row.kind === 'of_which')
  const longest = Math.max(1, ...parts.flatMap((row) => [row.prev_prog, row.curr_ytd]))
  const share = (value: number) => Math.max(0, value / longest)
  return rows.map((row) => ({
    kind: row.kind,
    label: row.label,
    codes: codesOf(row.key),
    amounts: [row.prev_total, row.prev_prog, row.curr_ytd].map(figures.whole),
    changes: changesOf(row, figures, isNew),
    ...(withBudget && {
      budget: typeof row.budget_pct === 'number' ? figures.percent(row.budget_pct) : '',
    }),
    ...((row.kind === 'partition' || row.kind === 'of_which') && {
      bars: [share(row.prev_prog), share(row.curr_ytd)],
    }),
  }))
}

const codesOf = (key: string): string =>
  key in categories ? categories[key as keyof typeof categories].codes.join('+') : ''

const changesOf = (row: Pick<Row, 'delta' | 'delta_pct'>, figures: Figures, isNew: string) => [
  figures.signedWhole(row.delta),
  row.delta_pct === null ? isNew : figures.signedPercent(row.delta_pct),
]

function leadersTable(leaders: RevenueReport['leaders'], figures: Figures, say: Say) {
  const agencies = leaders[0]?.kind === 'agency'
  return {
    title: say(agencies ? 'agencies' : 'clients', { n: leaders.length }),
    head: [
      say('code'),
      say(agencies ? 'agency' : 'client'),
      say('place'),
      say('prevTotal'),
      say('prevProg'),
      say('currYtd'),
      'Δ €',
      'Δ %',
    ],
    rows: leaders.map((row) => ({
      code: row.code ?? '',
      label: shortened(row.label, 90),
      place: shortened(row.place ?? '', 60),
      amounts: [row.prev_total, row.prev_prog, row.curr_ytd].map(figures.whole),
      changes: changesOf(row, figures, say('isNew')),
    })),
  }
}
