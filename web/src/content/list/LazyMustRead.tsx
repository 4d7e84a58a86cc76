import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ContentRow } from '../data.ts'

/** On the home page, where most days there is none. */
const MustRead = lazyPart(() => import('./MustRead.tsx'), 'MustRead')

export const LazyMustRead = (props: { row: ContentRow }) => (
  <Suspense fallback={null}>
    <MustRead {...props} />
  </Suspense>
)
