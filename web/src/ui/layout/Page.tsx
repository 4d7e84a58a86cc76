import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The frame of a screen: header, then its parts, 12 px apart. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

/** Parts side by side; each says by `flex` or its own width how much it takes, and they wrap when narrow. */
export function Row({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <div className={styles.row} style={{ gridTemplateColumns: columns }}>
      {children}
    </div>
  )
}

/** Search and filters of a list, above its table. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
