import type { JournalKind } from '../platform/journal/kind.ts'

/** Requests of materials. */
export const requestKind: JournalKind = {
  name: 'materialRequest',
  shape: 1,
  linkOf: ({ id }) => ({ to: '/materials', search: { request: id } }),
  load: async () => (await import('./request/sending.ts')).requestSending,
}
