import { type Query, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { User } from '../../accounts/index.ts'
import { readThing, type Unread } from '../../home/index.ts'

/** What the screens show of what notices can be about. The page of a client says how its sheet stands, too. */
const shown: Readonly<Record<string, readonly Unread['about'][]>> = {
  sheets: ['sheet'],
  clients: ['client', 'sheet'],
  imports: ['import'],
  shipments: ['shipment'],
}

/** The things at an address; a customer's own sheet stands under no number. */
function thingsAt(pathname: string, me: User): Unread[] {
  const [, screen = '', id = me.client_id] = pathname.split('/')
  return (shown[screen] ?? []).map((about) => ({ about, object: Number(id) }))
}

/** Marks a notice as read when its subject is on the screen; data older than the notice is read again. */
export function useReadHere(me: User, unread: readonly Unread[]): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    const news = thingsAt(pathname, me).filter(({ about, object }) =>
      unread.some((one) => one.about === about && one.object === object),
    )
    if (news.length === 0) return
    for (const thing of news) void readThing(thing)
    const isOfTheScreen = ({ queryKey }: Query) => queryKey[0] !== 'notices'
    void client.refetchQueries(
      { type: 'active', stale: true, predicate: isOfTheScreen },
      { cancelRefetch: false },
    )
  }, [client, pathname, me, unread])
}
