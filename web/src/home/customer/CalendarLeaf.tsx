import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import styles from './customer.module.css'

/** A business day as the leaf of a calendar: weekday, day, month. Without a day the leaf is empty. */
export function CalendarLeaf({ day, soon }: { day: string | null; soon: boolean }) {
  const language = useLanguage()
  if (day === null)
    return (
      <span className={styles.leaf} data-empty aria-hidden>
        –
      </span>
    )
  const date = new Date(`${day}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(language, { ...options, timeZone: 'UTC' }).replace('.', '')
  return (
    <time className={styles.leaf} dateTime={day} data-soon={soon || undefined}>
      <span>{part({ weekday: 'short' })}</span>
      <b>{date.getUTCDate()}</b>
      <span>{part({ month: 'short' })}</span>
    </time>
  )
}
