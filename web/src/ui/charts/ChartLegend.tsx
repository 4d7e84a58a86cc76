import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './ChartLegend.module.css'

interface Props {
  year: number
  /** null: the year before is not drawn. */
  prevYear: number | null
  running: number | null
  budget: boolean
}

/** What the bars and the line mean. */
export function ChartLegend({ year, prevYear, running, budget }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (
    <ul className={styles.legend}>
      {prevYear !== null && <li className={styles.prev}>{prevYear}</li>}
      <li className={styles.curr}>{year}</li>
      {running && <li className={styles.running}>{t('chart.running', { month: format.month(running) })}</li>}
      {budget && <li className={styles.budget}>{t('chart.budget')}</li>}
    </ul>
  )
}
