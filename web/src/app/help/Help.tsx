import { useEffect, useState } from 'react'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { onHelpAsked } from './asked.ts'

const HelpPanel = lazyExtra(() => import('./HelpPanel.tsx'), 'HelpPanel')

/** Where one types, a question mark is a letter. */
const isTypedInto = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The help of the screen one is on, by its key or from the menu of the person. */
export function Help() {
  const [opened, setOpened] = useState(false)
  useEffect(() => onHelpAsked(() => setOpened(true)), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTypedInto(event)) setOpened(true)
    }
    document.documentElement.addEventListener('keydown', onKey)
    return () => document.documentElement.removeEventListener('keydown', onKey)
  }, [])
  return opened ? <HelpPanel opened onClose={() => setOpened(false)} /> : null
}
