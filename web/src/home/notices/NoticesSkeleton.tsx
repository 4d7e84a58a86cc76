import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './notices.module.css'

/** Notices on their way. */
export const NoticesSkeleton = ({ rows }: { rows: number }) => (
  <div className={styles.list} aria-hidden>
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className={styles.notice}>
        <Skeleton width={20} height={20} />
        <span className={styles.words}>
          <Skeleton width={`${88 - ((i * 17) % 31)}%`} height={13} />
          <Skeleton width={`${38 + ((i * 13) % 17)}%`} height={11} />
        </span>
      </div>
    ))}
  </div>
)
