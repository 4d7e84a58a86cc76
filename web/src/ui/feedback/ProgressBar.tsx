import type { ReactNode } from 'react'
import { useFormat } from '../useFormat.ts'
import styles from './ProgressBar.module.css'

interface Props {
  label: string
  /** How much is done, 0–1; null while nobody knows how much there is. */
  value: number | null
  /** What is being done now. */
  children?: ReactNode
}

/** Long work on its way. */
export function ProgressBar({ label, value, children }: Props) {
  const format = useFormat()
  const percent = value === null ? null : Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <div>
      <progress className="sr-only" aria-label={label} max={100} value={percent ?? undefined} />
      <div className={styles.bar} aria-hidden>
        <span
          className={percent === null ? styles.unknown : styles.fill}
          style={{ width: percent === null ? undefined : `${percent}%` }}
        />
      </div>
      <div className={styles.words}>
        <span>{children}</span>
        {percent !== null && <b>{format.int(percent)}%</b>}
      </div>
    </div>
  )
}
