import i18next from 'i18next'
import type { JournalSending } from '../../../platform/journal/kind.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { placeNumbered, rereadClients } from '../../clients/data.ts'
import type { KeptPlace } from './typed.ts'

/** Sends a place that was measured on this device, from wherever in the portal one is by then. */
export const placeSending: JournalSending = {
  send: async ({ record, fields, key }) => {
    const { measured } = (fields as KeptPlace).values
    return measured && placeNumbered(Number(record.subject), measured, key)
  },
  sent: ({ title }) => {
    void rereadClients()
    toast.ok(i18next.t('app:device.placed', { title }))
  },
  follow: ({ subject, fields }) => ({ subject, fields }),
}
