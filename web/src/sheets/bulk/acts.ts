import type { BoardRow } from '../data.ts'

/** What can be done with many sheets at once. A review is read one by one, so nothing is decided here. */
export type BulkAct = 'remind' | 'flag'

/** Whether an act makes sense for a row as it is shown; the server decides once more. */
const suits: Readonly<Record<BulkAct, (row: BoardRow) => boolean>> = {
  remind: ({ sheet_status, filters }) => sheet_status === 'sent' && !filters.deletion,
  flag: ({ sheet_status, filters }) => sheet_status === 'confirmed' && !filters.deletion,
}

/** The acts that suit at least one of these rows, each with those it suits; only the back office flags. */
export const actsOn = (rows: readonly BoardRow[], staff: boolean) =>
  (staff ? (['remind', 'flag'] as const) : (['remind'] as const))
    .map((act) => ({ act, rows: rows.filter(suits[act]) }))
    .filter(({ rows: suited }) => suited.length > 0)
