import { expect, test } from 'vitest'
import type { AgencyRow, BoardRow } from '../data.ts'
import { type BulkActName, bulkActs } from '@mandato/contract/bulk-acts'
import { canRemindAgency, isTooSoon, remindableFrom } from './acts.ts'

const row = (client_id: number, sheet_status: BoardRow['sheet_status'], deletion = false) =>
  ({ client_id, sheet_status, filters: { deletion }, remind_from: null }) as BoardRow
const suited = (act: BulkActName & ('remindClients' | 'flagSheets'), rows: readonly BoardRow[]) =>
  rows.filter((one) => bulkActs[act].inputOf(one, {}) !== null).map(({ client_id }) => client_id)

const rows = [
  row(1, 'sent'),
  row(2, 'confirmed'),
  row(3, 'in_review'),
  row(4, 'sent', true),
  row(5, 'to_renew'),
  row(6, 'sent'),
]

test('who signs is reminded; a client who is to be deleted is left alone', () => {
  expect(suited('remindClients', rows)).toEqual([1, 6])
})

test('a confirmed sheet is marked for renewal, and a review is left to who reads it', () => {
  expect(suited('flagSheets', rows)).toEqual([2])
})

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()

test('who was reminded within a day is left out, until the day is over', () => {
  const again = [
    { ...row(1, 'sent'), remind_from: hours(2) },
    { ...row(2, 'sent'), remind_from: hours(-2) },
    { ...row(3, 'sent'), remind_from: hours(1) },
  ]
  expect(
    suited(
      'remindClients',
      again.filter((one) => !isTooSoon(one)),
    ),
  ).toEqual([2])
  expect(remindableFrom(again)).toBe(again[2]?.remind_from)
  expect(remindableFrom([row(4, 'sent')])).toBeNull()
})

test('an agency is reminded while a sheet is unfinished; clients without an agency are not', () => {
  const agency = (agency_id: number, unfinished: boolean, remind_from: string | null = null) =>
    ({ agency_id, filters: { unfinished }, remind_from }) as AgencyRow
  const rows = [agency(1, true), agency(2, false), agency(0, true), agency(3, true, hours(1))]
  expect(rows.filter(canRemindAgency).map((one) => one.agency_id)).toEqual([1])
})
