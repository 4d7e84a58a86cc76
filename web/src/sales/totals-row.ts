import type { DetailRow, RevenueRow } from './data.ts'

/** The last row of a table of revenue: its sums, and nothing to open. */
export const totalsRow = (total: RevenueRow, label: string): DetailRow => ({
  ...total,
  label,
  kind: 'total',
  id: null,
  code: null,
  place: null,
  clients: null,
  month: null,
  category: null,
  months: null,
})
