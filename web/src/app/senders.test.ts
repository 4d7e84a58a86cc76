import { expect, it } from 'vitest'
import type { JournalKind } from '../platform/journal/kind.ts'
import { journalKinds } from './senders.ts'

it('every form that a domain keeps for when there is a network again is sent', () => {
  const declared = import.meta.glob<Readonly<Record<string, JournalKind>>>('../*/kind.ts', { eager: true })
  const names = Object.values(declared).flatMap((kinds) => Object.values(kinds).map(({ name }) => name))
  expect(names.length).toBeGreaterThan(5)
  expect(names.toSorted()).toEqual(journalKinds.map(({ name }) => name).toSorted())
})
