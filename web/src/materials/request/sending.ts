import i18next from 'i18next'
import type { JournalSending } from '../../platform/journal/kind.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { requestNumbered, rereadRequests } from '../data.ts'
import { furtherOf, gathered, isEmpty, sentOf, type Typed } from './typed.ts'

/** Sends a request that was gathered on this device, from wherever in the portal one is by then. */
export const requestSending: JournalSending = {
  send: ({ fields, key }) => requestNumbered(sentOf(fields as Typed), key),
  sent: ({ about }) => {
    void rereadRequests()
    toast.ok(i18next.t('app:device.requestSent', { about }))
  },
  follow: ({ fields, left }) => {
    const further = furtherOf(fields as Typed, (left?.fields ?? fields) as Typed)
    return isEmpty(further) ? null : { subject: gathered, fields: further }
  },
}
