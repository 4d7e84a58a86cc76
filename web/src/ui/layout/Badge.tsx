import type { ReactNode } from 'react'
import { useFormat } from '../useFormat.ts'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'ok' | 'warn' | 'err' | 'info' | 'cotto'

/** A state in a word. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}

/** How many there are, beside a title. */
export function CountBadge({ count }: { count: number }) {
  const format = useFormat()
  return <span className={`${styles.badge} ${styles.cotto}`}>{format.int(count)}</span>
}

/** A value as it stands in a file or field, wrong or doubtful: shown as written, spaces and all. */
export function ValueChip({
  value,
  tone = 'err',
  empty,
}: {
  value: string | null
  tone?: 'err' | 'warn'
  empty: string
}) {
  if (!value) return <em className={styles.empty}>{empty}</em>
  return <code className={`${styles.value} ${styles[tone]}`}>{value}</code>
}
