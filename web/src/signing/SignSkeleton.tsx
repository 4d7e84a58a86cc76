import { LinesSkeleton, Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './signing.module.css'

/** The page on its way, where its parts will stand. */
export function SignSkeleton() {
  return (
    <div className={styles.columns} aria-busy>
      <div className={styles.work}>
        <Skeleton width={240} height={26} />
        <LinesSkeleton lines={3} />
      </div>
      <div className={styles.paper}>
        <div className={styles.card}>
          <LinesSkeleton lines={9} />
        </div>
      </div>
    </div>
  )
}
