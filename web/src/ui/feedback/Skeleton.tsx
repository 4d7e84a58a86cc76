import { Card } from '../layout/Card.tsx'
import styles from './Skeleton.module.css'

interface Props {
  width?: number | string
  height?: number | string
}

/** The place of something that is on its way, in its final measure. */
export function Skeleton({ width = '100%', height = 12 }: Props) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden />
}

/** The strip of figures on its way. */
export const StripSkeleton = ({ figures = 5 }: { figures?: number }) => (
  <div className={styles.strip} aria-hidden>
    {Array.from({ length: figures }, (_, i) => (
      <div key={i}>
        <Skeleton width={92} />
        <Skeleton width={128} height={22} />
      </div>
    ))}
  </div>
)

/** The rows of a table on their way. */
export const TableSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div className={styles.table} aria-hidden>
    <div className={styles.head} />
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className={styles.row}>
        <Skeleton width={`${34 + ((i * 17) % 23)}%`} />
        <Skeleton width={64} />
        <Skeleton width={64} />
      </div>
    ))}
  </div>
)

/** A list on its way: the table in its card. */
export const ListSkeleton = ({ rows = 14 }: { rows?: number }) => (
  <Card flush>
    <TableSkeleton rows={rows} />
  </Card>
)

/** The months of a chart on their way. */
export const ChartSkeleton = ({ height = 212 }: { height?: number }) => (
  <div className={styles.chart} style={{ height }} aria-hidden>
    {Array.from({ length: 12 }, (_, i) => (
      <Skeleton key={i} width="5.4%" height={`${38 + ((i * 29) % 47)}%`} />
    ))}
  </div>
)

/** Words on their way, for a form or a card. */
export const LinesSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <div className={styles.lines} aria-hidden>
    {Array.from({ length: lines }, (_, i) => (
      <Skeleton key={i} width={`${92 - ((i * 19) % 40)}%`} />
    ))}
  </div>
)
