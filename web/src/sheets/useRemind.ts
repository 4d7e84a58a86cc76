import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { type Reminded, remindAgency, remindSigner } from './data.ts'

/** Reminders, with the answer said in a sentence: to whom it went, or why it did not. */
export function useRemind(onDone?: () => void) {
  const { t } = useTranslation('sheets')
  const agency = useWrite(remindAgency())
  const signer = useWrite(remindSigner())
  const say = ({ sent_to, sheets, skipped }: Reminded) => {
    const [first] = skipped
    if (sheets > 0) toast.ok(t('remind.sent', { count: sheets, to: sent_to.join(', ') }))
    else if (first)
      toast.info(t('remind.skipped', { client: first.client, reason: t(`remind.${first.reason}`) }))
    else toast.info(t('remind.nothing'))
  }
  const after = {
    onSuccess: ({ response }: { response: Reminded }) => say(response),
    onError: toast.error,
    onSettled: onDone,
  }
  return {
    busy: agency.isPending || signer.isPending,
    /** The agency, about all its unfinished sheets or about one. */
    agency: (id: number, client?: number) =>
      agency.mutate({ params: { id }, query: client ? { client } : {} }, after),
    signer: (client: number) => signer.mutate({ params: { client } }, after),
  }
}
