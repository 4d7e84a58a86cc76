import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ExplainLines } from '../../ui/layout/Explain.tsx'
import styles from './SumSkeleton.module.css'

/** As high as the explanation will be, so that the frame does not jump. */
export const SumSkeleton = () => (
  <div className={styles.waiting}>
    <ExplainLines
      lines={[140, 120, 60, 170].map((width, i) => ({
        key: String(i),
        label: <Skeleton width={width} height={18} />,
        value: <Skeleton width={72} height={18} />,
      }))}
    />
  </div>
)
