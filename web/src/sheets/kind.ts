import type { JournalKind } from '../platform/journal/kind.ts'

/** Sheets of clients, also of those who are not entered yet. */
export const sheetKind: JournalKind = {
  name: 'sheet',
  shape: 1,
  linkOf: ({ id, subject }) => ({
    to: '/sheets/$client',
    params: { client: subject === 'new' ? '0' : subject },
    search: subject === 'new' ? { draft: id } : { view: 'edit' },
  }),
  load: async () => (await import('./form/sending.ts')).sheetSending,
}
