import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { type InvoiceRow, invoicesOfQuery, summaryQuery, unpaidOfQuery } from './data.ts'
import { InvoiceBadge } from './InvoiceBadge.tsx'
import { SummaryStrip } from './list/SummaryStrip.tsx'
import { StatementButton } from './StatementButton.tsx'
import styles from './statement.module.css'

/** What a client owes, and what it paid lately. */
export function InvoicesTab({ client, name }: { client: number; name: string }) {
  const { t } = useTranslation('invoices')
  const summary = useQuery(summaryQuery({ client }))
  const unpaid = useQuery(unpaidOfQuery(client))
  const paid = useQuery(invoicesOfQuery(client))
  return (
    <div className={styles.stack}>
      {summary.data && <SummaryStrip summary={summary.data.response} />}
      <Loaded read={unpaid} skeleton={<ListSkeleton rows={4} />}>
        {({ response }) => (
          <Card
            flush
            title={t('chips.unpaid')}
            count={response.length}
            action={<StatementButton client={client} name={name} />}
          >
            {response.length === 0 ? (
              <EmptyState drawing="folder" title={t('nothingUnpaid')} />
            ) : (
              <Rows rows={response} />
            )}
          </Card>
        )}
      </Loaded>
      <Loaded read={paid} skeleton={<ListSkeleton rows={4} />}>
        {({ response }) =>
          response.length > 0 && (
            <Card
              flush
              title={t('chips.paid')}
              action={
                <Link to="/invoices" search={{ client }}>
                  {t('all')}
                </Link>
              }
            >
              <Rows rows={response} />
            </Card>
          )
        }
      </Loaded>
    </div>
  )
}

function Rows({ rows }: { rows: readonly InvoiceRow[] }) {
  const format = useFormat()
  return (
    <LineList>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.row}>
            <Named>
              <Link to="/invoices/$id" params={{ id: String(row.id) }}>
                {row.number}
              </Link>
              <small>{format.date(row.date)}</small>
            </Named>
            <InvoiceBadge of={row} />
            <b>{format.euro(row.status === 'paid' ? row.gross : row.open, true)}</b>
          </span>
        </li>
      ))}
    </LineList>
  )
}
