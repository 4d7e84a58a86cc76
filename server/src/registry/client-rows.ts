import { deltaPercent } from '@mandato/contract/fields/money'
import type { ListedClient } from './queries/client-list.ts'
import type { LightClient } from './queries/clients.ts'
import type { ClientInProgress } from './queries/client-progress.ts'
import { clientFlagsOf, progressFlagsOf } from './rules.ts'

/** A row of list and map as the answer has it; with its figures where they were asked for. */
export const listedRow = ({ overdue, ...row }: ListedClient) => ({
  ...row,
  ...(row.curr_ytd !== undefined && {
    revenue_this_year: row.curr_ytd,
    delta_pct: changeOf(row.curr_ytd, row.prev_prog),
    overdue_amount: overdue,
  }),
  filters: clientFlagsOf(row),
})

/** What the meta says of the figures: the day they stand at, and which years are compared. */
export function figuresMeta(as_of: string | null) {
  if (as_of === null) return {}
  const year = Number(as_of.slice(0, 4))
  return { as_of, year, prev_year: year - 1 }
}

/** The change against the same days of last year; null for "new", and without any revenue. */
const changeOf = (now: number | null, before: number | null | undefined): number | null =>
  now === null ? null : deltaPercent(now, before ?? 0)

/** A client among the choices of a select. */
export const choiceRow = ({ status, ...row }: LightClient) => {
  const [active, prospect] = [status === 'active', status === 'prospect']
  return { ...row, filters: { active, prospect, other: !active && !prospect } }
}

/** A row of the progress lists as the answer has it: its flags, and the change against the same days of last year. */
export function progressRow({ prev_total, prev_prog, curr_ytd, overdue, ...row }: ClientInProgress) {
  return {
    ...row,
    revenue_last_year: prev_total,
    revenue_this_year: curr_ytd,
    delta_pct: changeOf(curr_ytd, prev_prog),
    overdue_amount: overdue,
    filters: progressFlagsOf(row),
  }
}

/** Rows under their agencies, the agencies by name; within one the order of the list stays. */
export const byAgency = <Row extends { readonly agency_id: number; readonly agency: string }>(
  rows: readonly Row[],
) =>
  [...Map.groupBy(rows, (row) => row.agency_id)]
    .map(([agency_id, clients]) => ({ agency_id, agency: clients[0]?.agency ?? '', clients }))
    .toSorted((a, b) => a.agency.localeCompare(b.agency, 'it') || a.agency_id - b.agency_id)
