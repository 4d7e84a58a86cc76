import { useEffect, useRef, useState } from 'react'
import { toast } from '../../feedback/toast.tsx'
import type { Running } from '../../table/BulkBar.tsx'
import type { BulkAct } from './act.ts'
import { type Outcome, runEach } from './run.ts'

/** What is told at the end when not all of it was done. */
export interface Told<R> extends Outcome<R> {
  readonly title: string
}

/** One act on many rows at a time; it is stopped with the page. */
export function useRun<R>(reread: () => Promise<void>, onDone: (rows: readonly R[]) => void) {
  const [running, setRunning] = useState<Running | null>(null)
  const [told, setTold] = useState<Told<R> | null>(null)
  const state = useRef({ stopped: false, gone: false })
  useEffect(() => {
    const now = state.current
    now.gone = false
    return () => void Object.assign(now, { stopped: true, gone: true })
  }, [])

  const start = async ({ act, say }: BulkAct<R>, rows: readonly R[]) => {
    state.current.stopped = false
    setTold(null)
    const outcome = await runEach(rows, {
      act,
      onNext: (at) =>
        setRunning({ words: say('running', { count: rows.length }), at, of: rows.length, stopping: false }),
      stopped: () => state.current.stopped,
    })
    // Without a network the read would not end.
    if (outcome.broke === null) await reread()
    else void reread()
    const count = outcome.done.length
    const title = say(count ? 'done' : 'none', { count })
    onDone(outcome.done)
    setRunning(null)
    if (count === rows.length) toast.ok(title)
    else if (state.current.gone) toast.info(title)
    else setTold({ ...outcome, title })
  }
  const stop = () => {
    state.current.stopped = true
    setRunning((now) => now && { ...now, stopping: true })
  }
  return { running, told, start, stop, close: () => setTold(null) }
}
