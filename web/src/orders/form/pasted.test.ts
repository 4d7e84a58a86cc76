import { expect, it } from 'vitest'
import { pastedLines } from './pasted.ts'

const line = (product_code: string, description: string, quantity: string) => ({
  product_code,
  description,
  quantity,
})

it.each([
  [
    'B60\tBase 60\t2\nCF60\tColonna forno\t1\n',
    [line('B60', 'Base 60', '2'), line('CF60', 'Colonna forno', '1')],
  ],
  ['Base 60\t2', [line('', 'Base 60', '2')]],
  ['2\tBase 60', [line('', 'Base 60', '2')]],
  ['2\tB60\tBase 60', [line('B60', 'Base 60', '2')]],
  ['Base 60\r\nColonna\r\n\r\n', [line('', 'Base 60', ''), line('', 'Colonna', '')]],
  ['B60\t\tBase 60\t\t3', [line('B60', 'Base 60', '3')]],
])('%j becomes lines', (text, lines) => expect(pastedLines(text)).toEqual(lines))

it('a text of one cell is left to the field', () => {
  expect(pastedLines('Base 60')).toBeNull()
  expect(pastedLines('')).toBeNull()
})
