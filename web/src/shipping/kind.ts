import type { JournalKind } from '../platform/journal/kind.ts'

/** Materials handed over in a shop, with their signature; the subject is the client's number. */
export const handOverKind: JournalKind = {
  name: 'handOver',
  shape: 1,
  linkOf: ({ subject }) => ({ to: '/hand-over', search: { client: Number(subject) } }),
  load: async () => (await import('./hand-over/sending.ts')).handOverSending,
}
