import type { SheetAction } from '@mandato/contract/sheets/form'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import {
  cancelSheet,
  flagSheet,
  rereadForm,
  type SheetBody,
  type SheetForm,
  setSheet,
  withdrawSheet,
} from '../data.ts'

type Said = 'sent' | 'ready' | 'inReview' | 'renewed' | 'withdrawn' | 'cancelled' | 'flagged' | 'saved'

/** The acts on a sheet that change none of its fields. */
export function useActs(form: SheetForm, staff: boolean, onDone: () => void) {
  const { t } = useTranslation('sheets')
  const set = useWrite(setSheet(staff))
  const withdraw = useWrite(withdrawSheet(staff))
  const cancel = useWrite(cancelSheet())
  const flag = useWrite(flagSheet())
  const { id } = form.client
  const after = (said: Said, then?: () => void) => ({
    onSuccess: () => {
      toast.ok(t(`toasts.${said}`))
      onDone()
      then?.()
    },
    onError: (error: ApiError) => {
      toast.error(error)
      onDone()
      if (error.status === 409) void rereadForm(staff, id)
    },
  })
  return {
    busy: set.isPending || withdraw.isPending || cancel.isPending || flag.isPending,
    set: (action: SheetAction, said: Said, more: Partial<SheetBody> = {}, then?: () => void) =>
      set.mutate({ params: { id }, body: { action, version: form.version, ...more } }, after(said, then)),
    withdraw: () => withdraw.mutate({ params: { client: id } }, after('withdrawn')),
    cancel: () => cancel.mutate({ params: { client: id } }, after('cancelled')),
    flag: () => flag.mutate({ params: { client: id } }, after('flagged')),
  }
}
