import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../platform/lazy-part.ts'

const Dialog = lazyPart(() => import('./SendDialog.tsx'), 'SendDialog')

/** Loaded when it is first opened: most people who read a sheet do not send it. */
export const SendDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
