import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import type { OrderForm } from './OrderForm.tsx'

const Form = lazyPart(() => import('./OrderForm.tsx'), 'OrderForm')

/** The form by itself: whoever reads an order that was sent does not load it. */
export const LazyOrderForm = (props: ComponentProps<typeof OrderForm>) => (
  <Suspense fallback={<LinesSkeleton lines={12} />}>
    <Form {...props} />
  </Suspense>
)
