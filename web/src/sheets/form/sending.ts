import i18next from 'i18next'
import type { SheetAction } from '@mandato/contract/sheets/form'
import type { JournalSending } from '../../platform/journal/kind.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { rereadSheets, type SavedSheet, saveNumbered } from '../data.ts'
import type { KeptSheet } from './draft.ts'
import { baseAfter, furtherOf } from './form-state.ts'
import { saveInput } from './save-input.ts'

/** Sends a sheet that was written on this device, from wherever in the portal one is by then. */
export const sheetSending: JournalSending = {
  send: ({ record, fields, key }) => {
    const kept = fields as KeptSheet
    const client = record.subject === 'new' ? 0 : Number(record.subject)
    return saveNumbered(kept.staff, saveInput(client, kept, record.act as SheetAction), key)
  },
  sent: ({ title }) => {
    void rereadSheets()
    toast.ok(i18next.t('app:waiting.saved', { name: title || i18next.t('app:waiting.new') }))
  },
  follow: ({ fields, left }, answer) => {
    const { id, version } = answer as SavedSheet
    const kept = fields as KeptSheet
    const sent = (left?.fields ?? kept) as KeptSheet
    const further = furtherOf(kept, sent)
    if (Object.keys(further.mine).length + Object.keys(further.ways).length === 0) return null
    const base = baseAfter(sent, version)
    return { subject: String(id), fields: { ...kept, ...further, base, signer: null } satisfies KeptSheet }
  },
}
