import { useEffect, useState } from 'react'
import { roleOf, type User } from '../../accounts/index.ts'
import { whenQuiet } from '../../platform/when-quiet.ts'

/**
 * What sends from this device comes once the screen is quiet: nobody waits for it.
 * @returns whether it is there
 */
export function useJournalRun(me: User | null): boolean {
  const person = me?.userId
  const role = me && roleOf(me)
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (person === undefined || role === null) return
    let stop: (() => void) | undefined
    let over = false
    whenQuiet(() => {
      if (!over)
        void import('../journal-run.ts')
          .then(({ runJournal }) => {
            if (over) return
            stop = runJournal(person, role)
            setThere(true)
          })
          .catch(() => undefined)
    })
    return () => {
      over = true
      stop?.()
    }
  }, [person, role])
  return there
}
