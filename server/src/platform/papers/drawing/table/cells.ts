import type { Language } from '@mandato/contract/words'
import { figuresIn } from '../figures.ts'
import type { Row, TableHeader, Tone } from './request.ts'
import { tableWords } from './words.ts'

/** A column as it is printed. */
export interface Column {
  readonly key: string
  readonly label: string
  readonly align: 'left' | 'right'
  /** `name` stands out, `code` steps back, `change` is coloured by its sign, `badge` has a dot. */
  readonly role: 'plain' | 'name' | 'code' | 'change' | 'badge'
  readonly numeric: boolean
  readonly sums: boolean
  readonly write: (value: unknown) => Cell
}
export type Cell = { readonly text: string; readonly tone?: Tone }

/** The columns that paper can show, in order; pictures and buttons stay on the screen. */
export function columnsOf(
  headers: readonly TableHeader[],
  rows: readonly Row[],
  language: Language,
): Column[] {
  const shown = headers.filter(({ type }) => type !== 'image' && type !== 'action')
  const name = shown.find((header) => header.type === 'text' && !isCode(header))?.key
  return shown.map((header) => {
    const { key, label, type } = header
    const numeric = type === 'int' || type === 'money' || type === 'percent'
    return {
      key,
      label,
      numeric,
      align: numeric ? 'right' : 'left',
      role: key === name ? 'name' : roleOf(header),
      sums: header.total === true && (type === 'int' || type === 'money'),
      write: writerOf(header, rows, language),
    }
  })
}

const isCode = ({ key }: TableHeader) => /(^|_)(code|id|number)$/.test(key)
const isChange = ({ key }: TableHeader) => /^(delta|gap)/.test(key)

function roleOf(header: TableHeader): Column['role'] {
  if (isChange(header)) return 'change'
  if (header.type === 'badge' || header.words) return 'badge'
  return isCode(header) && header.type === 'text' ? 'code' : 'plain'
}

function writerOf(header: TableHeader, rows: readonly Row[], language: Language): Column['write'] {
  const figures = figuresIn(language)
  const { key, type, words } = header
  const text = (write: (value: never) => string) => (value: unknown) => ({ text: write(value as never) })
  const number = (write: (value: number) => string) =>
    text((value: unknown) => (typeof value === 'number' ? write(value) : plainText(value)))
  const moment = (write: (value: string) => string) =>
    text((value: unknown) => (typeof value === 'string' && value ? write(value) : plainText(value)))
  if (words)
    return (value) => {
      const known = words[plainText(value)]
      return known ? { text: known.label, tone: known.tone ?? 'neutral' } : { text: plainText(value) }
    }
  switch (type) {
    case 'money': {
      // Cents only where there are any: a column of round amounts reads better without ",00".
      const cents = rows.some((row) => !Number.isInteger(row[key] ?? 0))
      if (isChange(header)) return number(cents ? figures.signedCents : figures.signedWhole)
      return number(cents ? figures.cents : figures.whole)
    }
    case 'int':
      return number(isChange(header) ? figures.signedWhole : figures.whole)
    case 'percent':
      return number(isChange(header) ? figures.signedPercent : figures.percent)
    case 'date':
      return moment(figures.date)
    case 'datetime':
      return moment((value) => (value.length === 10 ? figures.date(value) : figures.moment(new Date(value))))
    case 'bool':
      return text((value: unknown) =>
        typeof value === 'boolean' ? tableWords[value ? 'yes' : 'no'][language] : plainText(value),
      )
    default:
      return text(plainText)
  }
}

/** Any value as text, nothing as an empty one. */
export const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
