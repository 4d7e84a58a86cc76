import type { AgencyRow, BoardRow } from '../data.ts'

/** Whether a reminder went out so lately that the next one has to wait. */
export const isTooSoon = ({ remind_from }: { readonly remind_from: string | null }): boolean =>
  remind_from !== null && new Date(remind_from).getTime() > Date.now()

const isRemindable = ({ sheet_status, filters }: BoardRow) => sheet_status === 'sent' && !filters.deletion
const hasUnfinished = ({ agency_id, filters }: AgencyRow) => agency_id > 0 && filters.unfinished

/**
 * Whether an act makes sense for a row as it is shown; the server decides once more. A review is read one by one, so
 * nothing is decided in bulk.
 */
export const suits = {
  remind: (row: BoardRow) => isRemindable(row) && !isTooSoon(row),
  remindAgency: (row: AgencyRow) => hasUnfinished(row) && !isTooSoon(row),
  flag: ({ sheet_status, filters }: BoardRow) => sheet_status === 'confirmed' && !filters.deletion,
}

/** From when the first of the rows whose reminder has to wait can be reminded; null where none waits. */
export const remindableFrom = (rows: readonly { readonly remind_from: string | null }[]): string | null =>
  rows
    .filter(isTooSoon)
    .map((row) => row.remind_from)
    .reduce((first, from) => (first === null || (from !== null && from < first) ? from : first), null)
