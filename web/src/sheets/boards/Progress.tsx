import { boardStatuses } from '@mandato/contract/sheets/status'
import { useFormat } from '../../ui/useFormat.ts'
import type { AgencyRow } from '../data.ts'
import { partOf } from '../StatusMark.tsx'
import { toneOf } from '../status.ts'
import styles from './boards.module.css'

/** The clients of an agency in one bar, from confirmed to not begun, and the part that is confirmed. */
export function Progress({ row }: { row: AgencyRow }) {
  const format = useFormat()
  if (row.pct_confirmed === null) return null
  const parts = order.filter((status) => row[status] > 0)
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden>
        {parts.map((status) => (
          <span key={status} {...partOf(status)} style={{ flexGrow: row[status] }} />
        ))}
      </span>
      <span>{format.percent(row.pct_confirmed)}</span>
    </span>
  )
}

const order = boardStatuses.toSorted((a, b) => weight(a) - weight(b))
function weight(status: (typeof boardStatuses)[number]): number {
  return ['ok', 'warn', 'info', 'err', 'neutral'].indexOf(toneOf(status))
}
