import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './views.module.css'

/** Views on their way. */
export const ViewsSkeleton = () => (
  <div className={styles.list} aria-hidden>
    {[128, 176, 96].map((width) => (
      <div key={width} className={styles.waiting}>
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)
