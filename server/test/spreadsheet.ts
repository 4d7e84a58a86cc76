import { readXlsx } from 'hucre/xlsx'

type Cell = string | number | boolean | Date | null

/** A spreadsheet as a test looks at it: what stands above the table, its headings, its rows and sums. */
export async function readTable(bytes: Uint8Array) {
  const sheet = (await readXlsx(new Uint8Array(bytes), { readStyles: true })).sheets[0]
  const lines = (sheet?.rows ?? []) as Cell[][]
  const isEmpty = (line: readonly Cell[] | undefined) => !line?.some((cell) => cell !== null && cell !== '')
  const gap = lines.findIndex(isEmpty)
  const [heads = [], ...below] = lines.slice(gap + 1)
  const filter = sheet?.autoFilter?.range
  // The filter ends where the rows do: what stands below them are the sums.
  const rows = below.slice(0, Number(/\d+$/.exec(filter ?? '')?.[0] ?? lines.length) - gap - 2)
  return {
    title: lines[0]?.[0],
    about: lines[1]?.[0],
    heads: heads.map(String),
    rows,
    /** The column under a heading. */
    column: (head: string) => rows.map((row) => row[heads.indexOf(head)] ?? null),
    sums: below[rows.length],
    filter,
    widths: sheet?.columns?.map(({ width }) => width),
    /** How many lines stay in sight. */
    frozen: sheet?.freezePane?.rows,
    /** The number format of a cell, by the places of its row and its column. */
    formatOf: (row: number, column: number) =>
      sheet?.cells?.get(`${gap + 2 + row},${column}`)?.style?.numFmt ?? null,
  }
}
