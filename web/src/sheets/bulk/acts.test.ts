import { expect, test } from 'vitest'
import type { BoardRow } from '../data.ts'
import { actsOn } from './acts.ts'

const row = (client_id: number, sheet_status: BoardRow['sheet_status'], deletion = false) =>
  ({ client_id, sheet_status, filters: { deletion } }) as BoardRow
const offered = (rows: readonly BoardRow[], staff: boolean) =>
  actsOn(rows, staff).map(({ act, rows: suited }) => [act, suited.map((one) => one.client_id)])

const rows = [
  row(1, 'sent'),
  row(2, 'confirmed'),
  row(3, 'in_review'),
  row(4, 'sent', true),
  row(5, 'to_renew'),
  row(6, 'sent'),
]

test('an act counts the rows it suits; a client who is to be deleted is left alone', () => {
  expect(offered(rows, true)).toEqual([
    ['remind', [1, 6]],
    ['flag', [2]],
  ])
})

test('an agent marks nothing for renewal', () => {
  expect(offered(rows, false)).toEqual([['remind', [1, 6]]])
})

test('an act that suits none of them is not offered, and a review never is', () => {
  expect(offered([row(3, 'in_review'), row(5, 'to_renew')], true)).toEqual([])
})
