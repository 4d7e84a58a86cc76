import { shipmentStatuses } from '@mandato/contract/shipping/status'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ShipmentRow } from '../data.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './board.module.css'

interface Props {
  rows: readonly ShipmentRow[]
  counts: Readonly<Record<(typeof shipmentStatuses)[number], number>>
  open: number | undefined
  onOpen: (id: number) => void
}

/** Those that left are many: so many stand on the board. */
const shippedShown = 8

/** Four columns, one for each status; what left long ago is in the list. */
export function Board({ rows, counts, open, onOpen }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  return (
    <div className={styles.board}>
      {shipmentStatuses.map((status) => {
        const all = rows.filter((row) => row.status === status)
        const shown = status === 'shipped' ? all.slice(0, shippedShown) : all
        const more = counts[status] - shown.length
        return (
          <section
            key={status}
            className={styles.column}
            data-tone={status}
            aria-label={t(`board.${status}`)}
          >
            <h2 className={styles.head}>
              {t(`board.${status}`)} <span>{format.int(counts[status])}</span>
            </h2>
            <ul className={styles.cards}>
              {shown.map((row) => (
                <BoardCard key={row.id} row={row} isOpen={row.id === open} onOpen={() => onOpen(row.id)} />
              ))}
            </ul>
            {more > 0 && (
              <Link to="/shipments/list" search={{ status }} className={styles.more}>
                {t('board.more', { count: more })}
              </Link>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** The board on its way: its four columns, with cards where cards will be. */
export function BoardSkeleton() {
  const { t } = useTranslation('shipping')
  return (
    <div className={styles.board} aria-hidden>
      {shipmentStatuses.map((status, i) => (
        <div key={status} className={styles.column} data-tone={status}>
          <p className={styles.head}>{t(`board.${status}`)}</p>
          {Array.from({ length: 4 - (i % 2) }, (_, card) => (
            <Skeleton key={card} height={104} />
          ))}
        </div>
      ))}
    </div>
  )
}
