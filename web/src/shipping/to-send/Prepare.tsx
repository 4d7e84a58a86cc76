import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { ticked } from '../../ui/list/bulk/handed.ts'
import type { Ticked } from '../../ui/list/bulk/useTicked.ts'
import { openPreparations, type ToSendRow } from '../data.ts'

/** Takes the ticked lines into preparations, one for each recipient, and goes on to them. */
export function Prepare({ ticks }: { ticks: Ticked<ToSendRow> }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const open = useWrite(openPreparations())
  const rows = ticks.ticked
  const prepare = () =>
    open.mutate(
      { body: { requests: rows.map(({ request_id }) => ({ request_id })) } },
      {
        onError: toast.error,
        onSuccess: ({ response: { sessions } }) => {
          ticks.untick(rows)
          toast.ok(t('toSend.opened', { count: sessions.length }))
          const [first] = sessions
          if (first && sessions.length === 1)
            void navigate({ to: '/preparations/$id', params: { id: String(first.id) } })
          else
            void navigate({
              to: '/preparations',
              search: { status: 'live' },
              state: ticked(sessions.map(({ id }) => id)),
            })
        },
      },
    )
  return (
    <Button
      variant="filled"
      leftSection={<IconPackage size={16} />}
      loading={open.isPending}
      onClick={prepare}
    >
      {t('toSend.prepare', { count: rows.length })}
    </Button>
  )
}
