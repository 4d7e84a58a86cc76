import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'

/**
 * What sends from this device comes once the screen is quiet: nobody waits for it.
 * @returns whether it is there
 */
export function useJournalRun(me: User | null): boolean {
  const person = me?.userId
  const run = useEffectEvent(async () => {
    const { runJournal } = await import('../journal-run.ts')
    return me && runJournal(me)
  })
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (person === undefined) return
    let stop: (() => void) | undefined
    let over = false
    whenQuiet(() => {
      if (!over)
        void run()
          .then((ends) => {
            if (over || !ends) return ends?.()
            stop = ends
            setThere(true)
          })
          .catch(() => undefined)
    })
    return () => {
      over = true
      stop?.()
    }
  }, [person])
  return there
}
