import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './requests.module.css'
import { dot } from '../../ui/dot.ts'

/** Pieces of a material: in the warehouse, promised to other lines, and what this line takes. */
export interface Stock {
  readonly onHand: number
  readonly committed: number
  readonly taken: number
}

/** The warehouse beside one decision; the tick stands at what is on hand. */
export function StockBar({ stock: { onHand, committed, taken } }: { stock: Stock }) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const free = onHand - committed - taken
  const whole = Math.max(onHand, committed + taken, 1)
  const share = (pieces: number) => `${(Math.max(0, pieces) / whole) * 100}%`
  return (
    <div className={styles.stock}>
      <div className={styles.bar} aria-hidden data-short={free < 0 || undefined}>
        {committed > 0 && <span className={styles.committed} style={{ width: share(committed) }} />}
        {taken > 0 && <span className={styles.taken} style={{ width: share(taken) }} />}
        {free > 0 && <span className={styles.free} style={{ width: share(free) }} />}
        <i style={{ insetInlineStart: share(onHand) }} />
      </div>
      <small>
        {t('requests.stock', { onHand: format.int(onHand), committed: format.int(committed) })}
        {dot}
        <b data-short={free < 0 || undefined}>
          {free < 0 ? t('requests.short', { count: -free }) : t('requests.left', { count: free })}
        </b>
      </small>
    </div>
  )
}
