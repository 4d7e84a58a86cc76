import i18next from 'i18next'
import type { JournalSending } from '../../platform/journal/kind.ts'
import { same } from '../../ui/forms/same.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { handOverNumbered, rereadHandOvers } from '../data.ts'
import { arrivedOf, type KeptHandOver, nothing, sentOf } from './typed.ts'

/** Sends a hand-over that was signed on this device, from wherever in the portal one is by then. */
export const handOverSending: JournalSending = {
  send: ({ record, fields, key }) =>
    handOverNumbered(sentOf(Number(record.subject), fields as KeptHandOver), key),
  sent: ({ title }) => {
    void rereadHandOvers()
    toast.ok(i18next.t('app:device.handedOver', { title }))
  },
  follow: ({ subject, fields, left }) => {
    const kept = fields as KeptHandOver
    const { values: sent } = (left?.fields ?? kept) as KeptHandOver
    const values = arrivedOf(kept.values, sent)
    // Only the name is left: nothing that anybody would miss.
    if (same({ ...values, name: '' }, nothing)) return null
    return { subject, fields: { ...kept, values } satisfies KeptHandOver }
  },
}
