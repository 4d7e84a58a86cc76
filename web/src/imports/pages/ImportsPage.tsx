import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { importsQuery } from '../data.ts'
import { ErpFiles } from '../ErpFiles.tsx'
import { HistoryTable } from '../HistoryTable.tsx'
import { NewImport } from '../NewImport.tsx'

const route = getRouteApi('/in/imports')
const perPage = 20

/** Bring in a file of the ERP, and what was brought in before. */
export function ImportsPage() {
  const { t } = useTranslation('imports')
  const me = useMe()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery(importsQuery(page, perPage))
  return (
    <Page>
      <PageHeader title={t('title')} stale={staleSince(read)} onRetry={() => void read.refetch()} />
      {me && holds(me, 'imports') && <NewImport />}
      <Card title={t('history')} flush>
        <Loaded read={read} skeleton={<TableSkeleton rows={6} />}>
          {({ response, headers, pagination }) =>
            response.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneNext')}</EmptyState>
            ) : (
              <>
                <HistoryTable rows={response} headers={headers} />
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
      {me && roleOf(me) === 'admin' && <ErpFiles />}
    </Page>
  )
}
