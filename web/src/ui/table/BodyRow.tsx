import { IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { tintOf } from '../figures/Delta.tsx'
import { useFormat } from '../useFormat.ts'
import { alignOf, cellOf } from './cells.tsx'
import styles from './DataTable.module.css'
import type { DataTableProps } from './props.ts'
import { type Shown, valueOf } from './rows.ts'

interface Props<R extends object> {
  shown: Extract<Shown<R>, { is: 'row' }>
  columns: readonly TableHeader[]
  table: Pick<
    DataTableProps<R>,
    'nameKey' | 'cells' | 'tones' | 'tints' | 'tree' | 'onRow' | 'onPoint' | 'selected' | 'selection'
  >
  /** A cell before those of the columns. */
  tick?: ReactNode
  index?: number
}

const classOfKind: Readonly<Record<string, string | undefined>> = {
  of_which: styles.ofWhich,
  cross: styles.cross,
  total: styles.total,
}
/** A click on something inside a row is that thing's, not the row's. */
const onThing = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label')

export function BodyRow<R extends object>({ shown, columns, table, tick, index }: Props<R>) {
  const { row, kind, key, depth } = shown
  const { tree, onRow, onPoint } = table
  const name = columns.find(({ key: column }) => column === table.nameKey)?.key ?? columns[0]?.key
  const opens = kind !== 'total' && tree !== undefined && tree.children(row) !== null
  const act = opens ? () => tree.toggle(row) : onRow && kind !== 'total' ? () => onRow(row) : undefined
  const chosen = table.selected === key || table.selection?.ticked.has(key)
  const classes = [classOfKind[kind], act && styles.acts, chosen && styles.selected]
  return (
    <tr
      className={classes.filter(Boolean).join(' ')}
      aria-rowindex={index}
      aria-current={table.selected === key || undefined}
      onClick={act && ((event) => onThing(event) || act())}
      {...(onPoint && {
        onMouseEnter: () => onPoint(row),
        onMouseLeave: () => onPoint(null),
        onFocus: () => onPoint(row),
        onBlur: () => onPoint(null),
      })}
    >
      {tick}
      {columns.map((header, i) => (
        <Cell
          key={header.key}
          header={header}
          row={row}
          table={table}
          lead={i === 0}
          names={header.key === name}
        >
          {i === 0 && tree
            ? (content) => (
                <span className={styles.first} style={{ '--depth': depth }}>
                  {opens && (
                    <Opener open={tree.isOpen(row)} name={tree.name(row)} onToggle={() => tree.toggle(row)} />
                  )}
                  <span>{content}</span>
                </span>
              )
            : undefined}
        </Cell>
      ))}
    </tr>
  )
}

interface CellProps<R extends object> extends Pick<Props<R>, 'table'> {
  header: TableHeader
  row: R
  lead: boolean
  /** It is the head of its row: "licences, PR-OR, 3" (column, row, value). */
  names: boolean
  /** What stands around the content. */
  children?: (content: ReactNode) => ReactNode
}

function Cell<R extends object>({ header, row, table, lead, names, children }: CellProps<R>) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const content =
    table.cells?.[header.key]?.(row) ?? cellOf(header, valueOf(row, header.key), format, t('yes'))
  const tone = table.tones?.[header.key]
  const change = table.tints?.[header.key]?.(row)
  const classes = [
    styles[alignOf(header)],
    lead && styles.lead,
    tone && styles[tone],
    change ? styles[change > 0 ? 'up' : 'down'] : '',
  ]
  const Element = names ? 'th' : 'td'
  return (
    <Element
      scope={names ? 'row' : undefined}
      className={classes.filter(Boolean).join(' ')}
      style={change ? { '--tint': `${tintOf(change) * 22}%` } : undefined}
    >
      {children ? children(content) : content}
    </Element>
  )
}

function Opener({ open, name, onToggle }: { open: boolean; name: string; onToggle: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={open}
      aria-label={t(open ? 'table.shut' : 'table.open', { name })}
      onClick={onToggle}
    >
      <IconChevronRight size={16} aria-hidden />
    </button>
  )
}

/** Holds the place of the rows that are not drawn. */
export const SpaceRow = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null

export const WaitingRow = ({ span, depth }: { span: number; depth: number }) => (
  <tr>
    <td colSpan={span} className={styles.deep} style={{ '--depth': depth }}>
      <Skeleton width={220} />
    </td>
  </tr>
)

export const NoteRow = ({ span, depth, children }: { span: number; depth: number; children: ReactNode }) => (
  <tr className={styles.note}>
    <td colSpan={span} className={styles.deep} style={{ '--depth': depth }}>
      {children}
    </td>
  </tr>
)
