import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
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
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: [MARGIN, width - MARGIN] })
  const y = scaleLinear({
    domain: [Math.min(...values, 0), Math.max(1, ...values)],
    range: [HEIGHT - MARGIN, MARGIN],
  })
  const last = values.at(-1)
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label} className={styles.spark}>
      <LinePath data={[...values]} x={(_, i) => x(i)} y={(value) => y(value)} className={styles.line} />
      {last !== undefined && (
        <circle cx={x(values.length - 1)} cy={y(last)} r={2.2} className={styles.curr} />
      )}
    </svg>
  )
}
