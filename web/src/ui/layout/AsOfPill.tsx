import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './AsOfPill.module.css'

/** Up to which day the figures reach: never simply today. */
export function AsOfPill({ day }: { day: string }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (
    <span className={styles.pill}>
      <span className={styles.long}>{t('asOf', { date: format.dateLong(day) })}</span>
      <span className={styles.short} aria-hidden>
        {t('asOfShort', { date: format.date(day) })}
      </span>
    </span>
  )
}
