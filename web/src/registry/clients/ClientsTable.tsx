import type { TableHeader } from '../../platform/table-header.ts'
import { useTranslation } from 'react-i18next'
import { Delta } from '../../ui/figures/Delta.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import names from '../../ui/table/names.module.css'
import { sortToAddress } from '../../ui/table/sort.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import type { ClientRow } from './data.ts'
import { CustomerBadge, SheetBadge } from '../StatusBadge.tsx'
import { sortOf } from './asked.ts'
import { ClientCards } from './ClientCards.tsx'
import { ClientLink } from './ClientLink.tsx'
import styles from './clients.module.css'
import { ShowOnMap } from './ShowOnMap.tsx'
import { townOf } from './town.ts'
import { useChange, useOpen, useSearch } from './view.ts'

interface Props {
  rows: readonly ClientRow[]
  headers: readonly TableHeader[]
  hidden: readonly string[]
  /** Beside the map: half the width, and all rows in a box that scrolls. */
  beside?: boolean
  onPoint?: ((row: ClientRow | null) => void) | undefined
  /** Beside the map: who is shown on it, and showing another. */
  chosen?: number | null
  onChoose?: ((client: number) => void) | undefined
}

/** Shown in the column of the town. */
const inTown = ['province']
/** Beside the map there is room for who, where and how things stand. */
const withMap = [
  'address',
  'country',
  'phone',
  'sheet_status',
  'last_order_date',
  'delta_pct',
  'overdue_amount',
]
/** Columns that are hidden when there is no room, the first one first; revenue stays longest. */
const giveWay = [
  'address',
  'country',
  'phone',
  'last_order_date',
  'agent',
  'code',
  'overdue_amount',
  'sheet_status',
]
const giveWayBesideMap = ['code', 'agent', 'customer_status']

export function ClientsTable({ rows, headers, hidden, beside = false, onPoint, chosen, onChoose }: Props) {
  const { t } = useTranslation('clients')
  const phone = usePhone()
  const format = useFormat()
  const search = useSearch()
  const change = useChange()
  const open = useOpen()
  if (phone) return <ClientCards rows={rows} />
  return (
    <DataTable<ClientRow>
      label={t('title')}
      headers={headers}
      hidden={[...inTown, ...(beside ? withMap : hidden)]}
      giveWay={beside ? giveWayBesideMap : giveWay}
      dense={!beside}
      rows={rows}
      rowKey={(row) => String(row.id)}
      nameKey="business_name"
      height={beside ? 'fill' : 'auto'}
      sort={sortOf(search)}
      onSort={(next) => change({ sort: sortToAddress(next) })}
      tones={{
        revenue_this_year: 'strong',
        code: 'muted',
        address: 'muted',
        phone: 'muted',
        country: 'muted',
      }}
      tints={{ delta_pct: (row) => row.delta_pct }}
      onRow={({ id, lat }) => (onChoose && lat !== null ? onChoose(id) : open(id))}
      {...(onPoint && { onPoint })}
      selected={chosen ? String(chosen) : null}
      cells={{
        business_name: (row) => (
          <ClientLink client={row} className={beside ? styles.shortName : `${styles.name} ${names.name}`} />
        ),
        city: (row) =>
          onChoose && row.lat !== null ? (
            <ShowOnMap row={row} chosen={row.id === chosen} onChoose={onChoose} />
          ) : (
            <span className={beside ? styles.shortTown : names.town}>{townOf(row)}</span>
          ),
        customer_status: (row) => <CustomerBadge status={row.customer_status} />,
        sheet_status: (row) => <SheetBadge status={row.sheet_status} />,
        overdue_amount: ({ overdue_amount: late }) =>
          typeof late === 'number' && late > 0 && <span className={styles.late}>{format.money(late)}</span>,
        delta_pct: (row) =>
          typeof row.revenue_this_year === 'number' && <Delta value={row.delta_pct ?? null} strong />,
        agent: (row) => (
          <span
            className={[beside && styles.shortAgent, !row.agent && styles.muted].filter(Boolean).join(' ')}
          >
            {row.agent ?? t('noAgent')}
          </span>
        ),
      }}
    />
  )
}
