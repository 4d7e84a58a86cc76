import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { rereadToSend, takeOff } from '../data.ts'

interface Props {
  /** Lines to send. */
  ids: readonly number[]
  /** What was taken off is ticked no more; the rest stays. */
  onDone: (gone: readonly number[]) => void
}

/** Takes lines off "to send" for ever, with the reason the agency is told. */
export function TakeOff({ ids, onDone }: Props) {
  const { t } = useTranslation('shipping')
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const counts = { count: ids.length }
  const confirm = async () => {
    setBusy(true)
    const gone: number[] = []
    try {
      for (const id of ids) {
        await takeOff(id, reason.trim())
        gone.push(id)
      }
      toast.ok(t('toSend.takenOff', { count: gone.length }))
    } catch (error) {
      toast.error(error)
    }
    await rereadToSend()
    setBusy(false)
    setAsked(false)
    setReason('')
    onDone(gone)
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('toSend.takeOff', counts)}</Button>
      <ConfirmDialog
        opened={asked}
        title={t('toSend.takeOffTitle', counts)}
        verb={t('toSend.takeOff', counts)}
        irreversible
        busy={busy}
        onConfirm={() => void confirm()}
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
