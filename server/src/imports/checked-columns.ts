import { columnsOf } from '@mandato/contract/imports/kinds'
import type { Db } from '../platform/db/db.ts'
import type { Column, Kind } from '../platform/import-kit/kind.ts'

export interface CheckedColumn extends Column {
  readonly required: boolean
}

/** The columns of a kind with what the contract says of them. */
export async function checkedColumns(
  { kind, columns }: Kind,
  db: Db,
  today: string,
): Promise<CheckedColumn[]> {
  const required = new Set<string>(columnsOf(kind).flatMap((one) => (one.required ? [one.name] : [])))
  return (await columns(db, today)).map((column) => ({
    ...column,
    required: required.has(column.name) && !column.derived,
  }))
}
