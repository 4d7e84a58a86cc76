import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { ShipmentBadge } from '../StatusBadge.tsx'
import { type Owner, shipmentsOf } from './data.ts'
import { Named } from '../../ui/layout/Named.tsx'
import styles from './goods.module.css'
import { dot } from '../../ui/dot.ts'

/** The shipments, the newest first, each a link to its page. */
export function SentCard({ owner }: { owner: Owner }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const read = useQuery(shipmentsOf(owner))
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ response, pagination }) => (
        <Card title={t('shipments')} count={pagination?.total ?? response.length} flush>
          {response.length === 0 ? (
            <p className={styles.none}>{t('goods.noShipments')}</p>
          ) : (
            <ul className={styles.rows}>
              {response.map((row) => (
                <li key={row.id}>
                  <Named>
                    <Link to="/shipments/$id" params={{ id: String(row.id) }}>
                      {row.number}
                    </Link>
                    <small>
                      {[
                        format.date(row.shipped_on ?? row.date),
                        owner.client === undefined && row.recipient,
                        t('pieces', { count: row.pieces }),
                        row.letter && t('board.letter', { letter: row.letter }),
                      ]
                        .filter(Boolean)
                        .join(dot)}
                    </small>
                  </Named>
                  <ShipmentBadge status={row.status} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </Loaded>
  )
}
