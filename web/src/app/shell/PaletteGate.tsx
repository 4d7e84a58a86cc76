import { Suspense, useEffect, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useHotkey } from '../../ui/useHotkey.ts'
import { onSearchAsked } from './asked.ts'
import { SearchAhead } from './SearchAhead.tsx'

const load = () => import('./Palette.tsx')
const Palette = lazyExtra(() => import('./Palette.tsx'), 'Palette')

/** Ctrl-K from anywhere, in a field too. The palette comes once the screen is quiet; what is typed before it is there goes on in it. */
export function PaletteGate({ me }: { me: User }) {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [ahead, setAhead] = useState({ typed: '', entered: false })
  const close = () => {
    setAhead({ typed: '', entered: false })
    setOpened(false)
  }
  if (opened && !wanted) setWanted(true)
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), [])
  useEffect(() => onSearchAsked(() => setOpened(true)), [])
  useHotkey('mod+k', () => setOpened(!opened))
  return (
    <Suspense fallback={opened && <SearchAhead ahead={ahead} onAhead={setAhead} onClose={close} />}>
      {wanted && <Palette me={me} opened={opened} begun={ahead} onClose={close} />}
    </Suspense>
  )
}
