import { useTranslation } from 'react-i18next'
import styles from './requests.module.css'

/** The keys of the rows, where there is a keyboard. */
export function RowKeys() {
  const { t } = useTranslation('materials')
  return (
    <p className={styles.keys}>
      {(['enter', 'part', 'reject', 'tick', 'many'] as const).map((key) => (
        <span key={key}>
          <kbd>{t(`requests.keys.${key}`)}</kbd> {t(`requests.keyDoes.${key}`)}
        </span>
      ))}
    </p>
  )
}
