import { expect, test } from 'vitest'
import type { BoardRow } from '../data.ts'
import { suits } from './acts.ts'

const row = (client_id: number, sheet_status: BoardRow['sheet_status'], deletion = false) =>
  ({ client_id, sheet_status, filters: { deletion } }) as BoardRow
const suited = (act: keyof typeof suits, rows: readonly BoardRow[]) =>
  rows.filter(suits[act]).map(({ client_id }) => client_id)

const rows = [
  row(1, 'sent'),
  row(2, 'confirmed'),
  row(3, 'in_review'),
  row(4, 'sent', true),
  row(5, 'to_renew'),
  row(6, 'sent'),
]

test('who signs is reminded; a client who is to be deleted is left alone', () => {
  expect(suited('remind', rows)).toEqual([1, 6])
})

test('a confirmed sheet is marked for renewal, and a review is left to who reads it', () => {
  expect(suited('flag', rows)).toEqual([2])
})
