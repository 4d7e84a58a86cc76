import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const load = () => import('./Palette.tsx')
const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette')

interface Props {
  me: User
  opened: boolean
  onOpened: (opened: boolean) => void
}

/** Ctrl-K from anywhere, in a field too. The palette comes once the screen is quiet: what is typed must not wait for it. */
export function PaletteGate({ me, opened, onOpened }: Props) {
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), [])
  useHotkeys([['mod+K', () => onOpened(!opened)]], [])
  return (
    <Suspense fallback={null}>
      {wanted && <Palette me={me} opened={opened} onClose={() => onOpened(false)} />}
    </Suspense>
  )
}
