import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeepProblem } from '../../platform/journal/database.ts'
import { onFlush } from '../../platform/journal/outcome.ts'

/** Milliseconds after the first letter at which what is typed lies on the device. */
const within = 500

/** When it was kept last, or why it cannot be. */
export type Kept = { readonly at: number } | { readonly problem: KeepProblem } | null

/**
 * Keeps what is typed on the device: half a second after the first letter, however fast somebody types on, and at once
 * when the page is left or the tablet put away.
 * @param typed the same object as long as nothing else is typed
 * @param keep gives the reason where it could not
 */
export function useKeeping<T extends object>(
  typed: T,
  keep: (typed: T) => Promise<KeepProblem | null>,
  foundAt: number | null,
) {
  const [kept, setKept] = useState<{ readonly of: T; readonly is: Kept }>({
    of: typed,
    is: foundAt === null ? null : { at: foundAt },
  })
  const last = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = async (): Promise<void> => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (last.current === typed) return
    last.current = typed
    const problem = await keep(typed)
    setKept({ of: typed, is: problem ? { problem } : { at: Date.now() } })
  }
  const now = useEffectEvent(write)
  // What was typed since is not kept yet, and must not look so.
  const isProblem = kept.is !== null && 'problem' in kept.is
  useEffect(() => {
    if (typed !== last.current) timer.current ??= setTimeout(() => void now(), within)
  }, [typed])
  useEffect(() => {
    const leave = () => void now()
    const hide = () => document.visibilityState === 'hidden' && void now()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    const off = onFlush(() => now())
    return () => {
      off()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void now()
    }
  }, [])
  return {
    kept: isProblem || kept.of === typed ? kept.is : null,
    /** At once. */
    flush: write,
    /** These values are kept already, or need not be. */
    settled: (values: T) => {
      last.current = values
    },
    /** What was kept last in this window. */
    last,
  }
}
