import type { ReactNode } from 'react'
import styles from './DataList.module.css'

interface Line {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
}

/** Labels and values under one another; the caller leaves empty lines out. */
export function DataList({ rows }: { rows: readonly (Line | null | false | '' | undefined)[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(
        (row) =>
          row && (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
