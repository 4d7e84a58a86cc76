import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'

/** Milliseconds after which what did not come is asked for again: without it nothing would leave until the next reload. */
const askedAgainAfter = 5_000

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
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const begin = () => {
      if (!over)
        void run()
          .then((ends) => {
            if (over || !ends) return ends?.()
            stop = ends
            setThere(true)
          })
          .catch(() => {
            if (!over) timer = setTimeout(begin, askedAgainAfter)
          })
    }
    whenQuiet(begin)
    return () => {
      over = true
      clearTimeout(timer)
      stop?.()
    }
  }, [person])
  return there
}
