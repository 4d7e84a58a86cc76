import { useFormat } from '../useFormat.ts'
import styles from './SplitBar.module.css'

export interface Part {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly tone: 'ok' | 'info' | 'sand' | 'err'
}

/** One whole in its parts: a bar, and under it each part as a figure. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const format = useFormat()
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            // Even one row in a hundred thousand must be seen, so no part is thinner than 4 px.
            <span key={part.key} className={styles[part.tone]} style={{ flexGrow: part.value }} />
          ))}
      </div>
      <dl className={styles.figures}>
        {parts.map((part) => (
          <div key={part.key}>
            <dd className={part.tone === 'err' && part.value > 0 ? styles.bad : styles.figure}>
              {format.int(part.value)}
            </dd>
            <dt>
              <span className={`${styles.dot} ${styles[part.tone]}`} aria-hidden />
              {part.label}
            </dt>
          </div>
        ))}
      </dl>
    </div>
  )
}
