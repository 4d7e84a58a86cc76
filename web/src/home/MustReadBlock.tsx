import { useQuery } from '@tanstack/react-query'
import { LazyMustRead, newestQuery } from '../content/index.ts'

/** What is to be confirmed: it stands at the head of the first screen until it is. */
export function MustReadBlock() {
  const read = useQuery(newestQuery('communications'))
  return read.data?.meta.must_read.map((row) => <LazyMustRead key={row.id} row={row} />)
}
