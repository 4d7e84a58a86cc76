import { beforeEach, expect, test } from 'vitest'
import { type Draft, sheetDrafts } from './draft.ts'

const draft = (at: number, waiting = false): Draft => ({
  at,
  begun: 'once',
  base: { version: 1, values: {} },
  mine: { notes: `typed at ${at}` },
  ways: {},
  waiting,
})
const persons = [11, 12]
beforeEach(() => {
  for (const person of persons) for (const { id } of sheetDrafts.lines(person)) sheetDrafts.drop(person, id)
})

test('a draft is found by its person and client only', () => {
  sheetDrafts.keep(11, 7, 'Mobili Uno', draft(1))
  expect(sheetDrafts.read(11, 7)).toEqual(draft(1))
  expect(sheetDrafts.read(12, 7)).toBeNull()
  expect(sheetDrafts.read(11, 8)).toBeNull()
})

test('the list names what waits, the newest first, and forgets what was saved', () => {
  sheetDrafts.keep(11, 7, 'Mobili Uno', draft(1))
  sheetDrafts.keep(11, 8, 'Mobili Due', draft(2, true))
  sheetDrafts.keep(11, 7, 'Mobili Uno', draft(3))
  expect(sheetDrafts.lines(11)).toEqual([
    { id: 7, name: 'Mobili Uno', at: 3, waiting: false },
    { id: 8, name: 'Mobili Due', at: 2, waiting: true },
  ])
  sheetDrafts.drop(11, 7)
  expect(sheetDrafts.lines(11).map(({ id }) => id)).toEqual([8])
  expect(sheetDrafts.lines(12)).toEqual([])
})

test('what waits is sent but for the one whose form is open', () => {
  sheetDrafts.keep(11, 7, 'Mobili Uno', draft(1, true))
  sheetDrafts.keep(11, 8, 'Mobili Due', draft(2, true))
  expect(sheetDrafts.waiting(11, null).map(({ id }) => id)).toEqual([8, 7])
  expect(sheetDrafts.waiting(11, 8).map(({ id }) => id)).toEqual([7])
})
