import type { ReactNode } from 'react'
import styles from './Named.module.css'

/** In a row of a list: a name (`b`, or a link) over what is said about it in small. */
export const Named = ({ children }: { children: ReactNode }) => (
  <span className={styles.named}>{children}</span>
)
