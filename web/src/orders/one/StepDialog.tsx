import { TextInput } from '@mantine/core'
import type { OrderStep } from '@mandato/contract/orders/status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { moveOrder, type Order } from '../data.ts'
import { ReasonField } from './ReasonField.tsx'
import styles from './one.module.css'

export type Asking = Exclude<OrderStep, 'take-over'>
/** Somebody else reads why. */
const needsReason: readonly Asking[] = ['ask', 'reject']

interface Props {
  event: Asking
  one: Order
  onClose: () => void
}

/** A step that says something: why, or for which day. */
export function StepDialog({ event, one, onClose }: Props) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  const [date, setDate] = useState(one.delivery_request_date ?? '')
  const [missing, setMissing] = useState(false)
  const move = useWrite(moveOrder())
  const go = () => {
    if (needsReason.includes(event) && reason.trim() === '') return setMissing(true)
    move.mutate(
      {
        params: { id: one.id, event },
        body: { version: one.version, reason: reason.trim(), ...(event === 'confirm' && date && { date }) },
      },
      {
        // Refused, it stays open with its words: what changed meanwhile is read again below it.
        onError: toast.error,
        onSuccess: () => {
          toast.ok(t(`toasts.${event}`))
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={t(`ask.${event}`, { number: one.number, client: one.client })}
      verb={t(`acts.${event}`)}
      irreversible={event === 'confirm' || event === 'withdraw'}
      danger={event === 'withdraw'}
      busy={move.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {event === 'confirm' ? (
          <TextInput
            type="date"
            label={t('promised')}
            min={one.order_date}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        ) : (
          <ReasonField label={t(`askWords.${event}`)} value={reason} onChange={setReason} missing={missing} />
        )}
      </div>
    </ConfirmDialog>
  )
}
