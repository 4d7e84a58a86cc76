import { Delta } from '../figures/Delta.tsx'
import { useFormat } from '../useFormat.ts'
import { useTranslation } from 'react-i18next'
import styles from './MonthChart.module.css'
import type { Month } from './months.ts'

interface Props {
  month: Month
  year: number
  prevYear: number | null
  x: number
  room: number
}

/** The amounts of the month under the pointer; the same stand in the hidden table. */
export function MonthTip({ month, year, prevYear, x, room }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const onRight = x < room / 2
  const change = month.curr !== null && month.prev > 0 ? ((month.curr - month.prev) / month.prev) * 100 : null
  return (
    <div className={styles.tip} style={onRight ? { left: x + 24 } : { right: room - x + 24 }} aria-hidden>
      <b>{format.monthLong(month.m)}</b>
      {prevYear !== null && <span>{prevYear}</span>}
      {prevYear !== null && <span>{format.euro(month.prev)}</span>}
      {month.curr !== null && <span>{year}</span>}
      {month.curr !== null && <b>{format.euro(month.curr)}</b>}
      {month.budget !== null && <span>{t('chart.budget')}</span>}
      {month.budget !== null && <span>{format.euro(month.budget)}</span>}
      {change !== null && <span>Δ</span>}
      {change !== null && <Delta value={change} strong />}
    </div>
  )
}
