import { emptyLine, type TypedLine } from './typed.ts'

const isQuantity = (cell: string): boolean => /^\d{1,5}$/.test(cell)

/**
 * Rows copied out of a spreadsheet, or null for a text of one cell: the browser puts that where the cursor is. The last
 * or the first cell is the quantity where it is a whole number; of the others the last is the description.
 */
export function pastedLines(text: string): TypedLine[] | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  if (rows.every((cells) => cells.length === 1) && rows.length <= 1) return null
  return rows.map((cells) => {
    const filled = cells.filter((cell) => cell !== '')
    const [first = ''] = filled
    const last = filled.at(-1) ?? ''
    const quantity = filled.length > 1 ? (isQuantity(last) ? last : isQuantity(first) ? first : '') : ''
    const words = quantity === '' ? filled : quantity === last ? filled.slice(0, -1) : filled.slice(1)
    return {
      ...emptyLine,
      quantity,
      description: (words.at(-1) ?? '').slice(0, 300),
      product_code: words.length > 1 ? (words[0] ?? '').slice(0, 40) : '',
    }
  })
}
