import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isStaff, roleOf, type User } from '../../accounts/index.ts'
import { useOnline } from '../../platform/online.ts'
import { triedAgainAfter, waitingOf } from '../../sheets/form/draft.ts'

/** Saves sheets that waited for a network as soon as it is back, wherever in the portal one is by then. */
export function useWaitingSheets(me: User | null): void {
  const online = useOnline()
  const { pathname } = useLocation()
  const [tries, setTries] = useState(0)
  const person = me?.userId
  const role = me && roleOf(me)
  useEffect(() => {
    // A customer has one sheet, and it is open there.
    if (!online || person === undefined || (role === 'customer' && pathname.endsWith('/sheets'))) return
    const open = /\/sheets\/(\d+)$/.exec(pathname)?.[1]
    const but = open === undefined ? null : Number(open)
    if (waitingOf(person, but).length === 0) return
    let over = false
    const again = () => !over && setTries((count) => count + 1)
    const timer = setTimeout(
      () => {
        void import('../../sheets/form/send-waiting.ts')
          .then(({ sendWaiting }) => sendWaiting(person, role !== null && isStaff(role), but))
          .then((done) => done || again(), again)
      },
      tries > 0 ? triedAgainAfter : 0,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [online, person, role, pathname, tries])
}
