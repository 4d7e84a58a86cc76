import type { Context } from '../platform/context.ts'
import { listInParts } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { isStaff } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { mayWithRequest } from './policy.ts'
import {
  firstAnswerMinutes,
  requestCounts,
  requestPage,
  requestsSeenBy,
  type RequestsQuery,
} from './queries/list.ts'
import { conversationOf, requestSeenBy, staffNames, thingOf } from './queries/request.ts'

const metaOf = async ({ db, user, clock }: Context, query: RequestsQuery) => ({
  counts: await requestCounts(db, user, query),
  first_answer: isStaff(user) ? await firstAnswerMinutes(db, clock.now()) : null,
})

/** Requests in sight: a page of them, or all part by part. */
export const requestLists = {
  page: async (page: number, query: RequestsQuery, context: Context) => {
    const asked = { page, per_page: query.per_page }
    const { rows, total } = await requestPage(context.db, context.user, query, asked, context.language)
    return { response: rows, total, meta: await metaOf(context, query) }
  },
  async *all(query: RequestsQuery, context: Context) {
    const meta = await metaOf(context, query)
    for await (const { rows, total } of listInParts(
      context.db,
      requestsSeenBy(context.user, query, context.language),
    ))
      yield { response: rows, total, meta }
  },
}

/**
 * A request as its page shows it.
 * @param before the message the conversation ends before; the newest ones without
 */
export async function requestAnswer({ db, user, clock, language }: Context, id: string, before?: number) {
  const thing = thingOf(id)
  const found = await requestSeenBy(db, user, thing, language)
  if (!found) throw notFound()
  const { created_by: _author, gone, ...request } = found
  const url = await downloadUrls(db, clock.now(), user)
  const { conversation, earlier } = await conversationOf(db, user, thing, before)
  const staff = isStaff(user)
  return {
    ...request,
    conversation: conversation.map(({ files, ...message }) => ({
      ...message,
      files: files.map(({ file_id, ...file }) => ({ ...file, url: url(file_id) })),
    })),
    earlier,
    staff: staff ? await staffNames(db) : null,
    may: mayWithRequest(user, { ...request, gone }),
  }
}
