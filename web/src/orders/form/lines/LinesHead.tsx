import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../form.module.css'
import type { LineWords } from './LineFields.tsx'

/** What stands above the columns of the lines. */
export const LinesHead = memo(function LinesHead({ words, priced }: { words: LineWords; priced: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.lineHead} data-priced={priced || undefined} aria-hidden>
      <span>#</span>
      <span>{words.code}</span>
      <span>{words.description}</span>
      <span>{words.quantity}</span>
      {priced && (
        <span className={styles.price}>
          <span className={styles.list}>{t('price.list')}</span>
          <span className={styles.net}>{t('price.net')}</span>
          <b className={styles.amount}>{t('price.amount')}</b>
        </span>
      )}
    </div>
  )
})
