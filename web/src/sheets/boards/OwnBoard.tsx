import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { ownBoardFile, ownBoardQuery, type OwnRow, statusesQuery } from '../data.ts'
import type { BoardSearch } from '../search.ts'
import { useCompact } from '../../registry/index.ts'
import { ownAskedOf, perPage, statusIn } from './asked.ts'
import { ClientActions } from './ClientActions.tsx'
import { ClientList } from './ClientList.tsx'
import { Drafts } from './Drafts.tsx'
import { NewSheet } from './NewSheet.tsx'
import { PrintList } from './PrintList.tsx'
import { countsIn } from '../ring/counts.ts'
import { StatusChips } from './StatusChips.tsx'

const route = getRouteApi('/$lng/in/sheets')

/** An agent's own clients and where their sheets stand. */
export function OwnBoard() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const me = useMe()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { lng } = route.useParams()
  const { asked, sort, page } = ownAskedOf(search)
  const [chosen, setChosen] = useState<readonly string[]>([
    'address',
    'province',
    'country',
    'phone',
    'customer_status',
    'last_order_date',
  ])
  const compact = useCompact(
    ['code', 'address', 'province', 'country', 'agent', 'customer_status', 'phone'],
    ['city', 'last_order_date', 'act'],
  )
  const statuses = useQuery(statusesQuery())
  const read = useQuery({
    ...ownBoardQuery({ ...asked, page, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const total = statuses.data?.response.reduce((sum, { count }) => sum + count, 0)
  const change = (next: Partial<BoardSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={total === undefined ? undefined : t('clients', { count: total, n: format.int(total) })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<NewSheet />}
      />
      <Drafts />
      <StatusChips
        label={t('byStatus')}
        counts={statuses.data ? countsIn(statuses.data.response) : null}
        value={statusIn(search)}
        onChange={(status) => change({ status })}
      />
      <Filters>
        <SearchField
          label={t('searchClient')}
          value={search.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
        />
        {read.data && <ColumnChoice headers={read.data.headers} hidden={chosen} onHidden={setChosen} />}
        <ExportButton onExport={(watch) => ownBoardFile(asked, watch)} />
        {me?.agency_id && (
          <PrintList
            staff={false}
            about={{
              agencies_id: [me.agency_id],
              filters: {
                ...(search.q && { q: search.q }),
                ...(statusIn(search) && { sheet_status: statusIn(search) }),
              },
            }}
          />
        )}
      </Filters>
      <Loaded
        read={read}
        skeleton={
          <Card flush>
            <TableSkeleton rows={14} />
          </Card>
        }
      >
        {({ response, headers, pagination }) => (
          <ClientList<OwnRow>
            label={t('title')}
            rows={response}
            headers={headers}
            hidden={[...chosen, ...compact]}
            pagination={pagination}
            page={page}
            sort={sort}
            idOf={(row) => row.id}
            name={(row) => (
              <Link to="/$lng/sheets/$client" params={{ lng, client: String(row.id) }}>
                {row.business_name}
              </Link>
            )}
            actions={(row) => (
              <ClientActions
                client={row.id}
                name={row.business_name}
                status={row.sheet_status}
                agency={null}
              />
            )}
            onOpen={(client) =>
              void navigate({ to: '/$lng/sheets/$client', params: { client: String(client) }, search: {} })
            }
            onChange={change}
          />
        )}
      </Loaded>
    </Page>
  )
}
