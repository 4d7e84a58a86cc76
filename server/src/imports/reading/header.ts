import type { ColumnShape } from '../../platform/import-kit/kind.ts'
import { FileFault } from './file-fault.ts'
import { RecordReader } from './records.ts'

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

export interface Header {
  readonly separator: Separator
  /** As they stand in the file; what is not known is told and left alone. */
  readonly columns: readonly { readonly name: string; readonly known: boolean }[]
  /** Where each known column stands. */
  readonly position: ReadonlyMap<string, number>
}

/** The header and what follows it; null where there are only empty lines so far. */
export function splitHeader(block: string): { header: string; line: number; rest: string } | null {
  let line = 1
  for (let at = 0; at < block.length; line += 1) {
    const newline = block.indexOf('\n', at)
    const end = newline === -1 ? block.length : newline
    const header = block.slice(at, end)
    if (header.trim() !== '') return { header, line, rest: block.slice(end + 1) }
    at = end + 1
  }
  return null
}

/** Reads the first line with the separator under which it names most of the known columns. */
export function readHeader(firstLine: string, known: readonly ColumnShape[]): Header {
  const names = new Set(known.map((column) => column.name))
  const readings = separators.map((separator) => ({ separator, cells: split(firstLine, separator) }))
  const recognised = (cells: readonly string[]) => cells.filter((cell) => names.has(cell)).length
  const best = readings.reduce((a, b) => (recognised(b.cells) > recognised(a.cells) ? b : a))
  if (recognised(best.cells) === 0) throw unknownHeader(known)
  const position = new Map<string, number>()
  for (const [at, name] of best.cells.entries()) {
    if (!names.has(name)) continue
    if (position.has(name)) throw new FileFault('column_twice', { column: name }, { line: 1, column: name })
    position.set(name, at)
  }
  return {
    separator: best.separator,
    columns: best.cells.map((name) => ({ name: name.slice(0, 60), known: names.has(name) })),
    position,
  }
}

export const missingColumns = (header: Header, known: readonly ColumnShape[]): string[] =>
  known.filter((column) => column.required && !header.position.has(column.name)).map((column) => column.name)

const unknownHeader = (known: readonly ColumnShape[]) =>
  new FileFault(
    'header_unknown',
    {
      expected: known
        .filter((column) => column.required)
        .map((column) => column.name)
        .join(', '),
    },
    { line: 1 },
  )

function split(line: string, separator: string): string[] {
  let found: string[] = []
  const reader = new RecordReader(separator)
  reader.feed(line, (cells) => {
    found = cells ?? []
  })
  // ERPs write names in capitals or with blanks; the words are the same.
  return found.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
}
