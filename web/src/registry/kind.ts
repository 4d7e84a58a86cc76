import type { JournalKind } from '../platform/journal/kind.ts'

/** Where a client is, measured in its shop; the subject is the client's id. */
export const placeKind: JournalKind = {
  name: 'place',
  shape: 1,
  linkOf: ({ subject }) => ({ to: '/clients/$id', params: { id: subject } }),
  load: async () => (await import('./client/place/sending.ts')).placeSending,
}
