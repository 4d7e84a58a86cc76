import { type Query, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { User } from '../../accounts/index.ts'
import { readThing, type Unread } from '../../home/index.ts'
import type { Screen } from '../../platform/screen.ts'
import { screens } from '../screens.ts'

const declared: readonly Pick<Screen, 'path' | 'shows'>[] = Object.values(screens)

/** What notices call the things that the list of requests calls otherwise. */
const called: Readonly<Record<string, string>> = { material: 'request' }

/**
 * The things at an address: under a number, with its kind before it where the page shows several (`requests/free-12`); a
 * customer's own sheet stands under no number.
 */
function thingsAt(pathname: string, me: User): Unread[] {
  const [, place, id] = pathname.split('/')
  const [, kind, number] = id === undefined ? [] : (/^(?:([a-z]+)-)?(\d+)$/.exec(id) ?? [])
  const object = Number(id === undefined ? me.client_id : number)
  return declared
    .filter(({ path }) => path.split('/')[0] === place && (id !== undefined || !path.includes('$')))
    .flatMap(({ shows = [] }) => shows)
    .filter((about) => kind === undefined || about === (called[kind] ?? kind))
    .map((about) => ({ about, object }))
}

/** Marks a notice as read when its subject is on the screen; data older than the notice is read again. */
export function useReadHere(me: User, unread: readonly Unread[]): void {
  const client = useQueryClient()
  const pathname = useLocation({ select: (here) => here.pathname })
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
