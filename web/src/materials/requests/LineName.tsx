import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { Named } from '../../ui/layout/Named.tsx'
import { usePhone } from '../../ui/useUpTo.ts'
import type { RequestRow } from '../data.ts'
import { Thumb } from '../Thumb.tsx'
import styles from './requests.module.css'

interface Props {
  row: RequestRow
  /** On a phone, below its words: the stock, and what can be done. */
  children?: ReactNode
}

/** The material of a line with its picture, and the words of its decision; on a phone what its missing columns say, too. */
export function LineName({ row, children }: Props) {
  const { t } = useTranslation('materials')
  const phone = usePhone()
  const noted = row.decision_note || row.note
  const facts = [
    row.product_code,
    phone && t('requests.pieces', { count: row.requested }),
    phone && t(`requests.status.${row.status}`),
  ]
  return (
    <div className={styles.line}>
      <Thumb image={row.image} />
      <Named>
        <b>{row.name}</b>
        <small>{facts.filter(Boolean).join(dot)}</small>
        {phone && <small>{row.client ?? row.agency}</small>}
        {noted && <small>{noted}</small>}
        {phone && children}
      </Named>
    </div>
  )
}

/** Who asks and for whom: the shop, or the agency's own bag. */
export function LineFor({ row, staff }: { row: RequestRow; staff: boolean }) {
  const { t } = useTranslation('materials')
  const whom = row.client ?? t('forAgency')
  if (!staff) return whom
  return (
    <div className={styles.whom}>
      <Named>
        <b>{row.agency}</b>
        <small>{whom}</small>
      </Named>
    </div>
  )
}
