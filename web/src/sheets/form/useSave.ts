import type { SheetAction } from '@mandato/contract/sheets/form'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../platform/api-error.ts'
import type { Found } from '../../platform/journal/useJournal.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useOnDevice } from '../../ui/forms/useOnDevice.ts'
import { type Parts, useOtherTabs } from '../../ui/forms/useOtherTabs.ts'
import { rereadForm, rereadSheets, type SavedSheet } from '../data.ts'
import { sheetKind } from '../kind.ts'
import type { KeptSheet, Ways } from './draft.ts'
import type { SheetEditor } from './useSheetForm.ts'
import type { Mine } from './values.ts'

const said = {
  save: 'toasts.saved',
  save_for_signature: 'toasts.ready',
  send_signature: 'toasts.sent',
  send_revision: 'toasts.inReview',
  renew: 'toasts.renewed',
} as const satisfies Record<SheetAction, string>

const isEmpty = ({ mine, ways }: KeptSheet): boolean =>
  Object.keys(mine).length + Object.keys(ways).length === 0
/** Two windows compare the fields and the ways one by one. */
const partsOf = ({ mine, ways }: KeptSheet): Parts => ({
  ...mine,
  ...Object.fromEntries(Object.entries(ways).map(([key, value]) => [way + key, value])),
})
const way = 'way.'
function takenOf(parts: Parts): Pick<KeptSheet, 'mine' | 'ways'> {
  const of = (isWay: boolean) => Object.entries(parts).filter(([key]) => key.startsWith(way) === isWay)
  return {
    mine: Object.fromEntries(of(false)) as Mine,
    ways: Object.fromEntries(of(true).map(([key, value]) => [key.slice(way.length), value])) as Ways,
  }
}

interface Options {
  readonly editor: SheetEditor
  readonly staff: boolean
  readonly found: Found
  /** It is there: who began a new one goes on where it is now. */
  readonly onSaved: (client: number) => void
}

/** Keeps what is typed on the device, and sends it together with what is to become of the sheet. */
export function useSave({ editor, staff, found, onSaved }: Options) {
  const { t } = useTranslation('sheets')
  const { client } = editor.form
  const refused = (error: ApiError) => {
    // The other person's values come in, and the form says where they meet ours.
    if (error.key === 'changed_meanwhile' || error.key === 'sheet_not_in_state') {
      toast.info(t(error.key === 'changed_meanwhile' ? 'conflict.toast' : 'conflict.state'))
      void rereadForm(staff, client.id)
    } else if (!editor.land(error))
      // What went wrong inside the portal has no words of its own (specification §8).
      toast.error(error.status >= 500 ? t('saveFailed') : error)
  }
  const device = useOnDevice<KeptSheet, SheetAction>({
    kind: sheetKind,
    found,
    subject: client.id === 0 ? 'new' : String(client.id),
    typed: editor.typed,
    isEmpty,
    fieldsOf: (typed) => typed,
    about: ({ base, mine }) => {
      const name = mine['business_name'] ?? base.values['business_name']
      const count = Object.keys(mine).length
      return {
        title: typeof name === 'string' ? name : '',
        about: count > 0 ? t('changedFields', { count }) : '',
      }
    },
    heard: (outcome) => {
      if (!outcome.done) return outcome.waits ? undefined : refused(outcome.error)
      const { id, version, sent_to } = outcome.answer as SavedSheet
      editor.arrived(outcome.fields as KeptSheet, version)
      const words = editor.form.may.send_signature ? said[outcome.act as SheetAction] : 'toasts.savedOwn'
      toast.ok(sent_to ? t('toasts.sentTo', { to: sent_to }) : t(words))
      void rereadSheets()
      onSaved(id)
    },
  })
  useOtherTabs<KeptSheet>(found.id, device.keeping, {
    read: (fields) => fields as KeptSheet,
    now: () => editor.typed,
    partsOf,
    take: (next) => editor.take(takenOf(next)),
  })
  return device
}
export type SheetOnDevice = ReturnType<typeof useSave>
