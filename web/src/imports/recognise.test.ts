import { importKinds } from '@mandato/contract/imports/names'
import { gzipSync } from 'node:zlib'
import { fileKinds } from '@mandato/contract/imports/kinds'
import { expect, it } from 'vitest'
import { kindOf } from './recognise.ts'

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'export_2025.csv') =>
  new File([content], name)
const header = (kind: (typeof importKinds)[number], required: boolean) =>
  fileKinds[kind].columns.filter((column) => (required ? column.required : true)).map(({ name }) => name)

it.each(importKinds)('%s are known by their columns, whatever the file is called', async (kind) => {
  expect(await kindOf(file(`${header(kind, false).join(';')}\r\n1;2;3\r\n`))).toBe(kind)
  expect(await kindOf(file(`${header(kind, false).toReversed().join(',')}\n`, 'fatture.csv'))).toBe(kind)
})

it('reads capitals, quotes, tabs, empty lines before, compressed files and those of Excel', async () => {
  const line = '\n"Invoice Number"\tLINE\tdate\tclient-code\tfamily_code\tquantity\tamount\n'
  expect(await kindOf(file(line))).toBe('invoices')
  expect(await kindOf(file(new Uint8Array(gzipSync(`${line}${'x'.repeat(99)}\n`.repeat(5000)))))).toBe(
    'invoices',
  )
  expect(await kindOf(file(new Uint8Array(Buffer.from(`\uFEFF${line}`, 'utf16le'))))).toBe('invoices')
})

it('leaves what is of no kind to who brings it', async () => {
  expect(await kindOf(file('nome;cognome\nRita;Neri\n'))).toBeUndefined()
  expect(await kindOf(file(''))).toBeUndefined()
  expect(await kindOf(file(new Uint8Array([0x1f, 0x8b, 1, 2, 3])))).toBeUndefined()
})
