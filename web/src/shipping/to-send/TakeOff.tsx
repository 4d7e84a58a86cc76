import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import type { Ticked } from '../../ui/list/bulk/useTicked.ts'
import { takeOff, type ToSendRow } from '../data.ts'

/** Removes the ticked lines from "to send" for good, all or none, with a reason their agencies read. */
export function TakeOff({ ticks }: { ticks: Ticked<ToSendRow> }) {
  const { t } = useTranslation('shipping')
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const off = useWrite(takeOff())
  const rows = ticks.ticked
  const counts = { count: rows.length }
  const given = reason.trim()
  const confirm = () =>
    off.mutate(
      { body: { requests_id: rows.map(({ request_id }) => request_id), ...(given && { reason: given }) } },
      {
        onError: toast.error,
        onSuccess: () => {
          ticks.untick(rows)
          toast.ok(t('toSend.takenOff', counts))
          setReason('')
        },
        onSettled: () => setAsked(false),
      },
    )
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('toSend.takeOff', counts)}</Button>
      <ConfirmDialog
        opened={asked}
        title={t('toSend.takeOffTitle', counts)}
        verb={t('toSend.takeOff', counts)}
        irreversible
        busy={off.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {t('toSend.takeOffWords')}
        <TextInput
          mt="var(--space-3)"
          label={t('toSend.reason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  )
}
