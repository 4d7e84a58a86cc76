import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { notNow } from '../data.ts'
import styles from './day.module.css'
import type { DayClient } from './reasons.ts'

const reasons = ['closed', 'holiday', 'seen', 'asked'] as const
const weeks = [1, 2, 4, 13] as const

const inDays = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('sv-SE')
}

/** Why a client is not asked for now, and until when. */
export function NotNowDialog({ client, onClose }: { client: DayClient['client']; onClose: () => void }) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(() => inDays(14))
  const [missing, setMissing] = useState(false)
  const pause = useWrite(notNow())
  const go = () => {
    if (reason.trim().length < 2 || !until) return setMissing(true)
    pause.mutate(
      { params: { client: client.id }, body: { reason: reason.trim(), until } },
      {
        onError: toast.error,
        onSuccess: () => {
          toast.ok(t('paused', { name: client.business_name, day: format.dateLong(until) }))
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={t('whyNot', { name: client.business_name })}
      verb={t('leaveAlone')}
      busy={pause.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <div className={styles.choices}>
          {reasons.map((key) => (
            <Button
              key={key}
              size="xs"
              aria-pressed={reason === t(`reasons.${key}`)}
              onClick={() => setReason(t(`reasons.${key}`))}
            >
              {t(`reasons.${key}`)}
            </Button>
          ))}
        </div>
        <TextInput
          label={t('reason')}
          required
          maxLength={200}
          value={reason}
          error={missing && reason.trim().length < 2 && t('reasonNeeded')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('until')}
          required
          min={inDays(1)}
          max={inDays(365)}
          value={until}
          error={missing && !until && t('untilNeeded')}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        <div className={styles.choices}>
          {weeks.map((count) => (
            <Button
              key={count}
              size="xs"
              variant="subtle"
              aria-pressed={until === inDays(7 * count)}
              onClick={() => setUntil(inDays(7 * count))}
            >
              {t('weeks', { count })}
            </Button>
          ))}
        </div>
      </div>
    </ConfirmDialog>
  )
}
