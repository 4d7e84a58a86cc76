import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './StaleNote.module.css'

interface Props {
  /** The moment of the last answer, from `staleSince(...)`. */
  since: number
  onRetry?: () => void
}

const DAY = 24 * 3_600_000

/** "Not updated since 10:42": what is shown is what was known then. */
export function StaleNote({ since, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const [shownAt] = useState(() => Date.now())
  const today = shownAt - since < DAY
  return (
    <output className={styles.note}>
      <IconCloudOff size={14} aria-hidden />
      {today ? t('stale', { time: format.time(since) }) : t('staleDay', { moment: format.dateTime(since) })}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </output>
  )
}
