import { IconPackage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MaterialRow } from '../data.ts'
import { RowActs } from './RowActs.tsx'
import styles from './cards.module.css'

interface Props {
  rows: readonly MaterialRow[]
  /** Puts one into the request; who may not ask has no such button. */
  onAsk?: ((row: MaterialRow) => void) | undefined
}

/** The catalogue on a phone: what one shows in the shop is known by its picture. */
export function MaterialCards({ rows, onAsk }: Props) {
  const { t } = useTranslation('materials')
  return (
    <ul className={styles.cards} aria-label={t('materials')}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <span className={styles.picture} aria-hidden>
            {row.image ? (
              <img src={row.image.thumb} alt="" loading="lazy" decoding="async" />
            ) : (
              <IconPackage size={32} stroke={1.4} />
            )}
          </span>
          <Link to="/materials/$id" params={{ id: String(row.id) }} className={styles.name}>
            {row.name}
          </Link>
          <small>
            {row.availability === undefined
              ? row.product_code
              : t('stock', { code: row.product_code, count: row.availability })}
          </small>
          {onAsk && <RowActs row={row} onAsk={() => onAsk(row)} />}
        </li>
      ))}
    </ul>
  )
}
