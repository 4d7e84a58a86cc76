import i18next from 'i18next'
import type { JournalSending } from '../../platform/journal/kind.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { askManufacturer, noteNumbered, replyNumbered, rereadRequests } from '../data.ts'
import type { KeptAsked, KeptSaid } from './typed.ts'

/** Sends a request that was written on this device, from wherever in the portal one is by then. */
export const freeRequestSending: JournalSending = {
  send: ({ fields, key, onSent }) => {
    const { values, follows } = fields as KeptAsked
    const { subject, text, client, attachment } = values
    return askManufacturer(
      {
        fields: {
          subject,
          text,
          ...(client !== null && { client_id: String(client) }),
          ...(follows && { follows }),
        },
        files: { attachment },
      },
      key,
      onSent,
    )
  },
  sent: ({ title }) => {
    void rereadRequests()
    toast.ok(i18next.t('app:device.asked', { title }))
  },
}

/** Sends what was written in a conversation. */
export const replySending: JournalSending = {
  send: ({ record, fields, key, onSent }) => {
    const { values, version } = fields as KeptSaid
    const params = { id: record.subject }
    if (record.act === 'note') return noteNumbered({ params, body: { text: values.text } }, key)
    return replyNumbered(
      {
        params,
        fields: { text: values.text, ...(version !== null && { version: String(version) }) },
        files: { attachment: values.attachment },
      },
      key,
      onSent,
    )
  },
  sent: ({ title }) => {
    void rereadRequests()
    toast.ok(i18next.t('app:device.replied', { title }))
  },
}
