import type { JournalKind } from '../platform/journal/kind.ts'
import type { KeptAsked } from './one/typed.ts'

/** Requests for which there is no form, with their attachments. */
export const freeRequestKind: JournalKind = {
  name: 'freeRequest',
  shape: 1,
  linkOf: ({ id, fields }) => {
    const { follows } = fields as KeptAsked
    return { to: '/requests/$id', params: { id: 'new' }, search: { ...(follows && { follows }), draft: id } }
  },
  load: async () => (await import('./one/sending.ts')).freeRequestSending,
}

/** What is written in a conversation; the subject is the request's number (`free-3`). */
export const replyKind: JournalKind = {
  name: 'requestReply',
  shape: 1,
  linkOf: ({ subject }) => ({ to: '/requests/$id', params: { id: subject }, search: {} }),
  load: async () => (await import('./one/sending.ts')).replySending,
}
