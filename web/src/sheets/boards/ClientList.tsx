import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pagination as Paging } from '../../platform/call.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { type Sort, sortToAddress } from '../../ui/table/sort.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { ClientRow, OwnRow } from '../data.ts'
import type { BoardSearch } from '../search.ts'
import { CustomerBadge, SheetBadge } from '../../registry/index.ts'
import { perPage } from './asked.ts'
import boards from './boards.module.css'

interface Props<R> {
  label: string
  rows: readonly R[]
  headers: readonly TableHeader[]
  hidden: readonly string[]
  /** So that what can be done with a row stays in sight on a laptop. */
  dense?: boolean
  pagination: Paging | null
  page: number
  sort: Sort
  idOf: (row: R) => number
  name: (row: R) => ReactNode
  actions: (row: R) => ReactNode
  onOpen: (client: number) => void
  onChange: (search: Partial<BoardSearch>) => void
}

/** Days after which a sheet that waits is shown as late: the second of the three reminders. */
const late = 7

/** Clients with the state of their sheets, in pages; for the back office and, with fewer columns, for agents. */
export function ClientList<R extends ClientRow | OwnRow>(props: Props<R>) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const { rows, headers, onChange } = props
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('noClients')}
        action={
          <Button
            onClick={() =>
              onChange({ q: undefined, status: undefined, filter: undefined, agency: undefined })
            }
          >
            {t('showAll')}
          </Button>
        }
      >
        {t('noClientsNext')}
      </EmptyState>
    )
  const columns: readonly TableHeader[] = [
    ...headers,
    { key: 'act', label: t('actions'), type: 'action', align: 'right' },
  ]
  return (
    <Card flush>
      <DataTable<R>
        label={props.label}
        headers={columns}
        hidden={props.hidden}
        dense={props.dense}
        rows={rows}
        rowKey={(row) => String(props.idOf(row))}
        sort={props.sort}
        onSort={(next) => onChange({ sort: sortToAddress(next) })}
        tones={{ code: 'muted', province: 'muted', agent: 'muted', city: 'muted' }}
        onRow={(row) => props.onOpen(props.idOf(row))}
        cells={{
          business_name: props.name,
          sheet_status: (row) => <SheetBadge status={row.sheet_status} />,
          customer_status: (row) => <CustomerBadge status={row.customer_status} />,
          city: (row) => <Town row={row} hidden={props.hidden} />,
          sent_at: (row) => 'sent_at' in row && row.sent_at && format.date(row.sent_at),
          signed_at: (row) => 'signed_at' in row && row.signed_at && format.date(row.signed_at),
          confirmed_at: (row) => 'confirmed_at' in row && row.confirmed_at && format.date(row.confirmed_at),
          days_waiting: (row) => ('days_waiting' in row ? <Days days={row.days_waiting} /> : null),
          act: props.actions,
        }}
      />
      <Pagination
        page={props.page}
        perPage={perPage}
        total={props.pagination?.total ?? rows.length}
        onPage={(page) => onChange({ page })}
      />
    </Card>
  )
}

/** Where the province has no column of its own it stands behind the town. */
const Town = ({ row, hidden }: { row: ClientRow | OwnRow; hidden: readonly string[] }) =>
  hidden.includes('province') && row.province?.length === 2 ? `${row.city ?? ''} (${row.province})` : row.city

const Days = ({ days }: { days: number | null }) =>
  days !== null && <span className={days >= late ? boards.late : undefined}>{days}</span>
