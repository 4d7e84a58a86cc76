import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pagination as Paging } from '../../platform/call.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { CustomerBadge, SheetBadge } from '../../registry/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { type Sort, sortToAddress } from '../../ui/table/sort.ts'
import names from '../../ui/table/names.module.css'
import type { Selection } from '../../ui/table/props.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { BoardRow } from '../data.ts'
import type { BoardSearch } from '../search.ts'
import { filterIn, perPage } from './asked.ts'
import boards from './boards.module.css'
import { ClientActions } from './ClientActions.tsx'

export interface ClientListProps {
  label: string
  staff: boolean
  hidden: readonly string[]
  /** Columns that go when there is no room, the first one first. */
  giveWay: readonly string[]
  page: number
  sort: Sort
  onChange: (search: Partial<BoardSearch>) => void
  selection: Selection<BoardRow> | undefined
  /** While a phone picks rows, a touch ticks one instead of opening it. */
  onPick: ((row: BoardRow) => void) | undefined
}

interface Props extends ClientListProps {
  rows: readonly BoardRow[]
  headers: readonly TableHeader[]
  pagination: Paging | null
}

const route = getRouteApi('/in/sheets')

/** Days after which a sheet that waits is shown as late: the second of the three reminders. */
const late = 7

/** Clients with the state of their sheets, in pages. */
export function ClientList({ rows, headers, pagination, onChange, ...props }: Props) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const navigate = route.useNavigate()
  if (rows.length === 0) return <NoClients staff={props.staff} onChange={onChange} />
  const open = (row: BoardRow) =>
    void navigate({ to: '/sheets/$client', params: { client: String(row.client_id) }, search: {} })
  const columns: readonly TableHeader[] = [
    ...headers,
    { key: 'act', label: t('actions'), type: 'action', align: 'right' },
  ]
  return (
    <Card flush>
      <DataTable<BoardRow>
        label={props.label}
        headers={columns}
        hidden={props.hidden}
        giveWay={props.giveWay}
        dense
        rows={rows}
        rowKey={(row) => String(row.client_id)}
        sort={props.sort}
        onSort={(next) => onChange({ sort: sortToAddress(next) })}
        tones={{ code: 'muted', province: 'muted', agent: 'muted', city: 'muted' }}
        selection={props.selection}
        onRow={props.onPick ?? open}
        cells={{
          business_name: (row) =>
            props.onPick ? (
              row.business_name
            ) : (
              <Link
                to="/sheets/$client"
                params={{ client: String(row.client_id) }}
                className={`ink-link ${names.name}`}
              >
                {row.business_name}
              </Link>
            ),
          sheet_status: (row) => <SheetBadge status={row.sheet_status} />,
          customer_status: (row) => <CustomerBadge status={row.customer_status} />,
          city: (row) => <Town row={row} hidden={props.hidden} />,
          sent_at: (row) => row.sent_at && format.date(row.sent_at),
          signed_at: (row) => row.signed_at && format.date(row.signed_at),
          confirmed_at: (row) => row.confirmed_at && format.date(row.confirmed_at),
          days_waiting: (row) => <Days days={row.days_waiting} />,
          act: (row) => <ClientActions row={row} staff={props.staff} />,
        }}
      />
      <Pagination
        page={props.page}
        perPage={perPage}
        total={pagination?.total ?? rows.length}
        onPage={(page) => onChange({ page })}
      />
    </Card>
  )
}

function NoClients({ staff, onChange }: Pick<Props, 'staff' | 'onChange'>) {
  const { t } = useTranslation('sheets')
  const search = route.useSearch()
  const all = { q: undefined, status: undefined, filter: undefined, agency: undefined }
  const done = !staff && !search.q && filterIn(search) === 'with_agent'
  return (
    <EmptyState
      title={t(done ? 'allDone' : 'noClients')}
      action={<Button onClick={() => onChange(all)}>{t('showAll')}</Button>}
    >
      {t(done ? 'allDoneWords' : 'noClientsNext')}
    </EmptyState>
  )
}

/** Where the province has no column of its own it stands behind the town. */
const Town = ({ row, hidden }: { row: BoardRow; hidden: readonly string[] }): ReactNode => (
  <span className={names.town}>
    {hidden.includes('province') && row.province?.length === 2
      ? `${row.city ?? ''} (${row.province})`
      : row.city}
  </span>
)

const Days = ({ days }: { days: number | null }) =>
  days !== null && <span className={days >= late ? boards.late : undefined}>{days}</span>
