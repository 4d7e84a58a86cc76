import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pause = 400

interface Keeper<T> {
  /** Writes down what is typed, and when. */
  readonly keep: (typed: T, at: number) => void
  readonly drop: () => void
}

/**
 * Keeps what is typed on the device, a moment after the last letter and at once when the page is left, so that it
 * outlives a reload, a lost network and an empty battery.
 * @param typed the same object as long as nothing else is typed; null when there is nothing to keep
 * @param foundAt when what the form began with was kept
 * @returns when it was kept last
 */
export function useKept<T extends object>(
  typed: T | null,
  { keep, drop }: Keeper<T>,
  foundAt: number | null,
): number | null {
  const [savedAt, setSavedAt] = useState(foundAt)
  const open = useRef(false)
  const write = useEffectEvent(() => {
    if (typed === null) return
    const at = Date.now()
    open.current = false
    keep(typed, at)
    setSavedAt(at)
  })
  const forget = useEffectEvent(drop)
  useEffect(() => {
    if (typed === null) {
      forget()
      return
    }
    open.current = true
    const now = () => write()
    const timer = setTimeout(now, pause)
    window.addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', now)
    }
  }, [typed])
  // Another page of the portal may come before the moment is over.
  const leave = useEffectEvent(() => {
    if (open.current) write()
  })
  useEffect(() => () => leave(), [])
  return typed === null ? null : savedAt
}
