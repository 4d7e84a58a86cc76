import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { inTime } from '../in-time.ts'

const Palette = lazy(async () => ({ default: (await inTime(import('./Palette.tsx'))).Palette }))

interface Props {
  me: User
  opened: boolean
  onOpened: (opened: boolean) => void
}

/** Ctrl-K from anywhere, in a field too. The palette itself is loaded when it is first asked for. */
export function PaletteGate({ me, opened, onOpened }: Props) {
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  useHotkeys([['mod+K', () => onOpened(!opened)]], [])
  return (
    <Suspense fallback={null}>
      {wanted && <Palette me={me} opened={opened} onClose={() => onOpened(false)} />}
    </Suspense>
  )
}
