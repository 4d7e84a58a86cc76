import { useTranslation } from 'react-i18next'
import styles from './list.module.css'

/** Printed from the menu of the browser, a list of several pages says on the paper that it is not all of it. */
export function OnPaper() {
  const { t } = useTranslation('ui')
  return <p className={styles.onPaper}>{t('list.onPaper')}</p>
}
