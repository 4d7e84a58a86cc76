import type { ReactNode } from 'react'
import { Thing, type ThingName } from '../drawings/Thing.tsx'
import styles from './EmptyState.module.css'

interface Props {
  drawing?: ThingName
  title: string
  /** Where nothing else is on the screen, the title is its heading. */
  heading?: boolean
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing = 'cabinet', title, heading = false, children, action }: Props) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={styles.empty}>
      <Thing name={drawing} size={64} />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
