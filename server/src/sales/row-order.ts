import type { Language } from '@mandato/contract/words'
import type { DetailRow } from './detail-rows.ts'

/** The column a table is sorted by, as its call takes it. */
export interface Order {
  readonly sort?: string | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/**
 * Rows sorted as on the screen: what has no value comes last whichever way, and the row of those without a name after
 * all others. Without a column they stay as they are.
 */
export function inOrder(rows: DetailRow[], { sort, order }: Order, language: Language): DetailRow[] {
  if (sort === undefined) return rows
  const turn = order === 'desc' ? -1 : 1
  const valueOf = (row: DetailRow) => row[sort as keyof DetailRow] ?? null
  const isMoved = ({ kind }: DetailRow) => Number(kind === 'moved')
  return rows.toSorted((a, b) => isMoved(a) - isMoved(b) || compare(valueOf(a), valueOf(b), turn, language))
}

function compare(a: unknown, b: unknown, turn: 1 | -1, language: Language): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') return turn * a.localeCompare(b, language)
  return turn * (Number(a) - Number(b))
}
