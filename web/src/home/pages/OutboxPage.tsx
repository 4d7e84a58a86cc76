import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/usePhone.ts'
import { type Mail, outboxQuery } from '../data.ts'
import { MailText } from '../MailText.tsx'
import styles from '../Outbox.module.css'

const route = getRouteApi('/in/outbox')
const perPage = 50
const tones: Readonly<Record<Mail['state'], Tone>> = {
  waiting: 'info',
  sending: 'info',
  sent: 'ok',
  written: 'neutral',
  failed: 'err',
}

/** The mails the portal wrote. Without a mail server their text is read here. */
export function OutboxPage() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { page = 1, mail } = route.useSearch()
  const phone = usePhone()
  const navigate = route.useNavigate()
  const read = useQuery(outboxQuery(page, perPage))
  const opened = read.data?.response.find((one) => one.id === mail)
  const open = (id: number | undefined) =>
    void navigate({ search: (old) => ({ ...old, mail: id }), resetScroll: false })
  return (
    <Page>
      <PageHeader
        title={t('outbox.title')}
        subtitle={read.data?.pagination ? format.int(read.data.pagination.total) : undefined}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <Card flush>
        <Loaded read={read} skeleton={<TableSkeleton rows={8} />}>
          {({ response, headers, pagination }) =>
            response.length === 0 ? (
              <EmptyState title={t('outbox.none')}>{t('outbox.noneNext')}</EmptyState>
            ) : (
              <>
                <DataTable<Mail>
                  label={t('outbox.title')}
                  headers={headers}
                  hidden={phone ? ['created_at', 'to'] : []}
                  rows={response}
                  rowKey={(row) => String(row.id)}
                  onRow={(row) => open(row.id)}
                  selected={mail ? String(mail) : null}
                  cells={{
                    subject: (row) => (
                      <>
                        <button type="button" className="linklike" onClick={() => open(row.id)}>
                          {row.subject}
                        </button>
                        {phone && (
                          <div className={styles.below}>
                            {row.to}
                            <br />
                            {format.dateTime(row.created_at)}
                          </div>
                        )}
                      </>
                    ),
                    state: (row) => <Badge tone={tones[row.state]}>{t(`outbox.states.${row.state}`)}</Badge>,
                  }}
                />
                <Pagination
                  page={page}
                  perPage={perPage}
                  total={pagination?.total ?? 0}
                  onPage={(next) => void navigate({ search: { page: next } })}
                />
              </>
            )
          }
        </Loaded>
      </Card>
      <SidePanel
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        title={opened?.subject ?? ''}
        width={520}
      >
        {opened && <MailText mail={opened} />}
      </SidePanel>
    </Page>
  )
}
