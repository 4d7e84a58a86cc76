import { useFormat } from '../useFormat.ts'
import styles from './BudgetBar.module.css'

const END = 115

/** From 100 sage, from 95 ochre, below cotto: the recipe of the design. */
const toneOf = (percent: number) =>
  percent >= 100 ? styles.reached : percent >= 95 ? styles.near : styles.short

/** How much of the budget is reached: scale 0–115 %, a petrol tick at 100. The number stands beside it. */
export function BudgetBar({ percent, wide }: { percent: number | null | undefined; wide?: boolean }) {
  if (percent === null || percent === undefined) return null
  const width = (Math.max(0, Math.min(percent, END)) / END) * 100
  return (
    <span className={`${styles.bar} ${wide ? styles.wide : ''}`} aria-hidden>
      <span className={`${styles.fill} ${toneOf(percent)}`} style={{ width: `${width}%` }} />
      <span className={styles.tick} />
    </span>
  )
}

/** The bar with its number, as a cell of a table: bars and numbers stand under one another. */
export function BudgetCell({ percent }: { percent: number | null | undefined }) {
  const format = useFormat()
  if (percent === null || percent === undefined) return null
  return (
    <span className={styles.cell}>
      <BudgetBar percent={percent} />
      <span>{format.percent(percent)}</span>
    </span>
  )
}
