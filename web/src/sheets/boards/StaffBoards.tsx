import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { boardStatuses } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { hiddenFromAddress, hiddenToAddress } from '../../ui/table/hidden.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { agencyBoardFile, agencyBoardQuery, type AgencyRow } from '../data.ts'
import { boardSearch, type BoardSearch } from '../search.ts'
import { AgencyBoard } from './AgencyBoard.tsx'
import { statusIn } from './asked.ts'
import { Drafts } from './Drafts.tsx'
import { NewSheet } from './NewSheet.tsx'
import { StaffClients } from './StaffClients.tsx'
import { StatusChips } from './StatusChips.tsx'

const hiddenAtFirst = ['agent']
const route = getRouteApi('/in/sheets')

/** The boards of the back office: agencies with their counts, and the clients behind them. */
export function StaffBoards() {
  const { t } = useTranslation('sheets')
  const search = route.useSearch()
  const phone = usePhone()
  const navigate = route.useNavigate()
  const chosen = hiddenFromAddress(search.hide_agencies, hiddenAtFirst)
  const read = useQuery({ ...agencyBoardQuery(), placeholderData: keepPreviousData })
  const rows = read.data?.response as readonly AgencyRow[] | undefined
  const counts = rows && countsOf(rows.filter((row) => !search.agency || row.agency_id === search.agency))
  const view = search.view ?? 'agencies'
  const change = (next: BoardSearch) => void navigate({ search: next })
  const views = viewsOf('sheets', { search, read: boardSearch })
  const statuses = (
    <StatusChips
      label={t('byStatus')}
      counts={counts ?? null}
      value={statusIn(search)}
      onChange={(status) =>
        change({ ...search, view: 'clients', status, filter: undefined, page: undefined })
      }
    />
  )
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('title')}
        subtitle={rows && t('clients', { count: total(rows) })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            {phone && view === 'agencies' && (
              <ListMenu
                views={views}
                kinds={['xlsx', 'pdf']}
                files={(kind, watch) => agencyBoardFile(chosen, kind === 'pdf' ? 'pdf' : 'xlsx', watch)}
              />
            )}
            {!phone && view === 'agencies' && (
              <>
                <ExportButton kind="pdf" onExport={(watch) => agencyBoardFile(chosen, 'pdf', watch)} />
                <ExportButton onExport={(watch) => agencyBoardFile(chosen, 'xlsx', watch)} />
              </>
            )}
            <NewSheet />
          </>
        }
      />
      <Tabs
        label={t('boards')}
        param="view"
        current={view}
        tabs={[
          { key: 'agencies', label: t('agencies'), ...(rows && { count: rows.length }) },
          { key: 'clients', label: t('allClients') },
        ]}
      >
        {!phone && views.chip}
        {!phone && view === 'agencies' && read.data && (
          <ColumnChoice
            headers={read.data.headers}
            hidden={chosen}
            onHidden={(keys) => change({ ...search, hide_agencies: hiddenToAddress(keys, hiddenAtFirst) })}
          />
        )}
      </Tabs>
      <Drafts />
      {!phone && view === 'agencies' && statuses}
      {view === 'clients' ? (
        <StaffClients agencies={rows ?? []} views={phone ? views : undefined} statuses={statuses} />
      ) : (
        <Loaded read={read} skeleton={<ListSkeleton />}>
          {({ headers }) =>
            rows?.length ? (
              <AgencyBoard rows={rows} headers={headers} hidden={chosen} onOpen={change} />
            ) : (
              <EmptyState title={t('noClients')}>{t('noAgenciesNext')}</EmptyState>
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

const total = (rows: readonly AgencyRow[]) => rows.reduce((sum, row) => sum + row.total, 0)
const countsOf = (rows: readonly AgencyRow[]) =>
  Object.fromEntries(
    boardStatuses.map((status) => [status, rows.reduce((sum, row) => sum + row[status], 0)]),
  ) as Record<(typeof boardStatuses)[number], number>
