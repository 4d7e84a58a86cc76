import type { ReactNode } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'
import { SearchField } from '../layout/SearchField.tsx'
import { ColumnChoice } from '../table/ColumnChoice.tsx'
import { usePhone } from '../usePhone.ts'
import styles from './list.module.css'
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

/** What narrows a list: its search, its filters, saved views, and which columns are shown. On a phone one line slides. */
export function ListFilters({ list, searchLabel, views, headers, children }: Props) {
  const phone = usePhone()
  const { q } = list.search as { q?: string }
  const change = list.change as (next: { q?: string | undefined }) => void
  return (
    <div className={styles.filters}>
      {searchLabel && (
        <SearchField
          label={searchLabel}
          value={q ?? ''}
          onChange={(text) => change({ q: text || undefined })}
        />
      )}
      <div className={styles.chips}>
        {!phone && views?.chip}
        {children}
        {headers && <ColumnChoice headers={headers} hidden={list.hidden} onHidden={list.setHidden} />}
      </div>
    </div>
  )
}
