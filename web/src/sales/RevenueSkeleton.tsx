import { StripSkeleton } from '../ui/feedback/Skeleton.tsx'
import { TableCardSkeleton } from './TableCardSkeleton.tsx'

/** The page in its final measures, empty. */
export const RevenueSkeleton = () => (
  <>
    <StripSkeleton />
    <TableCardSkeleton rows={10} />
  </>
)
