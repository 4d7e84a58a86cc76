import { expect, test } from 'vitest'
import type { JournalRecord } from '../../platform/journal/record.ts'
import { bytesOf, groupsOf } from './groups.ts'

const record = (id: string, more: Partial<JournalRecord>): JournalRecord => ({
  id,
  person: 1,
  kind: 'order',
  subject: 'new',
  shape: 1,
  fields: {},
  title: '',
  about: '',
  state: 'draft',
  act: null,
  seq: null,
  device: null,
  left: null,
  after: null,
  reason: null,
  tries: 0,
  triedAt: null,
  begunAt: 0,
  at: 0,
  rev: 1,
  files: [],
  bytes: 10,
  ...more,
})
const reason = { key: 'gone', message: 'gone', fields: {}, at: 1 }

test('what came back is apart from drafts, also once it has its new number, and what waits stands in the order of its numbers', () => {
  const { refused, waiting, drafts } = groupsOf([
    record('b', { state: 'waiting', seq: 7, begunAt: 1 }),
    record('a', { state: 'sending', seq: 3, begunAt: 2 }),
    record('r', { state: 'refused', reason }),
    record('c', { state: 'draft', seq: 9, reason }),
    record('d', {}),
  ])
  expect(refused.map(({ id }) => id)).toEqual(['r', 'c'])
  expect(waiting.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(drafts.map(({ id }) => id)).toEqual(['d'])
  expect(bytesOf(waiting)).toBe(20)
})
