import type { ReactNode } from 'react'
import styles from './Panes.module.css'

interface Props {
  /** The list. */
  children: ReactNode
  /** What of it is open beside it, a `SidePane`. */
  pane: ReactNode
  /** Which of the two takes what room there is. */
  wide?: 'list' | 'pane'
}

/** A list and, on a desk, the row that is open beside it. The list is the same one before and after: nothing in it is lost. */
export const Panes = ({ children, pane, wide = 'list' }: Props) => (
  <div className={pane ? styles.panes : styles.alone} data-wide={wide}>
    {children}
    {pane}
  </div>
)
