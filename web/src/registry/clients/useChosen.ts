import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { listAskedOf } from './asked.ts'
import { clientsQuery } from './data.ts'
import type { ClientsSearch } from './search.ts'
import { perPage } from './useClients.ts'
import { useToPage } from './view.ts'

/** Whom list and map show together. `choose` is a row's; `find` is a pin's, and turns the list to the page of its row. */
export function useChosen(search: ClientsSearch) {
  const [chosen, choose] = useState<number | null>(null)
  const client = useQueryClient()
  const toPage = useToPage()
  const { history } = useRouter()
  const last = useRef<number | null>(null)
  const question = JSON.stringify(listAskedOf(search))
  const find = useCallback(
    async (id: number | null) => {
      choose(id)
      last.current = id
      if (id === null) return
      const here = history.location.pathname
      // The map has them in no order, and the list one page: where a row stands is known from all of them, in its order.
      const asked = JSON.parse(question) as ReturnType<typeof listAskedOf>
      const { response } = await client.ensureQueryData(clientsQuery(asked))
      const at = response.findIndex((row) => row.id === id)
      // Whoever has opened the client meanwhile, or pressed another pin, is not brought back.
      if (last.current !== id || history.location.pathname !== here) return
      if (at >= 0) toPage(Math.floor(at / perPage) + 1)
    },
    [client, question, toPage, history],
  )
  return { chosen, choose, find: useCallback((id: number | null) => void find(id), [find]) }
}
