import type { ReactNode } from 'react'
import styles from './LineList.module.css'

interface Props {
  /** Two beside each other where there is room. */
  columns?: boolean
  children: ReactNode
}

/** Things one under the other in a card, each a `li` with a sign, its words in a `div`, and what can be done. */
export const LineList = ({ columns = false, children }: Props) => (
  <ul className={styles.list} data-columns={columns || undefined}>
    {children}
  </ul>
)
