import { linear } from './scale.ts'
import styles from './Spark.module.css'

interface Props {
  values: readonly number[]
  label: string
  width?: number
}

const HEIGHT = 20
const MARGIN = 3

/** The course of some months in a row of a table; the last one is marked. */
export function Sparkline({ values, label, width = 80 }: Props) {
  const x = linear([0, Math.max(1, values.length - 1)], [MARGIN, width - MARGIN])
  const y = linear([Math.min(...values, 0), Math.max(1, ...values)], [HEIGHT - MARGIN, MARGIN])
  const points = values.map((value, i) => `${x(i)},${y(value)}`).join(' ')
  const last = values.at(-1)
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label} className={styles.spark}>
      <polyline points={points} className={styles.line} />
      {last !== undefined && (
        <circle cx={x(values.length - 1)} cy={y(last)} r={2.2} className={styles.curr} />
      )}
    </svg>
  )
}
