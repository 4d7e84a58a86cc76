import { type ComponentProps, Suspense } from 'react'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const Dialog = lazyExtra(() => import('./SendDialog.tsx'), 'SendDialog')

/** Loaded when it is first opened: most people who read a sheet do not send it. */
export const SendDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
