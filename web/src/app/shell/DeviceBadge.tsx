import { IconDeviceTablet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useJournal } from '../../platform/journal/useJournal.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './HeaderSign.module.css'

/** As long as something lies on this device alone: how much, and the way there. Red where something came back. */
export function DeviceBadge() {
  const { t } = useTranslation('app')
  const format = useFormat()
  const { records, sealed } = useJournal()
  const count = records.length + sealed
  if (count === 0) return null
  const n = format.int(count)
  return (
    <Link
      to="/device"
      className={styles.sign}
      aria-label={t('device.badge', { n })}
      data-tone={records.some(({ state }) => state === 'refused') ? 'err' : undefined}
    >
      <IconDeviceTablet size={20} stroke={1.6} aria-hidden />
      <span className={styles.count} aria-hidden>
        {n}
      </span>
    </Link>
  )
}
