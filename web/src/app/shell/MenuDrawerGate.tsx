import { Suspense, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const MenuDrawer = lazyExtra(() => import('./MenuDrawer.tsx'), 'MenuDrawer')

interface Props {
  me: User
  opened: boolean
  onClose: () => void
}

/** The drawer of phone and tablet is loaded when it is first opened: a desk has its menu in sight and never needs it. */
export function MenuDrawerGate({ me, opened, onClose }: Props) {
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  return (
    <Suspense fallback={null}>{wanted && <MenuDrawer me={me} opened={opened} onClose={onClose} />}</Suspense>
  )
}
