import { beforeEach, expect, test } from 'vitest'
import { type Draft, draftsOf, dropDraft, keepDraft, readDraft } from './draft.ts'

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
  for (const person of persons) for (const { client } of draftsOf(person)) dropDraft(person, client)
})

test('a draft is found again by its person and its client, and by nobody else', () => {
  keepDraft(11, 7, 'Mobili Uno', draft(1))
  expect(readDraft(11, 7)).toEqual(draft(1))
  expect(readDraft(12, 7)).toBeNull()
  expect(readDraft(11, 8)).toBeNull()
})

test('the list names what waits, the newest first, and forgets what was saved', () => {
  keepDraft(11, 7, 'Mobili Uno', draft(1))
  keepDraft(11, 8, 'Mobili Due', draft(2, true))
  keepDraft(11, 7, 'Mobili Uno', draft(3))
  expect(draftsOf(11)).toEqual([
    { client: 7, name: 'Mobili Uno', at: 3, waiting: false },
    { client: 8, name: 'Mobili Due', at: 2, waiting: true },
  ])
  dropDraft(11, 7)
  expect(draftsOf(11).map(({ client }) => client)).toEqual([8])
  expect(draftsOf(12)).toEqual([])
})
