import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'
import { alignOf, isNumeric } from './cells.tsx'
import styles from './DataTable.module.css'
import { nextSort, type Sort } from './sort.ts'

interface Props {
  columns: readonly TableHeader[]
  sort: Sort | null
  onSort: (sort: Sort) => void
  /** A head before those of the columns. */
  tick: ReactNode
}

export function HeadRow({ columns, sort, onSort, tick }: Props) {
  return (
    <thead>
      <tr>
        {tick}
        {columns.map((header, i) => {
          const sorted = sort?.key === header.key ? sort : null
          const Arrow = sorted?.desc === false ? IconArrowUp : IconArrowDown
          return (
            <th
              key={header.key}
              scope="col"
              data-column={header.key}
              className={`${styles[alignOf(header)]} ${i === 0 ? styles.lead : ''}`}
              aria-sort={sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
            >
              {header.sortable ? (
                <button
                  type="button"
                  className={`${styles.sort} ${sorted ? styles.sorted : ''}`}
                  onClick={() => onSort(nextSort(sort, header.key, isNumeric(header)))}
                >
                  {header.label}
                  <Arrow size={14} aria-hidden />
                </button>
              ) : (
                header.label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
