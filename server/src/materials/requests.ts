import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage, type Listed } from '../platform/db/list.ts'
import type { Person } from '../platform/person.ts'
import { mayWithRequest } from './policy.ts'
import { pictureUrls } from './pictures.ts'
import { countRequests, type RequestCounts } from './queries/request-counts.ts'
import { type RequestedLine, requestLines, requestsSeenBy } from './queries/requests.ts'

interface Question {
  readonly params: { readonly page: number }
  readonly query: z.output<typeof materialRequestCalls.agencyRequests.query>
}
type Totals = Record<'requested' | 'accepted_quantity' | 'sent' | 'residual', number | null>

export const requestRow = (person: Person, { image, ...line }: RequestedLine) => ({
  ...line,
  image: image ? pictureUrls(image) : null,
  may: mayWithRequest(person, line),
})

const answered = (
  person: Person,
  counted: RequestCounts,
  { rows, total, totals }: Listed<RequestedLine, Totals>,
) => ({
  response: rows.map((line) => requestRow(person, line)),
  total,
  meta: {
    requested: totals.requested ?? 0,
    accepted_quantity: totals.accepted_quantity ?? 0,
    sent: totals.sent ?? 0,
    residual: totals.residual ?? 0,
    to_decide: counted.counts.requested,
    ...counted,
  },
})

/** The request lines, a page of them or all part by part. */
export const requestList = {
  async page({ params, query }: Question, { db, user, language }: Context) {
    const listed = await listPage(db, requestLines(user, query, language), { ...query, ...params })
    return answered(user, await countRequests(db, user), listed)
  },
  async *all({ query }: Question, { db, user, language }: Context) {
    const counted = await countRequests(db, user)
    for await (const part of listInParts(db, requestLines(user, query, language)))
      yield answered(user, counted, part)
  },
}

/** Lines as the answer has them, after an act on them; in the order of the given ids. */
export async function requestRows(
  { db, user, language }: Pick<Context, 'db' | 'user' | 'language'>,
  ids: readonly number[],
) {
  const lines = await requestsSeenBy(db, user, ids, language)
  return ids.flatMap((id) => lines.filter((line) => line.id === id)).map((line) => requestRow(user, line))
}
