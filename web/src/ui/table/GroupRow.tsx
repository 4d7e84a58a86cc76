import type { ReactNode } from 'react'
import styles from './GroupRow.module.css'

/** The heading above rows that belong together. */
export const GroupRow = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className={styles.group}>
    <th colSpan={span} scope="rowgroup" className={styles.head}>
      {children}
    </th>
  </tr>
)
