import { Box } from '@mantine/core'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { log } from '../../platform/log.ts'
import { useFormat } from '../useFormat.ts'
import { BodyRow, NoteRow, SpaceRow, WaitingRow } from './BodyRow.tsx'
import styles from './DataTable.module.css'
import { GroupRow } from './GroupRow.tsx'
import { HeadRow } from './HeadRow.tsx'
import type { DataTableProps } from './props.ts'
import { OF_WHICH_LESS, useRowHeight } from './row-height.ts'
import { type RowKind, shownRows, sortRows, startsGroup } from './rows.ts'
import type { Sort } from './sort.ts'
import { useFits } from './useFits.ts'
import { useFitting } from './useFitting.ts'
import { useVirtualRows } from './useVirtualRows.ts'

const plain = (): RowKind => 'partition'

export function DataTable<R extends object>(props: DataTableProps<R>) {
  const {
    label,
    headers,
    rows,
    rowKey,
    kindOf = plain,
    hidden = [],
    groups,
    tree,
    selection,
    note,
    totals,
    height = 'auto',
    selected,
  } = props
  const { t } = useTranslation('ui')
  const format = useFormat()
  const rowHeight = useRowHeight()
  const [ownSort, setOwnSort] = useState<Sort | null>(null)
  const sort = props.sort ?? ownSort
  const chosen = headers.filter((header) => header.fixed || !hidden.includes(header.key))
  const ordered = useMemo(
    () => (props.onSort ? rows : sortRows(rows, sort, kindOf, format.compare)),
    [rows, props.onSort, sort, kindOf, format],
  )
  const shown = shownRows(ordered, rowKey, kindOf, tree)
  const scroller = useRef<HTMLDivElement>(null)
  const gone = useFitting(scroller, chosen, props.giveWay, rows)
  const columns = chosen.filter((header) => !gone.has(header.key))
  const virtual = useVirtualRows(shown.length, rowHeight, scroller)
  const order = ordered.map(rowKey)
  const fits = useFits(scroller)
  const filling = height === 'fill' || virtual.on
  // In a box that scrolls by itself the row chosen elsewhere is brought into sight; a page stays where one reads it.
  useEffect(() => {
    if (filling && selected)
      scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [filling, selected, rows])
  const isBare = headers.length === 0
  useEffect(() => {
    if (isBare) log('table_headers missing', label)
  }, [isBare, label])
  const span = columns.length + (selection ? 1 : 0)
  return (
    <Box
      component="section"
      ref={scroller}
      className={`${styles.box} ${filling ? styles.fill : fits ? styles.whole : ''}`}
      style={{ '--row': `${rowHeight}px`, '--row-of-which': `${rowHeight - OF_WHICH_LESS}px` }}
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label={t('table.of', { name: label })}
    >
      <table
        className={[styles.table, !virtual.on && styles.wrap, props.dense && styles.dense]
          .filter(Boolean)
          .join(' ')}
        aria-rowcount={virtual.on ? shown.length + 1 : undefined}
      >
        <caption className="sr-only">{label}</caption>
        <HeadRow
          columns={columns}
          sort={sort}
          onSort={props.onSort ?? setOwnSort}
          tick={selection?.head(order)}
        />
        <tbody>
          <SpaceRow height={virtual.before} />
          {virtual.slice(shown).map((item, i) => {
            if (item.is === 'waiting') return <WaitingRow key={item.key} span={span} depth={item.depth} />
            if (item.is === 'note')
              return (
                <NoteRow key={item.key} span={span} depth={item.depth}>
                  {note?.(item.of)}
                </NoteRow>
              )
            return (
              <Fragment key={item.key}>
                {groups && startsGroup(groups.of, item, shown[i - 1]) && !virtual.on && (
                  <GroupRow span={span}>{groups.head(groups.of(item.row))}</GroupRow>
                )}
                <BodyRow
                  shown={item}
                  columns={columns}
                  table={props}
                  tick={selection?.cell(item.row, item.key, order)}
                  index={virtual.on ? virtual.first + i + 2 : undefined}
                />
                {props.below?.key === item.key && (
                  <tr>
                    <td colSpan={span} className={styles.below}>
                      {props.below.content}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
          <SpaceRow height={virtual.after} />
        </tbody>
        {totals && (
          <tfoot>
            <BodyRow
              shown={{ is: 'row', row: totals, key: 'totals', depth: 0, kind: 'total' }}
              columns={columns}
              table={props}
              tick={selection && <td aria-hidden className={styles.tick} />}
            />
          </tfoot>
        )}
      </table>
    </Box>
  )
}
