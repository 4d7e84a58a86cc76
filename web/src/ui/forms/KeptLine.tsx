import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { deviceKind } from '../device.ts'
import { useFormat } from '../useFormat.ts'
import styles from './KeptLine.module.css'
import type { useDraftedForm } from './useDraftedForm.ts'

type Form = Pick<ReturnType<typeof useDraftedForm>, 'kept' | 'waits' | 'tried' | 'record' | 'hold' | 'busy'>

/** What of the form lies on this device: since when, that it waits for a network or the server, or that it cannot be kept. */
export function KeptLine({ form: { kept, waits, tried, record, hold, busy } }: { form: Form }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const online = useOnline()
  if (kept && 'problem' in kept)
    return (
      <output className={styles.line} data-tone="err">
        <IconAlertTriangle size={16} aria-hidden />
        <b>{t(`draft.problem.${kept.problem}`)}</b>
      </output>
    )
  if (waits)
    return (
      <output className={styles.line} data-tone="warn">
        <IconClockHour4 size={16} aria-hidden />
        <b>{t(online ? 'draft.retries' : 'draft.waits')}</b>
        {!tried && (
          <Button size="xs" onClick={hold}>
            {t('draft.hold')}
          </Button>
        )}
      </output>
    )
  if (record?.state === 'refused' && record.reason)
    return (
      <output className={styles.line} data-tone="err">
        <IconAlertTriangle size={16} aria-hidden />
        <span>{t('draft.refused', { why: record.reason.message })}</span>
      </output>
    )
  return (
    <output className={styles.line}>
      {kept && record && !busy && (
        <>
          <IconCheck size={16} aria-hidden />
          <span>{t(`draft.saved.${deviceKind()}`, { time: format.time(kept.at) })}</span>
        </>
      )}
    </output>
  )
}
