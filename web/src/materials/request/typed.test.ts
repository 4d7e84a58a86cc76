import { expect, test } from 'vitest'
import { furtherOf, isEmpty, nothing, sentOf, type Typed } from './typed.ts'

const line = (id: number, quantity: number) => ({
  material: { id, name: `Material ${id}`, product_code: `M${id}`, conf: 1, image: null },
  quantity,
})

test('what was added while a request left is the next request', () => {
  const sent: Typed = { lines: [line(1, 2)], recipient: { client: 7 }, note: 'soon' }
  expect(isEmpty(furtherOf(sent, sent))).toBe(true)
  const more = { ...sent, lines: [...sent.lines, line(2, 5)] }
  expect(furtherOf(more, sent)).toEqual({ lines: [line(2, 5)], recipient: { client: 7 }, note: '' })
})

test('a request goes with its client and note, and names an agency only where one was chosen', () => {
  const typed: Typed = { lines: [line(1, 2)], recipient: { client: 7, name: 'Seven' }, note: ' soon ' }
  expect(sentOf(typed)).toEqual({
    body: { requests: [{ product_id: 1, quantity: 2, client_id: 7, note: 'soon' }] },
  })
  expect(sentOf({ ...nothing, recipient: { agency: 3 } }).body).toMatchObject({ agency_id: 3 })
})
