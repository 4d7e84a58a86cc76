import { type ReactNode, use, useId } from 'react'
import { Apart } from '../feedback/Apart.tsx'
import { CountBadge } from './Badge.tsx'
import { CardFold } from './card-fold.ts'
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
  /** It answers an earlier question: dimmed until this one is answered. */
  old?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, hint, count, action, flush, old, className, children }: Props) {
  const id = useId()
  const fold = use(CardFold)
  return (
    <section
      className={`${styles.card} ${className ?? ''}`}
      data-old={old || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {(title || action) && (
        <div className={styles.head}>
          {title && <h2 id={id}>{title}</h2>}
          {hint && <span className={styles.hint}>{hint}</span>}
          {count !== undefined && <CountBadge count={count} />}
          {action && <div className={styles.action}>{action}</div>}
          {fold}
        </div>
      )}
      <div className={flush ? styles.flush : styles.body}>
        <Apart>{children}</Apart>
      </div>
    </section>
  )
}
