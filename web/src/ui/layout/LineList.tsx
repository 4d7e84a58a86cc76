import type { ReactNode } from 'react'
import styles from './LineList.module.css'

/** Things one under the other in a card, each a `li` with a sign, its words in a `div`, and what can be done. */
export const LineList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
