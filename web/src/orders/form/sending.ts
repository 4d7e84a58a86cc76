import i18next from 'i18next'
import type { JournalSending } from '../../platform/journal/kind.ts'
import { same } from '../../ui/forms/same.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { rereadOrders, type SavedOrder, saveOrder } from '../data.ts'
import type { KeptOrder } from '../kind.ts'
import { arrivedOf, sentOf } from './typed.ts'

/** Sends an order that was written on this device, from wherever in the portal one is by then. */
export const orderSending: JournalSending = {
  send: async ({ record, fields, key, onSent }) => {
    const { type, values, base } = fields as KeptOrder
    const one =
      record.subject === 'new' || base.version === null
        ? null
        : { id: Number(record.subject), version: base.version }
    return saveOrder(sentOf(type, values, one, record.act !== 'send'), key, onSent)
  },
  sent: (record, answer) => {
    void rereadOrders()
    const { number } = answer as SavedOrder
    toast.ok(
      number === null
        ? i18next.t('app:device.savedOf', { title: record.title })
        : i18next.t('app:device.orderSent', { number, title: record.title }),
    )
  },
  follow: ({ fields, left }, answer) => {
    const { id, version, status } = answer as SavedOrder
    // What was sent is not edited any more; its form cannot be typed into while it leaves.
    if (status !== 'draft') return null
    const kept = fields as KeptOrder
    const { values: sent } = (left?.fields ?? kept) as KeptOrder
    const values = arrivedOf(kept.values, sent)
    const clean = arrivedOf(sent, sent)
    // Kept once more as it had left.
    if (same(values, clean)) return null
    return {
      subject: String(id),
      fields: {
        ...kept,
        values,
        base: { version, values: clean },
      } satisfies KeptOrder,
    }
  },
}
