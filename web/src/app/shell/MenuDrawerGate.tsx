import { Suspense, useEffect, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useUpTo } from '../../ui/useUpTo.ts'
import { onMenuAsked } from './asked.ts'

const MenuDrawer = lazyExtra(() => import('./MenuDrawer.tsx'), 'MenuDrawer')

/** The drawer of phone and tablet comes once the screen is quiet: a desk has its menu in sight and never needs it. */
export function MenuDrawerGate({ me }: { me: User }) {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const hasDrawer = useUpTo('laptop')
  if (opened && !wanted) setWanted(true)
  useEffect(() => onMenuAsked(() => setOpened(true)), [])
  useEffect(() => {
    if (hasDrawer) whenQuiet(() => void MenuDrawer.preload())
  }, [hasDrawer])
  return (
    <Suspense fallback={null}>
      {wanted && <MenuDrawer me={me} opened={opened} onClose={() => setOpened(false)} />}
    </Suspense>
  )
}
