import { boardStatuses } from '@mandato/contract/sheets/status'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import type { AgencyRow } from '../data.ts'
import type { BoardSearch } from '../search.ts'
import { AgenciesFoot } from '../bulk/AgenciesFoot.tsx'
import { useAgencyBulk } from '../bulk/useAgencyBulk.ts'
import styles from './boards.module.css'
import { Progress } from './Progress.tsx'
import { RemindAgency } from './RemindAgency.tsx'

interface Props {
  rows: readonly AgencyRow[]
  headers: readonly TableHeader[]
  hidden: readonly string[]
  onOpen: (search: BoardSearch) => void
}

/** One line per agency: how many clients stand under each status, how far it is, when it was last reminded. */
export function AgencyBoard({ rows, headers, hidden, onOpen }: Props) {
  const { t } = useTranslation('sheets')
  const phone = usePhone()
  const bulk = useAgencyBulk(rows)
  const columns = headers.map(
    (header): TableHeader => (header.key === 'last_reminder_at' ? { ...header, align: 'right' } : header),
  )
  const counts = Object.fromEntries(
    (['total', ...boardStatuses] as const).map((key) => [
      key,
      (row: AgencyRow) => <Count row={row} of={key} />,
    ]),
  )
  return (
    <>
      <Card flush>
        <DataTable<AgencyRow>
          label={t('agencies')}
          headers={columns}
          hidden={hidden}
          giveWay={['agent', ...boardStatuses, 'last_reminder_at']}
          rows={rows}
          rowKey={(row) => String(row.agency_id)}
          dense
          selection={phone ? undefined : bulk.selection}
          totals={totalsOf(rows, t('total'))}
          tones={{ agent: 'muted', last_reminder_at: 'muted' }}
          onRow={(row) => onOpen({ view: 'clients', agency: row.agency_id })}
          cells={{
            ...counts,
            agency: (row) =>
              row.agency_id ? (
                <ToClients search={{ agency: row.agency_id }}>{row.agency}</ToClients>
              ) : (
                row.agency
              ),
            pct_confirmed: (row) => <Progress row={row} />,
            last_reminder_at: (row) => row.agency_id > 0 && <RemindAgency row={row} />,
          }}
        />
      </Card>
      <AgenciesFoot bulk={bulk} />
    </>
  )
}

/** A number that leads to the clients it counts. */
function Count({ row, of }: { row: AgencyRow; of: 'total' | (typeof boardStatuses)[number] }) {
  const format = useFormat()
  const count = row[of]
  if (count === 0) return <span className={styles.zero}>0</span>
  const agency = row.agency_id || undefined
  return (
    <ToClients search={{ agency, status: of === 'total' ? undefined : of }}>{format.int(count)}</ToClients>
  )
}

function ToClients({ search, children }: { search: BoardSearch; children: ReactNode }) {
  return (
    <Link to="/sheets" search={{ view: 'clients', ...search }} className="ink-link">
      {children}
    </Link>
  )
}

function totalsOf(rows: readonly AgencyRow[], name: string): AgencyRow {
  const sum = (key: 'total' | (typeof boardStatuses)[number]) => rows.reduce((n, row) => n + row[key], 0)
  const counts = Object.fromEntries(boardStatuses.map((key) => [key, sum(key)]))
  const total = sum('total')
  const valid = sum('confirmed') + sum('to_renew')
  return {
    ...counts,
    agency_id: 0,
    agency: name,
    agent: null,
    total,
    pct_confirmed: total ? Math.round((valid / total) * 1000) / 10 : null,
    last_reminder_at: null,
    remind_from: null,
    filters: { unfinished: false, to_review: false, to_renew: false, complete: false },
  } as AgencyRow
}
