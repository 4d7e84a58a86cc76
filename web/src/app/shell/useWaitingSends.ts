import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { roleOf, type User } from '../../accounts/index.ts'
import { triedAgainAfter } from '../../platform/drafts/sender.ts'
import { useOnline } from '../../platform/online.ts'
import { sendsOf } from '../sheet-senders.ts'

/** Sends what waited for a network as soon as it is back, wherever in the portal one is by then. */
export function useWaitingSends(me: User | null): void {
  const online = useOnline()
  const { pathname } = useLocation()
  const [tries, setTries] = useState(0)
  const person = me?.userId
  const role = me && roleOf(me)
  useEffect(() => {
    if (!online || person === undefined || role === null) return
    const send = sendsOf(person, pathname, role)
    if (!send) return
    let over = false
    const again = () => !over && setTries((count) => count + 1)
    const timer = setTimeout(
      () => void send().then((done) => done || again(), again),
      tries > 0 ? triedAgainAfter : 0,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [online, person, role, pathname, tries])
}
