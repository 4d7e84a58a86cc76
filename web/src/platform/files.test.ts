import { expect, it } from 'vitest'
import { fileNameOf } from './files.ts'

it.each([
  ['attachment; filename="ordine.pdf"', 'ordine.pdf'],
  [`attachment; filename="citta.xlsx"; filename*=UTF-8''citt%C3%A0.xlsx`, 'città.xlsx'],
  [null, null],
])('%s is the file %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
