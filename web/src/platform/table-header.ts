/** A column as the server describes it; its key is the key of the rows. */
export interface TableHeader {
  readonly key: string
  readonly label: string
  readonly type:
    | 'text'
    | 'int'
    | 'money'
    | 'percent'
    | 'date'
    | 'datetime'
    | 'bool'
    | 'badge'
    | 'image'
    | 'action'
  readonly align?: 'left' | 'right' | 'center'
  readonly sortable?: boolean
  readonly total?: boolean
}
