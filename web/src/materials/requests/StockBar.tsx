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

interface Props {
  stock: Stock
  /** In a row of many: what is left stands in a column of its own. */
  row?: boolean
}

/** The warehouse beside one decision; the tick stands at what is on hand, and what it cannot give is beyond it. */
export function StockBar({ stock: { onHand, committed, taken }, row = false }: Props) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const free = onHand - committed - taken
  const given = Math.max(0, Math.min(taken, onHand - committed))
  const whole = Math.max(onHand, committed + taken, 1)
  const share = (pieces: number) => `${(Math.max(0, pieces) / whole) * 100}%`
  const parts = { committed, taken: given, missing: taken - given, free }
  return (
    <div className={styles.stock} data-row={row || undefined}>
      <div className={styles.bar} aria-hidden>
        {Object.entries(parts).map(
          ([key, pieces]) =>
            pieces > 0 && <span key={key} className={styles[key]} style={{ width: share(pieces) }} />,
        )}
        <i style={{ insetInlineStart: share(onHand) }} />
      </div>
      <small>
        {row && onHand - committed <= 0 && <b data-short>{`${t('requests.soldOut')}, `}</b>}
        {t('requests.stock', { onHand: format.int(onHand), committed: format.int(committed) })}
        {!row && (
          <>
            {dot}
            <b data-short={free < 0 || undefined}>
              {free < 0 ? t('requests.short', { count: -free }) : t('requests.left', { count: free })}
            </b>
          </>
        )}
      </small>
    </div>
  )
}

/** What the colours of the bars say. */
export function StockLegend() {
  const { t } = useTranslation('materials')
  return (
    <ul className={styles.legend}>
      {(['committed', 'taken', 'free', 'missing'] as const).map((key) => (
        <li key={key}>
          <span className={styles[key]} aria-hidden />
          {t(`requests.legend.${key}`)}
        </li>
      ))}
      <li>
        <i aria-hidden />
        {t('requests.legend.onHand')}
      </li>
    </ul>
  )
}
