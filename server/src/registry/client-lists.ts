import type { clientsCalls } from '@mandato/contract/registry/client-calls'
import type * as z from 'zod'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import { figuresMeta, listedRow, progressRow } from './client-rows.ts'
import type { ClientSlots } from './client-slots.ts'
import { agencySeenBy } from './queries/agencies.ts'
import { clientsSeenBy, type SeenClients } from './queries/client-list.ts'
import { clientProgress, type ClientsInProgress } from './queries/client-progress.ts'

interface ListQuestion {
  readonly query: z.output<typeof clientsCalls.clients.query>
}
interface ProgressQuestion {
  readonly params: { readonly id: number }
  readonly query: z.output<typeof clientsCalls.agencyClients.query>
}

/** The two long lists of clients, a page of each or all of it part by part. */
export const clientLists = ({ figures }: ClientSlots) => {
  const inProgressOf = ({ params, query }: ProgressQuestion, { user, clock }: Context) =>
    clientProgress(user, { agency: params.id, filter: query, figures, today: today(clock) })
  return {
    page: async ({ query }: ListQuestion, { db, user }: Context) =>
      listed(await listPage(db, clientsSeenBy(user, query, figures), query)),
    async *all({ query }: ListQuestion, { db, user }: Context) {
      for await (const part of listInParts(db, clientsSeenBy(user, query, figures))) yield listed(part)
    },
    progressPage: async (question: ProgressQuestion, context: Context) =>
      inProgress(
        question.params.id,
        await listPage(context.db, inProgressOf(question, context), question.query),
        context,
      ),
    async *allProgress(question: ProgressQuestion, context: Context) {
      for await (const part of listInParts(context.db, inProgressOf(question, context)))
        yield await inProgress(question.params.id, part, context)
    },
  }
}

const listed = ({ rows, total, totals: { unplaced, as_of } }: SeenClients) => ({
  response: rows.map(listedRow),
  total,
  meta: { total, placed: total - unplaced, unplaced, ...figuresMeta(as_of) },
})

async function inProgress(agency: number, { rows, total, totals }: ClientsInProgress, { db, user }: Context) {
  // Where nothing was found it may be for want of rights: an agency out of sight is not there.
  if (total === 0 && agency > 0 && !(await agencySeenBy(db, user, agency))) throw notFound()
  return { response: rows.map(progressRow), total, meta: { total, totals } }
}
