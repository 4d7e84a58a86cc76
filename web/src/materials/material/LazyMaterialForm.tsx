import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import type { MaterialForm } from './MaterialForm.tsx'

const Form = lazyPart(() => import('./MaterialForm.tsx'), 'MaterialForm')

/** The form by itself: agents, who only read, do not load it. */
export const LazyMaterialForm = (props: ComponentProps<typeof MaterialForm>) => (
  <Suspense fallback={<LinesSkeleton lines={10} />}>
    <Form {...props} />
  </Suspense>
)
