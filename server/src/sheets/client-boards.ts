import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { type Listed, listInParts, listPage, type Page } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import { clientBoard } from './board.ts'
import { type BoardFilter, boardOfClients, type BoardOrder, type ClientBoardRow } from './queries/board.ts'
import { agencySeenBy } from './queries/reminders.ts'

type Asked = BoardFilter & BoardOrder

/** Clients with the state of their sheets, of an agency or (0) of all: a page of them. */
export const clientsOf = async (context: Context, agency: number, asked: Asked, page: Page) =>
  answered(await listPage(context.db, await boardOf(context, agency, asked), page))

/** The same, all of them, part by part. */
export async function* allClientsOf(context: Context, agency: number, asked: Asked) {
  for await (const part of listInParts(context.db, await boardOf(context, agency, asked)))
    yield answered(part)
}

const answered = ({ rows, total }: Listed<ClientBoardRow>) => ({ response: clientBoard(rows), total })

/** @throws not_found for an agency out of sight */
async function boardOf({ db, user, clock }: Context, agency: number, asked: Asked) {
  if (agency > 0 && !(await agencySeenBy(db, user, agency))) throw notFound()
  const only = agency > 0 ? { agencies: [agency], clients: [] } : null
  return boardOfClients(user, only, asked, asked, today(clock))
}
