import { useTranslation } from 'react-i18next'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ColumnChoice } from '../ui/table/ColumnChoice.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { hiddenFromAddress, hiddenToAddress } from '../ui/table/hidden.ts'
import { sortRows } from '../ui/table/rows.ts'
import { sortFromAddress, sortToAddress } from '../ui/table/sort.ts'
import { useFormat } from '../ui/useFormat.ts'
import type { DetailRow, RevenueRow } from './data.ts'
import { type Subject, useFigureCells } from './explain/useRowFigures.tsx'
import { monthOf, runningMonth } from './period.ts'
import { UnitName } from './UnitName.tsx'
import styles from './UnitsTable.module.css'
import { unitHeaders, useUnitWords } from './unit-headers.ts'
import { useUnitTree } from './useUnitTree.tsx'
import { useChange, useSearch, useView } from './view.ts'
import { totalsRow } from './totals-row.ts'
import { usePhone, useUpTo } from '../ui/useUpTo.ts'

interface Props {
  rows: readonly DetailRow[]
  of: 'agencies' | 'clients'
  /** What the rows add up to. */
  total: RevenueRow
}

const kindOf = (row: DetailRow) => row.kind
/** However the table is sorted, those without a name come last. */
const placeOf = (row: DetailRow) => (row.kind === 'moved' ? 'cross' : row.kind)

/** Agencies that open into their clients, or the clients of one agency, under the sum they add up to. */
export function UnitsTable({ rows, of, total }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const { scope, meta } = useView()
  const search = useSearch()
  const change = useChange()
  const sort = sortFromAddress(search.sort) ?? { key: 'curr_ytd', desc: true }
  const order = (of: readonly DetailRow[]) => sortRows(of, sort, placeOf, format.compare)
  const { tree, note, agencyOf } = useUnitTree(order)
  const words = useUnitWords(rows, of)
  const headers = unitHeaders(t, meta, rows, of)
  const hidden = useHidden()
  const subjectOf = (row: DetailRow): Subject => subject(row, words.total, agencyOf(row), search, t)
  const figures = useFigureCells<DetailRow>(subjectOf)
  // A month that is still running would end every line with a fall.
  const over = Math.max(1, runningMonth(meta.cut) ? monthOf(meta.cut) - 1 : monthOf(meta.cut))
  const drill = (row: DetailRow) => {
    if (row.kind === 'client' && row.id !== null)
      change({
        agency: agencyOf(row) ?? scope.about.agency,
        client: row.id,
        open: undefined,
        sort: undefined,
      })
  }
  return (
    <Card
      title={words.title}
      hint={words.count}
      flush
      className={styles.card}
      action={
        !phone && (
          <ColumnChoice
            headers={headers}
            hidden={hidden.chosen}
            onHidden={(keys) => change({ hide: hiddenToAddress(keys) })}
          />
        )
      }
    >
      <DataTable<DetailRow>
        label={words.title}
        headers={headers}
        hidden={hidden.all}
        rows={order(rows)}
        rowKey={(row) => row.key}
        kindOf={kindOf}
        height={phone || rows.length < 13 ? 'auto' : 'fill'}
        sort={sort}
        onSort={(next) => change({ sort: sortToAddress(next) })}
        tones={{ prev_total: 'muted', prev_prog: 'muted', curr_ytd: 'strong' }}
        {...(of === 'agencies' && { tree, note })}
        onRow={drill}
        totals={totalsRow(total, words.total)}
        cells={{
          ...figures,
          label: (row) => <UnitName row={row} agency={agencyOf(row)} />,
          trend: (row) =>
            row.months &&
            row.kind !== 'moved' && (
              <Sparkline values={row.months.slice(0, over)} label={t('units.trendOf', { name: row.label })} />
            ),
        }}
      />
    </Card>
  )
}

/** Columns put away by the reader, and those a narrow screen has no room for. */
function useHidden() {
  const { hide } = useSearch()
  const phone = usePhone()
  const small = useUpTo('tablet')
  const tablet = useUpTo('laptop')
  const chosen = hiddenFromAddress(hide)
  const narrow = phone
    ? ['trend', 'prev_total', 'prev_prog', 'delta', 'budget_pct']
    : small
      ? ['trend', 'prev_total', 'delta']
      : tablet
        ? ['trend', 'prev_total']
        : []
  return { chosen, all: [...chosen, ...narrow] }
}

function subject(
  row: DetailRow,
  totalName: string,
  agency: number | undefined,
  { category }: { category?: RevenueRow['key'] },
  t: ReturnType<typeof useTranslation<'sales'>>['t'],
): Subject {
  const inCategory = category && { category: category as 'furniture' }
  if (row.kind === 'total') return { name: totalName, lines: { ...inCategory } }
  // Clients that moved to another agency have no name here, so their lines cannot be opened.
  if (row.id === null) return { name: row.label, lines: null, note: t('notes.moved') }
  if (row.kind === 'agency')
    return { name: row.label, lines: { agency: row.id, ...inCategory }, budgetOf: { agency: row.id } }
  const about = { ...(agency && { agency }), client: row.id }
  return { name: row.label, lines: { ...about, ...inCategory }, budgetOf: about }
}
