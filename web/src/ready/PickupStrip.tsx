import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { useFormat } from '../ui/useFormat.ts'
import type { PickupDay } from './data.ts'
import styles from './strip.module.css'

/** More days are a line of words: a closure of weeks is no strip. */
const mostDays = 14

/** The days until goods can be fetched and those in which they can, one beside the other. */
export function PickupStrip({ days }: { days: readonly PickupDay[] }) {
  const { t } = useTranslation('ready')
  const language = useLanguage()
  const format = useFormat()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  if (days.length > mostDays) return null
  return (
    <ol className={styles.strip}>
      {days.map(({ date, kind }) => (
        <li key={date} data-kind={kind}>
          <span aria-hidden>
            {kind === 'today' ? t('today') : weekday.format(new Date(`${date}T12:00:00Z`))}
          </span>
          <b aria-hidden>{Number(date.slice(8))}</b>
          <span className="sr-only">
            {format.dayMonth(date)}: {t(`days.${kind}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** From when until when, in words. */
export function PickupWords({ from, until }: { from: string; until: string }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  return (
    <>
      {t('fromUntil', {
        from: format.dayMonth(from),
        until: format.dayMonth(until),
      })}
    </>
  )
}
