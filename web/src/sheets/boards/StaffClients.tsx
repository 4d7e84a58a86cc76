import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Filters } from '../../ui/layout/Page.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { type AgencyRow, clientBoardFile, clientBoardQuery, type ClientRow } from '../data.ts'
import type { BoardSearch } from '../search.ts'
import { useCompact } from '../../registry/index.ts'
import { askedOf, filterIn, perPage, progressChoices } from './asked.ts'
import { ClientActions } from './ClientActions.tsx'
import { ClientList } from './ClientList.tsx'
import { PrintList } from './PrintList.tsx'

const route = getRouteApi('/$lng/in/sheets')

/** The clients of an agency, or of all, with the state of their sheets. */
export function StaffClients({ agencies }: { agencies: readonly AgencyRow[] }) {
  const { t } = useTranslation('sheets')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { lng } = route.useParams()
  const { asked, sort, page } = askedOf(search)
  const agency = search.agency ?? 0
  const [chosen, setChosen] = useState<readonly string[]>([
    'agent',
    'customer_status',
    'province',
    'signed_at',
    'confirmed_at',
    'valid_from',
  ])
  const compact = useCompact(
    ['code', 'province', 'agent', 'customer_status', 'sent_at', 'signed_at', 'confirmed_at', 'valid_from'],
    ['city', 'agency', 'act'],
  )
  const laptop = useMediaQuery('(max-width: 1399px)', false)
  const read = useQuery({
    ...clientBoardQuery(agency, { ...asked, page, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<BoardSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  const shown = agencies.filter((row) => !agency || row.agency_id === agency)
  const { q, sheet_status, filter } = asked
  return (
    <>
      <Filters>
        <SearchField
          label={t('searchClient')}
          value={search.q ?? ''}
          onChange={(text) => change({ q: text || undefined })}
        />
        <FilterChip
          label={t('agency')}
          value={agency ? String(agency) : undefined}
          options={agencies.map((row) => ({ key: String(row.agency_id), label: row.agency }))}
          onChange={(id) => change({ agency: id ? Number(id) : undefined })}
        />
        <FilterChip
          label={t('next')}
          value={filterIn(search)}
          options={progressChoices.map((key) => ({ key, label: t(`filters.${key}`) }))}
          onChange={(next) => change({ filter: next, status: undefined })}
        />
        {read.data && <ColumnChoice headers={read.data.headers} hidden={chosen} onHidden={setChosen} />}
        <ExportButton onExport={(watch) => clientBoardFile(agency, asked, watch)} />
        {shown.length > 0 && (
          <PrintList
            staff
            about={{
              agencies_id: shown.map((row) => row.agency_id),
              filters: { ...(q && { q }), ...(sheet_status && { sheet_status }), ...(filter && { filter }) },
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
          <ClientList<ClientRow>
            label={t('allClients')}
            rows={response}
            headers={headers}
            hidden={[...chosen, ...compact, ...(agency ? ['agency'] : []), ...(laptop ? ['sent_at'] : [])]}
            dense={laptop}
            pagination={pagination}
            page={page}
            sort={sort}
            idOf={(row) => row.client_id}
            name={(row) => (
              <Link to="/$lng/sheets/$client" params={{ lng, client: String(row.client_id) }}>
                {row.business_name}
              </Link>
            )}
            actions={(row) => (
              <ClientActions
                client={row.client_id}
                name={row.business_name}
                status={row.sheet_status}
                agency={row.agency_id}
              />
            )}
            onOpen={(client) =>
              void navigate({ to: '/$lng/sheets/$client', params: { client: String(client) }, search: {} })
            }
            onChange={change}
          />
        )}
      </Loaded>
    </>
  )
}
