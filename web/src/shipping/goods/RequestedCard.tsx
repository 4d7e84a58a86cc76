import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RequestBadge } from '../../materials/index.ts'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { deliveredFile, type DeliveredRow, deliveredQuery, type Owner } from './data.ts'
import styles from './goods.module.css'

/** Every line that was asked for: accepted, sent, handed over, still to deliver; and all of it as a file. */
export function RequestedCard({ owner }: { owner: Owner }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const read = useQuery(deliveredQuery(owner))
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={4} />}>
      {({ response, headers, pagination }) => (
        <Card
          title={t('goods.requested')}
          count={pagination?.total ?? response.length}
          flush
          action={
            response.length > 0 && (
              <ExportMenu onExport={(kind, watch) => deliveredFile(owner, kind, watch)} />
            )
          }
        >
          {response.length === 0 ? (
            <p className={styles.none}>{t('goods.noRequests')}</p>
          ) : (
            <DataTable<DeliveredRow>
              label={t('goods.requested')}
              headers={headers}
              rows={response}
              rowKey={(row) => `${row.request_id} ${row.product_id} ${row.client}`}
              tones={{ product_code: 'muted', still_to_deliver: 'strong' }}
              giveWay={[
                'shipment',
                'product_code',
                'accepted',
                'agency',
                'date',
                'requested',
                'client',
                'sent',
              ]}
              hidden={owner.client === undefined ? ['agency'] : ['agency', 'client']}
              cells={{
                status: ({ status }) => <RequestBadge status={status} />,
              }}
              height="auto"
            />
          )}
          {pagination && pagination.total > response.length && (
            <p className={styles.more}>
              {t('goods.newest', { n: format.int(response.length), of: format.int(pagination.total) })}
            </p>
          )}
        </Card>
      )}
    </Loaded>
  )
}
