import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileFault } from './file-fault.ts'
import { RecordReader } from './records.ts'

interface Found {
  readonly line: number
  readonly cells: string[] | null
}

function read(text: string, separator = ',', cuts: readonly number[] = []): Found[] {
  const found: Found[] = []
  const reader = new RecordReader(separator)
  const places = [
    0,
    ...cuts.map((cut) => text.indexOf('\n', cut % (text.length + 1)) + 1).filter((at) => at > 0),
    text.length,
  ]
  const sorted = [...new Set(places)].toSorted((a, b) => a - b)
  for (const [i, from] of sorted.slice(0, -1).entries()) {
    reader.feed(text.slice(from, sorted[i + 1]), (cells, line) => found.push({ line, cells }))
  }
  reader.end()
  return found
}

test('plain rows, quoted ones, doubled quotes and line ends inside quotes, each with the line it begins on', () => {
  const text = 'a,b\r\n"x, ""y""",2\r\n\r\n"two\nlines",3\nlast,4'
  expect(read(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', '2'] },
    { line: 4, cells: ['two\nlines', '3'] },
    { line: 6, cells: ['last', '4'] },
  ])
})

test('a quote inside an unquoted field is a letter; one after a closed field makes the row unreadable, not the next', () => {
  expect(read('5" pipe,1\n"a"b,2\nc,3\n')).toEqual([
    { line: 1, cells: ['5" pipe', '1'] },
    { line: 2, cells: null },
    { line: 3, cells: ['c', '3'] },
  ])
})

test('an unclosed quote is reported with the line that opens it', () => {
  expect(() => read('a,b\n1,"open\n2,3\n')).toThrow(FileFault)
  try {
    read('a,b\n1,"open\n2,3\n')
  } catch (error) {
    expect(error).toMatchObject({ key: 'unclosed_quote', line: 2 })
  }
})

const cell = fc.string({
  unit: fc.constantFrom('a', 'à', '€', ' ', '"', ',', ';', '\t', '\n', '1', '.', "'"),
  maxLength: 6,
})
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  )

test('whatever is written in CSV is read again, wherever the blocks are cut, as csv-parse reads it', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.nat()),
      (rows, separator, end, cuts) => {
        const text = rows
          .map((row) =>
            row
              .map((value) =>
                /["\n]/.test(value) || value.includes(separator) ? `"${value.replaceAll('"', '""')}"` : value,
              )
              .join(separator),
          )
          .join(end)
        const ours = read(text + end, separator, cuts).map(({ cells }) => cells)
        const theirs = parse(text + end, {
          delimiter: separator,
          relax_column_count: true,
          skip_empty_lines: true,
        }) as string[][]
        expect(ours).toEqual(theirs)
        expect(ours).toEqual(rows.filter((row) => row.length > 1 || row[0] !== ''))
      },
    ),
  )
})
