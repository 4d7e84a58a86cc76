import { type ReactNode, useId } from 'react'
import { CountBadge } from './Badge.tsx'
import styles from './Card.module.css'

interface Props {
  title?: ReactNode
  /** Muted words beside the title: the unit, the number of rows. */
  hint?: ReactNode
  count?: number
  /** On the right of the head: a link, a legend, a small button. */
  action?: ReactNode
  /** The content touches the edges: tables, lists. */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, hint, count, action, flush, className, children }: Props) {
  const id = useId()
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <div className={styles.head}>
          {title && <h2 id={id}>{title}</h2>}
          {hint && <span className={styles.hint}>{hint}</span>}
          {count !== undefined && <CountBadge count={count} />}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
