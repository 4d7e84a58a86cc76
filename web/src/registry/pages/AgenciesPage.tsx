import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SavedViews } from '../../accounts/views/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { hiddenFromAddress, hiddenToAddress } from '../../ui/table/hidden.ts'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { sortFromAddress, sortToAddress } from '../../ui/table/sort.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { agenciesFile, agenciesQuery, type AgencyRow } from '../data.ts'
import { agenciesSearch, type AgenciesSearch } from '../search.ts'
import { useCompact } from '../useCompact.ts'

const route = getRouteApi('/$lng/in/agencies')
const perPage = 50
const hiddenAtFirst = ['email', 'phone']
const countries = ['IT', 'FR', 'ES', 'DE', 'AT', 'CH', 'BE', 'GB'] as const

/** Every agency in sight with its counters. */
export function AgenciesPage() {
  const { t, i18n } = useTranslation('registry')
  const format = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const compact = useCompact(['active_clients'], ['code', 'province', 'region', 'country', 'agents'])
  const chosen = hiddenFromAddress(search.hide, hiddenAtFirst)
  const hidden = [...chosen, ...compact]
  const sort = sortFromAddress(search.sort) ?? { key: 'business_name', desc: false }
  const filter = filterOf(search, sort)
  const page = search.page ?? 1
  const read = useQuery({
    ...agenciesQuery(page, { ...filter, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const total = read.data?.pagination?.total
  const change = (next: Partial<AgenciesSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (
    <Page>
      <PageHeader
        title={t('agencies')}
        subtitle={total === undefined ? undefined : format.int(total)}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            <ExportButton kind="pdf" onExport={(watch) => agenciesFile(filter, 'pdf', watch)} />
            <ExportButton onExport={(watch) => agenciesFile(filter, 'xlsx', watch)} />
          </>
        }
      />
      <Filters>
        <SearchField
          label={t('searchAgency')}
          value={search.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
        />
        <SavedViews list="agencies" search={search} read={agenciesSearch} />
        <FilterChip
          label={t('country')}
          value={search.country}
          options={countries.map((key) => ({ key, label: names.of(key) ?? key }))}
          onChange={(country) => change({ country })}
        />
        {read.data && (
          <ColumnChoice
            headers={read.data.headers}
            hidden={chosen}
            onHidden={(keys) => change({ hide: hiddenToAddress(keys, hiddenAtFirst), page: search.page })}
          />
        )}
      </Filters>
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, headers, pagination }) =>
          response.length === 0 ? (
            <EmptyState
              title={t('noAgencies')}
              action={
                <Button onClick={() => change({ q: undefined, country: undefined })}>{t('showAll')}</Button>
              }
            >
              {t('noAgenciesNext')}
            </EmptyState>
          ) : (
            <Card flush>
              <DataTable<AgencyRow>
                label={t('agencies')}
                headers={headers}
                hidden={hidden}
                rows={response}
                rowKey={(row) => String(row.id)}
                sort={sort}
                onSort={(next) => change({ sort: sortToAddress(next) })}
                tones={{ code: 'muted', province: 'muted' }}
                onRow={(row) =>
                  void navigate({ to: '/$lng/agencies/$id', params: { id: String(row.id) }, search: {} })
                }
                cells={{ business_name: (row) => <AgencyLink row={row} /> }}
              />
              <Pagination
                page={page}
                perPage={perPage}
                total={pagination?.total ?? 0}
                onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
              />
            </Card>
          )
        }
      </Loaded>
    </Page>
  )
}

function AgencyLink({ row }: { row: AgencyRow }) {
  const { lng } = route.useParams()
  return (
    <Link to="/$lng/agencies/$id" params={{ lng, id: String(row.id) }} className="ink-link">
      {row.business_name}
    </Link>
  )
}

const filterOf = (search: AgenciesSearch, sort: { key: string; desc: boolean }) => ({
  ...(search.q && { q: search.q }),
  ...(search.country && { country: search.country }),
  sort: sort.key as 'business_name',
  order: sort.desc ? ('desc' as const) : ('asc' as const),
})
