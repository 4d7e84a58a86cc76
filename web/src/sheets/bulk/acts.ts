import type { BoardRow } from '../data.ts'

/**
 * Whether an act makes sense for a sheet as it is shown; the server decides once more. A review is read one by one, so
 * nothing is decided in bulk.
 */
export const suits: Readonly<Record<'remind' | 'flag', (row: BoardRow) => boolean>> = {
  remind: ({ sheet_status, filters }) => sheet_status === 'sent' && !filters.deletion,
  flag: ({ sheet_status, filters }) => sheet_status === 'confirmed' && !filters.deletion,
}
