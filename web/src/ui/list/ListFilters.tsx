import type { ReactNode } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'
import { SearchField } from '../layout/SearchField.tsx'
import { ColumnChoice } from '../table/ColumnChoice.tsx'
import { usePhone } from '../useUpTo.ts'
import { FilterRow } from './FilterRow.tsx'
import type { Views } from './ListMenu.tsx'
import type { ListState } from './useList.ts'

interface Props {
  list: ListState
  searchLabel?: string | undefined
  views?: Views | undefined
  /** The columns to choose from, once they are here. */
  headers: readonly TableHeader[] | undefined
  children?: ReactNode
}

/** What narrows a list: its search, its filters, saved views, and which columns are shown. */
export function ListFilters({ list, searchLabel, views, headers, children }: Props) {
  const phone = usePhone()
  const { q } = list.search as { q?: string }
  const change = list.change as (next: { q?: string | undefined }) => void
  return (
    <FilterRow
      set={list.filtersSet}
      foldable={Boolean(children)}
      search={
        searchLabel && (
          <SearchField
            label={searchLabel}
            value={q ?? ''}
            onChange={(text) => change({ q: text || undefined })}
          />
        )
      }
    >
      {!phone && views?.chip}
      {children}
      {headers && <ColumnChoice headers={headers} hidden={list.hidden} onHidden={list.setHidden} />}
    </FilterRow>
  )
}
