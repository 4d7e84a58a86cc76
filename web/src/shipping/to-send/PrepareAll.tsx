import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { openPreparations, type ToSendRow } from '../data.ts'

const recipientOf = (row: ToSendRow): string => `${row.agency_id} ${row.client_id ?? ''}`

/** The lines in sight that go where this one goes, where it is the first of them; else none. */
export function groupOf(row: ToSendRow, rows: readonly ToSendRow[]): readonly ToSendRow[] {
  const group = rows.filter((other) => recipientOf(other) === recipientOf(row))
  return group[0]?.request_id === row.request_id ? group : []
}

/** All that is to send to one recipient goes into a preparation in one act. */
export function PrepareAll({ group, recipient }: { group: readonly ToSendRow[]; recipient: string }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const open = useWrite(openPreparations())
  return (
    <Button
      size="xs"
      loading={open.isPending}
      aria-label={t('toSend.prepareFor', { count: group.length, name: recipient })}
      onClick={() =>
        open.mutate(
          { body: { requests: group.map(({ request_id }) => ({ request_id })) } },
          {
            onError: toast.error,
            onSuccess: ({ response: { sessions } }) => {
              const [first] = sessions
              if (first)
                void navigate({ to: '/preparations/$id', params: { id: String(first.id) }, search: {} })
            },
          },
        )
      }
    >
      {t('toSend.prepareAll', { count: group.length })}
    </Button>
  )
}
