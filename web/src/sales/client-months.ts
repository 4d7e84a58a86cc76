import type { DetailRow } from './data.ts'
import { changePercent, sum } from './period.ts'

/** A month with what was sold in it, category by category. */
export interface ClientMonth {
  readonly row: DetailRow
  readonly categories: readonly DetailRow[]
}

/** The call answers month and category in one list; here each month stands above its categories. */
export function monthsOfClient(rows: readonly DetailRow[], nameOf: (month: number) => string): ClientMonth[] {
  const months = [...new Set(rows.flatMap((row) => row.month ?? []))].sort((a, b) => a - b)
  return months.map((month) => {
    const categories = rows.filter((row) => row.month === month)
    const add = (column: 'prev_total' | 'prev_prog' | 'curr_ytd') => sum(categories.map((row) => row[column]))
    const [prev_total, prev_prog, curr_ytd] = [add('prev_total'), add('prev_prog'), add('curr_ytd')]
    const row: DetailRow = {
      key: String(month),
      label: nameOf(month),
      kind: 'month',
      prev_total,
      prev_prog,
      curr_ytd,
      delta: sum([curr_ytd, -prev_prog]),
      // Nothing before and nothing now is no change; nothing before and something now is new.
      delta_pct: prev_prog === 0 && curr_ytd === 0 ? 0 : changePercent(curr_ytd, prev_prog),
      id: null,
      code: null,
      place: null,
      clients: null,
      month,
      category: null,
      months: null,
    }
    return { row, categories }
  })
}
