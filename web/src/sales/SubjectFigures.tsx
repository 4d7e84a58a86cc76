import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { StripSkeleton } from '../ui/feedback/Skeleton.tsx'
import { type About, currentQuery } from './data.ts'
import { RevenueStrip } from './RevenueStrip.tsx'

/** The strip of one agency or client, for the pages of the registry. */
export function SubjectFigures({ about }: { about: About }) {
  const read = useQuery(currentQuery({ about, years: {} }))
  return (
    <Loaded read={read} skeleton={<StripSkeleton />}>
      {({ response, meta }) => {
        const total = response.find((row) => row.kind === 'total')
        return total && meta.as_of ? <RevenueStrip figures={total} meta={meta} /> : null
      }}
    </Loaded>
  )
}
