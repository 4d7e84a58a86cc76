import type { ReadyRow } from '../data.ts'
import styles from '../ready.module.css'
import { ReadyCard } from './ReadyCard.tsx'

interface Props {
  rows: readonly ReadyRow[]
  customer: number | undefined
  old: boolean
}

/** What is there, each with its picture. */
export const ReadyCards = ({ rows, customer, old }: Props) => (
  <ul className={styles.cards} data-old={old || undefined}>
    {rows.map((row) => (
      <ReadyCard key={row.id} row={row} customer={customer} />
    ))}
  </ul>
)
