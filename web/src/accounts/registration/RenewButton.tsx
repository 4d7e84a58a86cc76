import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { renewRegistration } from './data.ts'

/** Another twelve months for an account of the press. */
export function RenewButton({ id, until }: { id: number; until: string | null }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const renew = useWrite(renewRegistration())
  return (
    <Button
      loading={renew.isPending}
      title={until ? t('registrations.until', { day: format.date(until.slice(0, 10)) }) : undefined}
      onClick={() =>
        renew.mutate(
          { params: { id } },
          { onError: toast.error, onSuccess: () => toast.ok(t('registrations.renewed')) },
        )
      }
    >
      {t('registrations.renew')}
    </Button>
  )
}
