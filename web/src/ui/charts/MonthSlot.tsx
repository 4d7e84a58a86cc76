import styles from './MonthChart.module.css'
import type { Month } from './months.ts'

interface Props {
  month: Month
  next: Month | undefined
  x: number
  width: number
  y: (value: number) => number
  /** The pattern of the month still running. */
  hatch: string | null
  /** No year before beside it: the bar stands in the middle. */
  alone: boolean
  name: string | undefined
  foot: number
  onPoint: (month: number) => void
}

/** One month: two bars of 34 % of its width, the budget across it, its name. */
export function MonthSlot({ month, next, x, width, y, hatch, alone, name, foot, onPoint }: Props) {
  const bar = Math.min(width * 0.34, 40)
  const middle = x + width / 2
  const rect = (value: number, left: number) => ({
    x: left,
    width: bar,
    y: Math.min(y(0), y(value)),
    height: Math.abs(y(0) - y(value)),
    rx: 1.5,
  })
  return (
    <g onPointerEnter={() => onPoint(month.m)} className={styles.slot}>
      <rect x={x} y={0} width={width} height={foot + 6} className={styles.touch} />
      {month.prev !== 0 && <rect {...rect(month.prev, middle - bar - 1)} className={styles.prev} />}
      {month.curr !== null && month.curr !== 0 && (
        <rect
          {...rect(month.curr, alone ? middle - bar / 2 : middle + 1)}
          className={hatch ? styles.running : styles.curr}
          fill={hatch ? `url(#${hatch})` : undefined}
        />
      )}
      {month.budget !== null && (
        <path className={styles.budget} d={`M${x + 1} ${y(month.budget)}H${x + width - 1}`} />
      )}
      {month.budget !== null && next?.budget != null && (
        <path className={styles.budgetStep} d={`M${x + width} ${y(month.budget)}V${y(next.budget)}`} />
      )}
      <text x={middle} y={foot} textAnchor="middle" className={hatch ? styles.nowName : styles.tick}>
        {name}
      </text>
    </g>
  )
}
