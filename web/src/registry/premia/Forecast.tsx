import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { PremiaRow } from '../data.ts'
import styles from './premia.module.css'

/** The points at the end of the year at the pace so far; marked where they lead to the next tier. */
export function Forecast({ row: { points, missing_to_next, forecast } }: { row: PremiaRow }) {
  const { t } = useTranslation('registry')
  const format = useFormat()
  if (forecast === null) return null
  if (missing_to_next === null || forecast < points + missing_to_next) return format.int(forecast)
  return (
    <span className={styles.within}>
      <IconCheck size={14} aria-hidden />
      {format.int(forecast)}
      <span className="sr-only">{t('premia.within')}</span>
    </span>
  )
}
