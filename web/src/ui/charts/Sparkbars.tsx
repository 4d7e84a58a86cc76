import { linear } from './scale.ts'
import styles from './Spark.module.css'

interface Props {
  values: readonly number[]
  /** This year's bars are cotto, earlier years' sand. */
  current?: boolean
  label: string
}

const BAR = 7
const GAP = 3
const HEIGHT = 20

/** Twelve small bars in a row of a table. */
export function Sparkbars({ values, current, label }: Props) {
  const y = linear([0, Math.max(1, ...values)], [0, HEIGHT])
  return (
    <svg
      width={values.length * (BAR + GAP) - GAP}
      height={HEIGHT}
      role="img"
      aria-label={label}
      className={styles.spark}
    >
      {values.map((value, i) => (
        <rect
          // The months have no other name than their place.
          key={i}
          x={i * (BAR + GAP)}
          y={HEIGHT - Math.max(0, y(value))}
          width={BAR}
          height={Math.max(0, y(value))}
          className={current ? styles.curr : styles.prev}
        />
      ))}
    </svg>
  )
}
