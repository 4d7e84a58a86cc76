import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '@mandato/contract/numbers'
import type { Language } from '../../platform/i18n/languages.ts'
import { useFormat } from '../useFormat.ts'
import styles from './AsOfPill.module.css'

/** An import a week keeps figures fresh; what is older says its age in words. */
const freshDays = 7

/** Up to which day the figures reach: never simply today. */
export function AsOfPill({ day }: { day: string }) {
  const { t, i18n } = useTranslation('ui')
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const days = Math.floor((now - Date.parse(day)) / 86_400_000)
  const isOld = days > freshDays
  const age = isOld ? ageOf(days, i18n.language as Language) : ''
  return (
    <span className={styles.pill} data-old={isOld || undefined}>
      <span className={styles.long}>
        {isOld
          ? t('asOfOld', { age, date: format.dateLong(day) })
          : t('asOf', { date: format.dateLong(day) })}
      </span>
      <span className={styles.short} aria-hidden>
        {isOld ? t('asOfOldShort', { age }) : t('asOfShort', { date: format.date(day) })}
      </span>
    </span>
  )
}

/** Days up to a month, then months, from two years on years: "12 months ago". */
function ageOf(days: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(locales[language])
  if (days < 31) return words.format(-days, 'day')
  const months = Math.floor(days / 30.44)
  return months < 24 ? words.format(-months, 'month') : words.format(-Math.floor(months / 12), 'year')
}
