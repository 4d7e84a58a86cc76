import { useNavigate } from '@tanstack/react-router'
import type { SheetAction } from '@mandato/contract/sheets/form'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { rereadForm, type SheetBody, saveDraft } from '../data.ts'
import { sheetDrafts } from './draft.ts'
import { saveInput } from './save-input.ts'
import type { SheetEditor } from './useSheetForm.ts'

const said = {
  save: 'toasts.saved',
  save_for_signature: 'toasts.ready',
  send_signature: 'toasts.sent',
  send_revision: 'toasts.inReview',
  renew: 'toasts.renewed',
} as const satisfies Record<SheetAction, string>

type Done = (error: ApiError | null) => void

/** Sends what was typed together with what is to become of the sheet. */
export function useSave(editor: SheetEditor, staff: boolean, person: number) {
  const { t } = useTranslation('sheets')
  const navigate = useNavigate()
  const write = useWrite(saveDraft(staff, editor.begun))
  const { client, sheet_id } = editor.form

  const refused = (error: ApiError, action: SheetAction) => {
    // Nobody answers: it stays on the device and goes as soon as somebody does.
    if (error.unanswered && action === 'save') editor.wait(true)
    // The other person's values come in, and the form says where they meet ours.
    else if (error.key === 'changed_meanwhile' || error.key === 'sheet_not_in_state') {
      toast.info(t(error.key === 'changed_meanwhile' ? 'conflict.toast' : 'conflict.state'))
      void rereadForm(staff, client.id)
    } else if (!editor.land(error))
      // What went wrong inside the portal has no words of its own (specification §8).
      toast.error(error.status >= 500 ? t('saveFailed') : error)
  }
  const run = (action: SheetAction, more: Partial<SheetBody> = {}, onDone?: Done) => {
    write.mutate(saveInput(editor.form, editor, action, more), {
      onSuccess: ({ response }) => {
        sheetDrafts.drop(person, client.id)
        editor.clear()
        const words = editor.form.may.send_signature ? said[action] : 'toasts.savedOwn'
        toast.ok(response.sent_to ? t('toasts.sentTo', { to: response.sent_to }) : t(words))
        onDone?.(null)
        if (client.id === 0)
          void navigate({
            to: '/sheets/$client',
            params: { client: String(response.id) },
            search: {},
            replace: true,
            ignoreBlocker: true,
          })
      },
      onError: (error) => {
        refused(error, action)
        onDone?.(error)
      },
    })
  }
  return { run, busy: write.isPending, isNew: sheet_id === null }
}

/** Sends the sheet as it is typed; says when that is done, and what was refused. */
export type Save = ReturnType<typeof useSave>['run']
