import { useQuery } from '@tanstack/react-query'
import { roleOf, useMe } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { clientChoicesQuery } from './data.ts'

type Choice = Answer<'clientChoices'>['response'][number]
const none: readonly Choice[] = []

/** The clients that prices and orders can be for. A customer chooses only among several shops; one alone is known. */
export function useClientChoices() {
  const me = useMe()
  const read = useQuery(clientChoicesQuery())
  const clients = read.data?.response ?? none
  const own = me !== null && roleOf(me) === 'customer'
  return {
    clients,
    chooses: me !== null && (!own || clients.length > 1),
    /** All of them are the reader's own. */
    own,
    /** A customer's only one. */
    only: own && clients.length === 1 ? clients[0] : undefined,
    isLoading: read.isLoading,
  }
}
