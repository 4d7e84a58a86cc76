import { Skeleton, TableSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'

/** A card with a table, on its way. */
export const TableCardSkeleton = ({ rows }: { rows: number }) => (
  <Card flush action={<Skeleton width={120} />}>
    <TableSkeleton rows={rows} />
  </Card>
)
