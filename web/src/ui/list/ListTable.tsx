import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textOf } from '../table/cells.tsx'
import { DataTable } from '../table/DataTable.tsx'
import names from '../table/names.module.css'
import type { DataTableProps } from '../table/props.ts'
import { valueOf } from '../table/rows.ts'
import type { ListState } from './useList.ts'

type Shared =
  | 'cells'
  | 'tones'
  | 'tints'
  | 'dense'
  | 'totals'
  | 'selection'
  | 'giveWay'
  | 'onPoint'
  | 'selected'
  | 'below'
  | 'groups'

export interface ListTableProps<R extends object>
  extends Pick<DataTableProps<R>, Shared | 'headers' | 'rows'> {
  label: string
  list: ListState
  /** What tells one row from another. */
  rowKey: (row: R) => string
  /** The column that names a row: it is the link. */
  nameKey?: string
  /** What stands behind the name and is no part of its link, because it does something of its own. */
  beside?: ((row: R) => ReactNode) | undefined
  /** Where a row leads. */
  linkOf?: (row: R) => Pick<LinkProps, 'to' | 'params' | 'search' | 'resetScroll'>
  /** A touch on a row does this instead, while a phone picks rows. */
  onPick?: ((row: R) => void) | undefined
}

/** The rows of a list, sorted and with the columns that its address says. */
export function ListTable<R extends object>({
  list,
  linkOf,
  beside,
  onPick,
  cells,
  headers,
  nameKey = headers[0]?.key ?? '',
  ...table
}: ListTableProps<R>) {
  const navigate = useNavigate()
  const nameOf = (row: R): ReactNode => cells?.[nameKey]?.(row) ?? textOf(valueOf(row, nameKey))
  const linked = linkOf &&
    !onPick && {
      [nameKey]: (row: R) => {
        const link = (
          <Link {...linkOf(row)} className={`ink-link ${names.name}`}>
            {nameOf(row)}
          </Link>
        )
        return beside ? (
          <span className={names.with}>
            {link}
            {beside(row)}
          </span>
        ) : (
          link
        )
      },
    }
  const open = linkOf && ((row: R) => void navigate(linkOf(row)))
  const onRow = onPick ?? open
  return (
    <DataTable<R>
      {...table}
      nameKey={nameKey}
      headers={headers}
      hidden={list.hidden}
      sort={list.sort}
      onSort={list.setSort}
      cells={{ ...cells, ...linked }}
      {...(onRow && { onRow })}
    />
  )
}
