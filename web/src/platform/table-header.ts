import type { ColumnType } from '@mandato/contract'

/** A column as the server describes it; its key is the key of the rows. */
export interface TableHeader {
  readonly key: string
  readonly label: string
  readonly type: ColumnType
  readonly align?: 'left' | 'right' | 'center'
  readonly sortable?: boolean
  readonly total?: boolean
  /** Cannot be put away. */
  readonly fixed?: boolean
}
