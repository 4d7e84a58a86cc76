import { useMediaQuery } from '@mantine/hooks'
import type { TableHeader } from '../../platform/table-header.ts'
import { useTranslation } from 'react-i18next'
import { Delta } from '../../ui/figures/Delta.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import names from '../../ui/table/names.module.css'
import { sortToAddress } from '../../ui/table/sort.ts'
import type { ClientRow } from './data.ts'
import { CustomerBadge, SheetBadge } from '../StatusBadge.tsx'
import { useCompact } from '../useCompact.ts'
import { sortOf } from './asked.ts'
import { ClientCards } from './ClientCards.tsx'
import { ClientLink } from './ClientLink.tsx'
import styles from './clients.module.css'
import { townOf } from './town.ts'
import { useChange, useOpen, useSearch } from './view.ts'

interface Props {
  rows: readonly ClientRow[]
  headers: readonly TableHeader[]
  hidden: readonly string[]
  /** Beside the map: half the width, and all rows in a box that scrolls. */
  beside?: boolean
  onPoint?: (row: ClientRow | null) => void
  selected?: number | null
}

/** Always with the town: who is looked for is known by it. */
const inTown = ['province']
/** Beside the map there is room for who, where and how things stand. */
const withMap = [
  'address',
  'country',
  'phone',
  'sheet_status',
  'last_order_date',
  'revenue_this_year',
  'delta_pct',
]

/** On a tablet held upright what a client bought goes before his sheet. */
const upright = ['code', 'sheet_status']

export function ClientsTable({ rows, headers, hidden, beside = false, onPoint, selected }: Props) {
  const { t } = useTranslation('clients')
  const phone = useMediaQuery('(max-width: 599px)', false)
  const narrow = useMediaQuery('(max-width: 1279px)', false)
  const portrait = useMediaQuery('(max-width: 899px)', false)
  // The width of most laptops, less the menu: the table would slide, and its head with it.
  const slim = useMediaQuery('(max-width: 1399px)', false)
  const laptop = useMediaQuery('(max-width: 1535px)', false)
  const compact = useCompact(['address', 'country', 'phone', 'agent', 'last_order_date'], [])
  const givesWay = beside
    ? [...withMap, ...(narrow ? ['agent'] : [])]
    : [...hidden, ...compact, ...(slim ? ['agent'] : []), ...(portrait ? upright : [])]
  const search = useSearch()
  const change = useChange()
  const open = useOpen()
  if (phone) return <ClientCards rows={rows} />
  return (
    <DataTable<ClientRow>
      label={t('title')}
      headers={headers}
      hidden={[...inTown, ...givesWay]}
      dense={laptop && !beside}
      rows={rows}
      rowKey={(row) => String(row.id)}
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
      onRow={(row) => open(row.id)}
      {...(onPoint && { onPoint })}
      selected={selected ? String(selected) : null}
      cells={{
        business_name: (row) => (
          <ClientLink client={row} className={beside ? styles.shortName : `${styles.name} ${names.name}`} />
        ),
        city: (row) => <span className={beside ? styles.shortTown : names.town}>{townOf(row)}</span>,
        customer_status: (row) => <CustomerBadge status={row.customer_status} />,
        sheet_status: (row) => <SheetBadge status={row.sheet_status} />,
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
