type Row = Readonly<Record<string, unknown>>

/** What a row of an answer is: a row of its own, part of another one, across all of them, or the total. */
export type RowKind = 'row' | 'of_which' | 'cross' | 'total'

/** Rows of an answer may say themselves what they are. */
export const kindOf = (row: Row): RowKind =>
  row['kind'] === 'of_which' || row['kind'] === 'cross' || row['kind'] === 'total' ? row['kind'] : 'row'

/** The rows that a sum is made of: parts of others count only where there is nothing they would be part of. */
export function countedOf<R extends Row>(rows: readonly R[]): readonly R[] {
  const own = rows.filter((row) => kindOf(row) === 'row')
  return own.length > 0 ? own : rows.filter((row) => kindOf(row) !== 'total')
}
