import { expect, it } from 'vitest'
import { mostRows, pastedLines } from './pasted.ts'

const line = (product_code: string, description: string, quantity: string) => ({
  product_code,
  description,
  quantity,
})
const linesOf = (text: string) =>
  pastedLines(text)?.lines.map(({ product_code, description, quantity }) =>
    line(product_code, description, quantity),
  )

it.each([
  [
    'B60\tBase 60\t2\nCF60\tColonna forno\t1\n',
    [line('B60', 'Base 60', '2'), line('CF60', 'Colonna forno', '1')],
  ],
  ['B60\tBase 60\t2,00', [line('B60', 'Base 60', '2')]],
  ['Base 60\t2', [line('', 'Base 60', '2')]],
  ['2\tBase 60', [line('', 'Base 60', '2')]],
  ['2\tB60\tBase 60', [line('B60', 'Base 60', '2')]],
  ['Base 60\r\nColonna\r\n\r\n', [line('', 'Base 60', ''), line('', 'Colonna', '')]],
  ['B60\t\tBase 60\t\t3', [line('B60', 'Base 60', '3')]],
  // A header row names the columns, in whichever order.
  ['Q.tà\tDescrizione\tCodice\tPrezzo\n2\tBase 60\tB60\t261,63', [line('B60', 'Base 60', '2')]],
  ['Réf.\tDésignation\tQté\nB60\tMeuble bas\t1', [line('B60', 'Meuble bas', '1')]],
  // A quoted cell may hold a line break.
  [
    'B60\t"Base 60\ntre ""cassettoni"""\t2\nB90\tBase 90\t1',
    [line('B60', 'Base 60 tre "cassettoni"', '2'), line('B90', 'Base 90', '1')],
  ],
  // Quantity and price: the price is the one with cents.
  [
    'B60\tBase 60\t2\t261,63\nB90\tBase 90\t1\t335,16',
    [line('B60', 'Base 60', '2'), line('B90', 'Base 90', '1')],
  ],
  ['B60;Base 60;2\nB90;Base 90;1', [line('B60', 'Base 60', '2'), line('B90', 'Base 90', '1')]],
])('%j becomes lines', (text, lines) => expect(linesOf(text)).toEqual(lines))

it('says what it left out and could not read', () => {
  const pasted = pastedLines('Codice\tDescrizione\tQ.tà\tPrezzo\nB60\tBase\t2,5\t10,00\nB90\tBase\t1\t12,00')
  expect(pasted).toMatchObject({
    headed: true,
    found: ['code', 'description', 'quantity'],
    leftOut: ['Prezzo'],
    unread: 1,
  })
})

it('takes five hundred rows', () => {
  const rows = Array.from({ length: 600 }, (_, n) => `B${n}\tBase ${n}\t1`)
  expect(pastedLines(rows.join('\n'))?.lines).toHaveLength(mostRows)
})

it('a text of one cell is left to the field', () => {
  expect(pastedLines('Base 60')).toBeNull()
  expect(pastedLines('')).toBeNull()
})
