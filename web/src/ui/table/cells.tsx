import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'
import { Delta } from '../figures/Delta.tsx'
import type { Format } from '../format.ts'
import { Badge } from '../layout/Badge.tsx'

const numeric: readonly TableHeader['type'][] = ['int', 'money', 'percent']
export const isNumeric = (header: TableHeader): boolean => numeric.includes(header.type)
export const alignOf = (header: TableHeader): 'left' | 'right' | 'center' =>
  header.align ?? (isNumeric(header) ? 'right' : 'left')

/** What came instead of the type that was promised is shown as it is, so that it is noticed. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** By convention of the calls, a column whose key begins with `delta` is a change: signed and coloured. */
const isChange = (header: TableHeader): boolean => header.key.startsWith('delta')

/** A cell as its column's type says; a page may draw single columns its own way. */
export function cellOf(header: TableHeader, value: unknown, format: Format, yes: string): ReactNode {
  if (value === null || value === undefined || value === '') return null
  switch (header.type) {
    case 'int':
      return typeof value === 'number' ? format.int(value) : textOf(value)
    case 'money':
      if (typeof value !== 'number') return textOf(value)
      return isChange(header) ? <Delta value={value} money /> : format.money(value)
    case 'percent':
      if (typeof value !== 'number') return textOf(value)
      return isChange(header) ? <Delta value={value} strong /> : format.percent(value)
    case 'date':
      return format.date(textOf(value))
    case 'datetime':
      return format.dateTime(textOf(value))
    case 'bool':
      return value === true ? <IconCheck size={16} aria-label={yes} /> : null
    case 'badge':
      return <Badge>{textOf(value)}</Badge>
    default:
      return textOf(value)
  }
}
