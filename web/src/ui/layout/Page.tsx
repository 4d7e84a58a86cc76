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

interface FiltersProps {
  /** On a phone, too: two fields share it. */
  inOneLine?: boolean
  children: ReactNode
}

/** Search and filters of a list, above its table. */
export function Filters({ inOneLine = false, children }: FiltersProps) {
  return (
    <div className={styles.filters} data-one-line={inOneLine || undefined}>
      {children}
    </div>
  )
}
