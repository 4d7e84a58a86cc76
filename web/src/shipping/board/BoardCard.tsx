import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { ShipmentRow } from '../data.ts'
import { useKilograms } from '../useKilograms.ts'
import styles from './board.module.css'
import { dot } from '../../ui/dot.ts'

interface Props {
  row: ShipmentRow
  isOpen: boolean
  onOpen: () => void
}

/** 2026/00004 is 4/26 where there is little room. */
const shortLetter = (letter: string) => `${Number(letter.slice(5))}/${letter.slice(2, 4)}`

/** A shipment on the board: who gets it, and how far it is. */
export function BoardCard({ row, isOpen, onOpen }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const kg = useKilograms()
  const place = [row.city, row.province && row.country === 'IT' ? `(${row.province})` : row.country]
    .filter(Boolean)
    .join(' ')
  return (
    <li>
      <button type="button" className={styles.card} aria-current={isOpen} onClick={onOpen}>
        <span className={styles.who}>
          <b>{row.recipient}</b>
          <small className={styles.number}>{row.number.slice(4).replace(/^0+/, '')}</small>
          <small>
            {place}
            {row.customer && `${dot}${row.agency}`}
          </small>
        </span>
        <span className={styles.foot}>
          {row.letter ? (
            <strong>{t('board.letter', { letter: shortLetter(row.letter) })}</strong>
          ) : (
            <span>{t('pieces', { count: row.pieces })}</span>
          )}
          {row.parcels > 0 ? (
            <span className={styles.parcels}>
              <IconPackage size={15} aria-hidden />
              <span>
                <span aria-hidden>{format.int(row.parcels)}</span>
                <span className="sr-only">{t('parcels', { count: row.parcels })}</span>
                {row.weight !== null && `${dot}${kg(row.weight)}`}
              </span>
            </span>
          ) : row.status === 'to_send' ? (
            <em>{t('board.noParcels')}</em>
          ) : (
            <span>{format.dayMonthShort(row.since)}</span>
          )}
        </span>
      </button>
    </li>
  )
}
