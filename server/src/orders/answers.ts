import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { notFound } from '../platform/refusals.ts'
import { mayWithOrder } from './policy.ts'
import { orderCounts, orders, type OrdersQuery } from './queries/list.ts'
import { progressOf } from './queries/import-orders.ts'
import { filesOf, historyOf, linesOf, orderSeenBy, paperOf } from './queries/order.ts'

/** Orders in sight: a page of them, or all part by part. */
export const orderLists = {
  page: async (page: number, query: OrdersQuery, { db, user }: Context) => {
    const { rows, total } = await listPage(db, orders(user, query), { page, per_page: query.per_page })
    return { response: rows, total, meta: { counts: await orderCounts(db, user, query) } }
  },
  async *all(query: OrdersQuery, { db, user }: Context) {
    const counts = await orderCounts(db, user, query)
    for await (const { rows, total } of listInParts(db, orders(user, query)))
      yield { response: rows, total, meta: { counts } }
  },
}

/** An order as its page shows it. */
export async function orderAnswer({ db, user, clock }: Context, id: number) {
  const order = await orderSeenBy(db, user, id)
  if (!order) throw notFound()
  const url = await downloadUrls(db, clock.now())
  const {
    created_by: _author,
    decision_reason: reason,
    decided_at,
    decided_by,
    confirmed_date,
    ...shown
  } = order
  const files = await filesOf(db, id)
  return {
    ...shown,
    lines: await linesOf(db, id),
    files: files.map(({ file_id, ...file }) => ({ ...file, url: url(file_id) })),
    decision: decided_at === null ? null : { reason, by: decided_by, at: decided_at, confirmed_date },
    progress: await progressOf(db, id),
    history: await historyOf(db, id),
    may: mayWithOrder(user, order.status),
  }
}

/** The files of an order by their addresses: first its PDF, then what was attached. */
export async function orderPapers({ db, user, clock }: Context, id: number) {
  const order = await orderSeenBy(db, user, id)
  const paper = order && (await paperOf(db, order))
  if (!paper) throw notFound()
  const url = await downloadUrls(db, clock.now())
  return [paper, ...(await filesOf(db, id))].map(({ file_id, name }) => ({ name, url: url(file_id) }))
}
