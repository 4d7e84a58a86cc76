import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientRow } from './data.ts'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { CustomerBadge } from '../StatusBadge.tsx'
import { ClientLink } from './ClientLink.tsx'
import styles from './clients.module.css'
import { townOf } from './town.ts'
import { dot } from '../../ui/dot.ts'

interface Props {
  rows: readonly ClientRow[]
}

/**
 * The list on a phone: two lines for each client, how it stands on the right, and the whole of it opens. Fifty new ones
 * are drawn between the letters of whoever goes on typing, who is not kept from the next one.
 */
export const ClientCards = ({ rows }: Props) => <Cards rows={useDeferredValue(rows)} />

const Cards = memo(({ rows }: Props) => {
  const { t } = useTranslation('clients')
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.who}>
            <ClientLink client={row} className={styles.whole} />
            <span className={styles.muted}>
              {[row.code, townOf(row), row.agent].filter(Boolean).join(dot)}
            </span>
          </span>
          <span className={styles.standing}>
            <CustomerBadge status={row.customer_status} />
            {typeof row.revenue_this_year === 'number' && (
              <span className={styles.figures}>
                <Money value={row.revenue_this_year} euro />
                <Delta value={row.delta_pct ?? null} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
})
