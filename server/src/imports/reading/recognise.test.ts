import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textBlocks } from './encoding.ts'
import type { FileFault } from './file-fault.ts'
import type { ColumnShape } from '../../platform/import-kit/kind.ts'
import { type Format, recognise } from './recognise.ts'
import { openSource } from './source.ts'

const columns: readonly ColumnShape[] = [
  { name: 'number', required: true },
  { name: 'date', required: true, date: true },
  { name: 'name' },
  { name: 'quantity', scale: 3 },
  { name: 'amount', required: true, scale: 2 },
]
let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandato-recognise-'))
  path = join(folder, 'file')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function recognised(content: string | Buffer): Promise<Format> {
  await writeFile(path, content)
  return recognise(await openSource(path), columns)
}
const refused = (content: string | Buffer): Promise<FileFault> =>
  recognised(content).then(
    () => Promise.reject(new Error('was taken')),
    (fault: unknown) => fault as FileFault,
  )
async function text(content: string | Buffer, format: Format): Promise<string> {
  await writeFile(path, content)
  let all = ''
  for await (const block of textBlocks(await openSource(path), format.encoding)) all += block
  return all
}

const rows = (separator: string, decimal: string, date: string) =>
  [`number,date,name,quantity,amount`, `1,${date},Però,2,12#50`, `2,${date},Città,3,7#25`]
    .map((line) => line.replaceAll(',', separator).replaceAll('#', decimal))
    .join('\n')

test.each([
  [',', '.', '2025-11-14', 'point', 'iso'],
  [';', ',', '14/11/2025', 'comma', 'italian'],
  ['\t', ',', '2025-11-14', 'comma', 'iso'],
] as const)('separator %j, decimals %j, dates like %s', async (separator, decimal, date, decimals, dates) => {
  const format = await recognised(rows(separator, decimal, date))
  expect(format).toMatchObject({ decimals, dates, encoding: 'utf-8', bom: false, gzip: false, missing: [] })
  expect(format.header.separator).toBe(separator)
})

test('a byte order mark and gzip are seen, and neither changes the text', async () => {
  const plain = rows(',', '.', '2025-11-14')
  const packed = gzipSync(Buffer.from(`\uFEFF${plain}`))
  const format = await recognised(packed)
  expect(format).toMatchObject({ bom: true, gzip: true })
  expect(await text(packed, format)).toBe(plain)
})

test('Windows-1252 is recognised by its bytes, even when the first accented letter comes late in the file', async () => {
  const old = Buffer.from(rows(';', ',', '14/11/2025').replace('ò', 'o'), 'latin1')
  const format = await recognised(old)
  expect(format.encoding).toBe('windows-1252')
  expect(await text(old, format)).toContain('Città')
  const euro = Buffer.concat([
    Buffer.from('number;date;name;amount\n1;14/11/2025;'),
    Buffer.from([0x80]),
    Buffer.from(';1,50\n'),
  ])
  expect(await text(euro, await recognised(euro))).toContain('€')
})

test('nearly all UTF-8 but not quite is refused with the line, not guessed', async () => {
  const good = Array.from({ length: 30 }, (_, i) => `${i},2025-11-14,Città,1,1.50`)
  const file = Buffer.concat([
    Buffer.from(`number,date,name,quantity,amount\n${good.join('\n')}\n9,2025-11-14,Citt`),
    Buffer.from([0xe0]),
    Buffer.from(',1,1.50\n'),
  ])
  expect(await refused(file)).toMatchObject({ key: 'encoding_mixed', line: 32 })
})

test('columns: unknown ones are reported, missing ones listed, duplicates refused, names matched in any case', async () => {
  const format = await recognised('NUMBER,Date,Colour\n1,2025-11-14,red\n')
  expect(format.missing).toEqual(['amount'])
  expect(format.header.columns).toEqual([
    { name: 'number', known: true },
    { name: 'date', known: true },
    { name: 'colour', known: false },
  ])
  expect(await refused('number,date,amount,date\n1,2025-11-14,2,x\n')).toMatchObject({
    key: 'column_twice',
    column: 'date',
  })
  expect(await refused('1,2,3\n4,5,6\n')).toMatchObject({ key: 'header_unknown', line: 1 })
})

const file = (...lines: string[]) => `number,date,name,quantity,amount\n${lines.join('\n')}\n`

test('a file has one way of writing decimals and dates, or is refused', async () => {
  expect(await refused(file('1,2025-11-14,x,1,"12,50"', '2,2025-11-14,x,1,12.50'))).toMatchObject({
    key: 'decimals_mixed',
    line: 3,
  })
  expect(await refused(file('1,2025-11-14,x,1.500,12'))).toMatchObject({
    key: 'decimals_unclear',
    values: { value: '1.500' },
  })
  expect(await refused(file('1,2025-11-14,x,1,12.50', '2,14/11/2025,x,1,1.50'))).toMatchObject({
    key: 'dates_mixed',
    line: 3,
  })
  expect(await refused(file('1,11/14/2025,x,1,12.50', '2,03/04/2025,x,1,1.50'))).toMatchObject({
    key: 'dates_american',
  })
  // One odd value among many is a row to reject, not a reason to refuse the file.
  const many = Array.from({ length: 5 }, (_, i) => `${i},2025-11-14,x,1,1.50`)
  expect(await recognised(file(...many, '9,14/11/2025,x,1,"1,50"'))).toMatchObject({
    decimals: 'point',
    dates: 'iso',
  })
})

test('decimals that show only behind the first megabyte are still seen', async () => {
  const whole = Array.from({ length: 30_000 }, (_, i) => `${i},2025-11-14,some text to fill the line,1,12`)
  expect(await recognised(file(...whole, '99999,2025-11-14,x,1,"12,50"'))).toMatchObject({
    decimals: 'comma',
  })
})

test.each([
  ['nothing at all', '', 'empty_file'],
  ['only empty lines', '\n\n\n', 'empty_file'],
  ['a spreadsheet', 'PK\u0003\u0004rest', 'not_text'],
  ['a PDF', '%PDF-1.7\n', 'not_text'],
  ['UTF-16 with its mark', Buffer.from('\uFEFFnumber,date\n', 'utf16le'), 'utf_16'],
  ['UTF-16 without', Buffer.from('number,date\n', 'utf16le'), 'utf_16'],
  [
    'a gzip cut in the middle',
    gzipSync(
      Buffer.from(file(...Array.from({ length: 5000 }, (_, i) => `${i},2025-11-14,x,1,${i}.50`))),
    ).subarray(0, 3000),
    'gzip_cut',
  ],
  [
    'a gzip of garbage',
    Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('this is no gzip at all')]),
    'gzip_damaged',
  ],
  ['a line longer than a megabyte', file(`1,2025-11-14,${'x'.repeat(1024 * 1024)},1,1.50`), 'line_too_long'],
  ['a file without line ends', 'x'.repeat(3 * 1024 * 1024), 'line_too_long'],
])('%s is refused', async (_what, content, key) => {
  expect(await refused(content)).toMatchObject({ key })
})

test('what unpacks to more than the limit is refused', async () => {
  await writeFile(
    path,
    gzipSync(Buffer.from(file(...Array.from({ length: 9000 }, () => '1,2025-11-14,x,1,1.50')))),
  )
  const reading = async () => {
    for await (const _chunk of (await openSource(path, 100_000)).chunks());
  }
  await expect(reading()).rejects.toMatchObject({ key: 'too_large_expanded' })
})
