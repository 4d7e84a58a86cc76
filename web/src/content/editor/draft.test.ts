import { expect, it } from 'vitest'
import type { Edited } from './data.ts'
import { draftOf, inputOf, isLater, restored } from './draft.ts'

const doc = (text: string) =>
  ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }) as const
const saved: Edited = {
  id: 7,
  kind: 'promotions',
  state: 'published',
  topic: 'product',
  cover: 'oven',
  image: null,
  texts: { it: { title: 'Colonna forno', abstract: '', body: doc('Forno') } },
  audience: [{ types: [], profiles: [], countries: [], agencies: [] }],
  publish_at: '2025-11-01T08:00:00.000Z',
  expires_at: '2025-11-30T23:00:00.000Z',
  mandatory: false,
  confirm_by: null,
  valid_from: '2025-11-01',
  valid_until: '2025-11-30',
  codes: [],
  conditions: null,
  series: null,
  attachments: [],
  pictures: {},
  mail: false,
  mailed_at: null,
  version: 3,
  changed_at: '2025-11-01T08:00:00.000Z',
  changed_by: null,
}

it('the last day of a promotion says when it ends, not the moment it had before', () => {
  const { expires_at, valid_until } = inputOf({ ...draftOf(saved, 'it'), valid_until: '2025-12-31' }, 3)
  expect([expires_at, valid_until]).toEqual([null, '2025-12-31'])
  expect(inputOf(draftOf({ ...saved, kind: 'news' }, 'it'), 3).expires_at).toBe('2025-11-30T23:00:00.000Z')
})

it('a version that is restored has the languages it had', () => {
  const later = draftOf(
    {
      ...saved,
      texts: { ...saved.texts, fr: { title: 'Four', abstract: '', body: doc('x') } },
    },
    'it',
  )
  expect(Object.keys(inputOf(later, 3).texts)).toEqual(['it', 'fr'])
  expect(inputOf(restored(later, saved.texts), 3).texts).toEqual(saved.texts)
})

it('an item that was taken back is published, not scheduled for a moment that is past', () => {
  const at = (now: string) => isLater(draftOf(saved, 'it'), Date.parse(now))
  expect([at('2025-10-31T08:00:00Z'), at('2025-11-01T08:00:00Z')]).toEqual([true, false])
  expect(isLater(draftOf({ ...saved, publish_at: null }, 'it'), 0)).toBe(false)
})
