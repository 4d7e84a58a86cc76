import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepUser, readUser } from '../platform/session.ts'
import { meQuery } from './data.ts'
import type { User } from './person.ts'

/** A copy kept by an older version may lack what this one needs: then it is not used. */
const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'userType' in value &&
  'permissions' in value &&
  'name' in value

/** Who is signed in: the copy at once, the server's word as soon as it is here. Null only before both. */
export function useMe(): User | null {
  const { data } = useQuery(meQuery())
  const me = data?.response
  useEffect(() => {
    if (me) keepUser(me)
  }, [me])
  const kept = readUser()
  return me ?? (isUser(kept) ? kept : null)
}
