import type { orderCalls } from '@mandato/contract/orders/calls'
import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import type * as z from 'zod'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { atOneMoment } from '../platform/db/snapshot.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { notFound } from '../platform/refusals.ts'
import { seesPrices } from '../prices/index.ts'
import { capture } from './captured.ts'
import { linePriceAnswer, showsPrices, withoutPrices } from './line-answer.ts'
import { mayWithOrder } from './policy.ts'
import { linesOf, orderLines } from './queries/lines.ts'
import { readyPart } from './ready/part.ts'
import { mayWithReady, onDay } from './ready/rules.ts'
import { orderCounts, orders, type OrdersQuery } from './queries/list.ts'
import { progressOf } from './queries/import-orders.ts'
import { filesOf, historyOf, orderSeenBy, paperOf, papersOf, type StoredOrder } from './queries/order.ts'
import { orderSettings } from './queries/settings.ts'

const priced = ({ user }: Pick<Context, 'user'>) => (seesPrices(user) ? { priced: true as const } : {})

/** Orders in sight: a page of them, or all part by part. */
export const orderLists = {
  page: async (page: number, query: OrdersQuery, { db, user, clock }: Context) => {
    const day = today(clock)
    const { rows, total } = await listPage(db, orders(user, query, day), { page, per_page: query.per_page })
    const response = rows.map((row) => withoutPrices(user, row))
    const counts = await orderCounts(db, user, query, day)
    return { response, total, meta: { ...priced({ user }), counts } }
  },
  async *all(query: OrdersQuery, { db, user, clock }: Context) {
    const day = today(clock)
    const counts = await orderCounts(db, user, query, day)
    for await (const { rows, total } of listInParts(db, orders(user, query, day)))
      yield {
        response: rows.map((row) => withoutPrices(user, row)),
        total,
        meta: { ...priced({ user }), counts },
      }
  },
}

type LinesQuery = z.output<typeof orderCalls.orderLines.query>

/** The lines of an order in sight, for its files. */
export const orderLineLists = {
  page: async (page: number, query: LinesQuery, context: Context) => {
    const { list, meta } = await linesAsked(query, context)
    const { rows, total } = await listPage(context.db, list, { page, per_page: query.per_page })
    return { response: rows, total, meta }
  },
  async *all(query: LinesQuery, context: Context) {
    const { list, meta } = await linesAsked(query, context)
    for await (const { rows, total } of listInParts(context.db, list)) yield { response: rows, total, meta }
  },
}
async function linesAsked(query: LinesQuery, { db, user }: Context) {
  const order = await orderSeenBy(db, user, query.order_id)
  if (!order) throw notFound()
  const shown = showsPrices(user, order.type)
  return {
    list: orderLines(order.id, query, shown),
    meta: shown ? { priced: true as const, total: order.total ?? null } : {},
  }
}

/** An order as its page shows it, all of it as it is at one moment. */
export async function orderAnswer(context: Context, id: number) {
  const { db, user, clock } = context
  // It may write the secret of the addresses, which a read of one moment cannot.
  const url = await downloadUrls(db, clock.now(), user)
  return atOneMoment(db, (view) => orderAt({ ...context, db: view }, id, url))
}

async function orderAt(context: Context, id: number, url: (fileId: number) => string) {
  const { db, user, clock } = context
  const found = await orderSeenBy(db, user, id)
  if (!found) throw notFound()
  const order = onDay(found, today(clock))
  const {
    decide_by: _decide,
    pickup_from: _from,
    pickup_until: _until,
    extended_at: _extended,
    created_by: _author,
    decision_reason: reason,
    decided_at,
    decided_by,
    confirmed_date,
    ...shown
  } = order
  const may = order.type === 'ready' ? mayWithReady(user, order) : mayWithOrder(user, order.status)
  const [files, papers, progress, history, ready, lines] = await Promise.all([
    filesOf(db, id),
    papersOf(db, id),
    progressOf(db, id),
    historyOf(db, id),
    readyPart({ db, user, clock }, order),
    linesAnswer(context, order, may.edit),
  ])
  return {
    ...withoutPrices(user, { ...shown, ...(may.edit && totalOf(order.type, lines)) }),
    lines,
    papers: papers.map(({ file_id, ...paper }) => ({ ...paper, url: url(file_id) })),
    files: files.map(({ file_id, ...file }) => ({ ...file, url: url(file_id) })),
    decision: decided_at === null ? null : { reason, by: decided_by, at: decided_at, confirmed_date },
    progress,
    history,
    ready,
    may,
  }
}

/** Lines with their prices: of what can still be sent beside today's, of what was sent beside those of its sending. */
async function linesAnswer({ db, user, clock }: Context, order: StoredOrder, open: boolean) {
  const shown = showsPrices(user, order.type)
  const [lines, { price_hold_days: holdDays }] = await Promise.all([linesOf(db, order.id), orderSettings(db)])
  const question = {
    type: order.type,
    client: order.client_id,
    today: today(clock),
    at: clock.now(),
    kept: lines,
  }
  const prices = shown && open ? await capture(db, lines, question) : lines
  return lines.map((line, at) => {
    const { quantity, description, product_code, energy_class, energy_range } = line
    const price = prices[at] ?? line
    return {
      quantity,
      description,
      product_code,
      unit: price.unit,
      energy_class,
      energy_range,
      ...(shown && linePriceAnswer(price, holdDays)),
    }
  })
}

/** Of what can still be sent: as its lines are now. */
function totalOf(type: OrderType, lines: readonly { readonly line_net?: number | null }[]) {
  const nets = lines.map(({ line_net = null }) => line_net)
  const unpriced = hasPrices(type) ? nets.filter((net) => net === null).length : 0
  const whole = hasPrices(type) && lines.length > 0 && unpriced === 0
  return { unpriced, total: whole ? nets.reduce<number>((sum, net) => sum + (net ?? 0), 0) : null }
}

/** Programs that ask for the PDF find it under a fixed name (specification §9), whatever the file itself is called. */
const fixedName = 'ordine.pdf'

/** The files of an order by their addresses: first its PDF, then what was attached. */
export async function orderPapers({ db, user, clock }: Context, id: number) {
  const order = await orderSeenBy(db, user, id)
  const paper = order && (await paperOf(db, order))
  if (!paper) throw notFound()
  const url = await downloadUrls(db, clock.now(), user)
  return [{ ...paper, name: fixedName }, ...(await filesOf(db, id))].map(({ file_id, name }) => ({
    name,
    url: url(file_id),
  }))
}
