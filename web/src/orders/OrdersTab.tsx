import { Button } from '@mantine/core'
import { orderTypeLegend } from '@mandato/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { dot } from '../ui/dot.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { ordersOfQuery } from './data.ts'
import styles from './one/one.module.css'
import { OrderBadge } from './OrderBadge.tsx'

/** The orders of a client, the newest first, and the way to a new one. */
export function OrdersTab({ client }: { client: number }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const navigate = useNavigate()
  const read = useQuery(ordersOfQuery(client))
  const begin = () => void navigate({ to: '/orders/$id', params: { id: 'new' }, search: { client } })
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={4} />}>
      {({ response, pagination }) => (
        <Card
          flush
          title={t('title')}
          count={pagination?.total ?? response.length}
          action={
            <Button size="xs" onClick={begin}>
              {t('new')}
            </Button>
          }
        >
          {response.length === 0 ? (
            <EmptyState drawing="folder" title={t('none')} />
          ) : (
            <LineList>
              {response.map((row) => (
                <li key={row.id}>
                  <Named>
                    <Link to="/orders/$id" params={{ id: String(row.id) }}>
                      {[orderTypeLegend[row.type].label[language], row.number].filter(Boolean).join(' ')}
                    </Link>
                    <small>
                      {[
                        format.date(row.order_date),
                        row.reference,
                        t('countPieces', { count: row.pieces, pieces: format.int(row.pieces) }),
                      ]
                        .filter(Boolean)
                        .join(dot)}
                    </small>
                  </Named>
                  <OrderBadge status={row.status} />
                </li>
              ))}
            </LineList>
          )}
          {pagination && pagination.total > response.length && (
            <p className={styles.more}>
              <Link to="/orders" search={{ client }}>
                {t('allOf')}
              </Link>
            </p>
          )}
        </Card>
      )}
    </Loaded>
  )
}
