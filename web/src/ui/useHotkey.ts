import { useEffect, useRef } from 'react'

/**
 * Runs on a key, wherever the cursor is. The kit's own reads combinations out of text, which costs the first screen a
 * kilobyte.
 * @param key `mod+k`: Ctrl, on a Mac Command; or the name of a key alone
 * @param run null: the key is left to the browser
 */
export function useHotkey(key: 'mod+k' | 'mod+p' | 'Escape', run: (() => void) | null): void {
  const now = useRef(run)
  useEffect(() => {
    now.current = run
  })
  useEffect(() => {
    const [name = '', mod] = key.split('+').toReversed()
    const onKey = (event: KeyboardEvent) => {
      const isMod = event.ctrlKey || event.metaKey
      if (event.key.toLowerCase() !== name.toLowerCase() || isMod !== (mod !== undefined)) return
      if (event.altKey || event.shiftKey || !now.current) return
      if (mod) event.preventDefault()
      now.current()
    }
    document.documentElement.addEventListener('keydown', onKey)
    return () => document.documentElement.removeEventListener('keydown', onKey)
  }, [key])
}
