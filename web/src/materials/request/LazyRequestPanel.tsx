import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RequestPanel } from './RequestPanel.tsx'

const Panel = lazyPart(() => import('./RequestPanel.tsx'), 'RequestPanel')

/** The panel by itself: the catalogue is seen before it has come. */
export const LazyRequestPanel = (props: ComponentProps<typeof RequestPanel>) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
)
