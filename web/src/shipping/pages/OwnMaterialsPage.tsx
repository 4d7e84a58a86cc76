import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCheck, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { useWrite } from '../../platform/use-write.ts'
import { confirmReceipt, type OwnRow, ownMaterialsQuery, savePaper } from '../data.ts'
import styles from '../shipment/shipment.module.css'
import { dot } from '../../ui/dot.ts'

const tones: Readonly<Record<OwnRow['status'], Tone>> = {
  to_come: 'info',
  shipped: 'ok',
  handed_over: 'ok',
  returned: 'neutral',
}

/** What a customer got and what is on its way, with its papers. */
export function OwnMaterialsPage() {
  const { t } = useTranslation('shipping')
  const [page, setPage] = useState(1)
  const read = useQuery(ownMaterialsQuery(page))
  return (
    <Page>
      <PageHeader title={t('own.title')} stale={staleSince(read)} onRetry={() => void read.refetch()} />
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, pagination }) =>
          response.length === 0 ? (
            <EmptyState title={t('own.none')}>{t('own.noneNext')}</EmptyState>
          ) : (
            <>
              {response.map((row) => (
                <OwnCard key={`${row.kind} ${row.id}`} row={row} />
              ))}
              <Pagination page={page} perPage={50} total={pagination?.total ?? 0} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function OwnCard({ row }: { row: OwnRow }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const receive = useWrite(confirmReceipt())
  return (
    <div className={styles.page}>
      <Card
        title={t(`own.${row.kind}`, { number: row.number })}
        hint={format.date(row.date)}
        action={
          <>
            <Badge tone={tones[row.status]}>
              {row.received_on
                ? t('own.receivedOn', { day: format.date(row.received_on) })
                : t(`own.status.${row.status}`)}
            </Badge>
            {row.kind === 'shipment' && row.status === 'shipped' && row.received_on === null && (
              <Button
                size="xs"
                leftSection={<IconCheck size={14} />}
                loading={receive.isPending}
                onClick={() =>
                  receive.mutate(
                    { params: { id: row.id } },
                    { onError: toast.error, onSuccess: () => toast.ok(t('own.received')) },
                  )
                }
              >
                {t('own.receive')}
              </Button>
            )}
            {row.url && (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconFileTypePdf size={14} />}
                onClick={() => void savePaper(row).catch(toast.error)}
              >
                {t(row.kind === 'shipment' ? 'print.letter' : 'receipt')}
              </Button>
            )}
          </>
        }
      >
        {(row.expected_on || row.carrier || row.signed_by) && (
          <p className={styles.muted}>
            {[
              row.expected_on && t('own.expectedOn', { day: format.date(row.expected_on) }),
              row.carrier,
              row.tracking,
              row.signed_by && t('own.signedBy', { name: row.signed_by }),
            ]
              .filter(Boolean)
              .join(dot)}
          </p>
        )}
        <ul className={styles.lines}>
          {row.lines.map((line) => (
            <li key={line.product_id}>
              <span>{line.name}</span>
              <small>{line.product_code}</small>
              <b>{format.int(line.quantity)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
