import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { type Change, changeChoices } from './data.ts'

/** Keeps a choice at once, and says so. */
export function useChange(): { readonly change: (change: Change) => void; readonly busy: boolean } {
  const { t } = useTranslation('app')
  const write = useWrite(changeChoices())
  const change = (body: Change) =>
    write.mutate({ body }, { onSuccess: () => toast.ok(t('toasts.changesSaved')), onError: toast.error })
  return { change, busy: write.isPending }
}
