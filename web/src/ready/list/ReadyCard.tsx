import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplianceDrawing } from '../../catalogue/index.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ReadyRow } from '../data.ts'
import { measuresOf } from '../measures.ts'
import styles from '../ready.module.css'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'

interface Props {
  row: ReadyRow
  customer: number | undefined
  /** What is said of it besides. */
  children?: ReactNode
}

/** An article in the list: picture, class, measures, price, how much is there. */
export function ReadyCard({ row, customer, children }: Props) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const search = customer === undefined ? {} : { customer }
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <ApplianceDrawing of={row} size={96} />
      </span>
      <span className={styles.named}>
        <Link to="/ready/$id" params={{ id: String(row.id) }} search={search} className={styles.link}>
          <strong>{row.name}</strong>
          <small>{row.code}</small>
        </Link>
        <EnergyArrow of={row} code={row.code} height={26} />
        {row.energy_class === null && <small>{t('noLabel')}</small>}
      </span>
      <span className={styles.measures}>{measuresOf(row, format)}</span>
      <span className={styles.priced}>
        <b>{row.price === null ? t('onRequest') : <Money value={row.price} euro cents />}</b>
        {row.list_price !== null && row.list_price !== row.price && (
          <small>
            {t('listPrice')} <Money value={row.list_price} euro cents />
          </small>
        )}
      </span>
      <span className={styles.tier}>
        {row.hold && <small>{t('heldByYou')}</small>}
        <TierBadge tier={row.stock_label} none={t('gone')} />
        {row.stock !== undefined && <small>{t('pieces', { count: row.stock })}</small>}
      </span>
      {children}
    </li>
  )
}
