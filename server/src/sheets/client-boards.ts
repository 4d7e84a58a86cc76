import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/refusals.ts'
import { clientBoard } from './board.ts'
import {
  type BoardFilter,
  type BoardOrder,
  type BoardPage,
  boardInParts,
  boardOfClients,
  type Only,
} from './queries/board.ts'
import { agencySeenBy } from './queries/reminders.ts'

/** Clients with the state of their sheets, of an agency or (0) of all: a page of them. */
export async function clientsOf(context: Context, agency: number, filter: BoardFilter, page: BoardPage) {
  const { db, user, clock } = context
  const { rows, total } = await boardOfClients(db, user, await onlyOf(context, agency), filter, page)
  return { response: clientBoard(rows, clock.now()), total }
}

/** The same, all of them, part by part. */
export async function* allClientsOf(
  context: Context,
  agency: number,
  filter: BoardFilter,
  order: BoardOrder,
) {
  const { db, user, clock } = context
  const only = await onlyOf(context, agency)
  const { total } = await boardOfClients(db, user, only, filter, { ...order, page: 0, perPage: 0 })
  for await (const rows of boardInParts(db, user, only, filter, order))
    yield { response: clientBoard(rows, clock.now()), total }
}

/** @throws not_found for an agency out of sight */
async function onlyOf({ db, user }: Context, agency: number): Promise<Only | null> {
  if (agency === 0) return null
  if (!(await agencySeenBy(db, user, agency))) throw notFound()
  return { agencies: [agency], clients: [] }
}
