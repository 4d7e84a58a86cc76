import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { isStaff } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { applianceFiles } from '../catalogue/index.ts'
import { clientFor, pricesFor } from '../prices/index.ts'
import { daysUntil, officeTimeAfter, pickupOf } from './calendar.ts'
import {
  countOf,
  readyArticle,
  readyGoods,
  type ReadyQuery,
  type StoredArticle,
  substitutesOf,
} from './queries/goods.ts'
import { holdsOf, ownHolds, placeOf } from './queries/holds.ts'
import { readySettings } from './queries/settings.ts'
import { halfADay, labelOf } from './rules.ts'

/** Articles as the person may see them: prices of the client, free pieces in words, in numbers for the staff. */
export async function shownArticles(
  context: Context,
  client: number | null,
  articles: readonly StoredArticle[],
) {
  const { db, user, clock } = context
  const { few_up_to } = await readySettings(db)
  const url = await downloadUrls(db, clock.now(), user)
  const priceOf = await pricesFor(context, client, articles)
  return articles.map(({ thumb_id, file_price, free, own, counted_at: _at, ...row }) => ({
    ...row,
    picture: thumb_id === null ? null : url(thumb_id),
    ...priceOf({ code: row.code, file_price }),
    stock_label: labelOf(free + own, few_up_to),
    ...(isStaff(user) && { stock: Math.max(0, free) }),
  }))
}

async function pickupNow({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const choices = await readySettings(db)
  const day = today(clock)
  const pickup = pickupOf(day, choices)
  return { choices, pickup: { ...pickup, days: daysUntil(day, pickup, choices) } }
}

async function metaFor(context: Context, client: Awaited<ReturnType<typeof clientFor>>) {
  const { db, user, clock } = context
  const { short, ...counts } = await countOf(db, clock.now())
  const { choices, pickup } = await pickupNow(context)
  return {
    ...counts,
    ...(isStaff(user) && { counted: true as const, short }),
    client: client && { id: client.id, code: client.code, name: client.business_name },
    pickup,
    pickup_place: choices.pickup_place,
  }
}

export const readyLists = {
  page: async (page: number, query: ReadyQuery, context: Context) => {
    const { db, user, clock } = context
    const client = await clientFor(context, query.customer)
    const list = readyGoods(user.id, clock.now(), query)
    const { rows, total } = await listPage(db, list, { page, per_page: query.per_page })
    const response = await shownArticles(context, client?.id ?? null, rows)
    return { response, total, meta: await metaFor(context, client) }
  },
  async *all(query: ReadyQuery, context: Context) {
    const { db, user, clock } = context
    const client = await clientFor(context, query.customer)
    const meta = await metaFor(context, client)
    for await (const { rows, total } of listInParts(db, readyGoods(user.id, clock.now(), query)))
      yield { response: await shownArticles(context, client?.id ?? null, rows), total, meta }
  },
}

/** One article: also one of which nothing is free, so that one can wait for it or take what is alike. */
export async function readyAnswer(context: Context, id: number, asked: number | undefined) {
  const { db, user, clock } = context
  const at = clock.now()
  const client = await clientFor(context, asked)
  const found = await readyArticle(db, id, user.id, at)
  if (!found) throw notFound()
  const [article] = await shownArticles(context, client?.id ?? null, [found])
  if (!article) throw notFound()
  const { hold: _hold, ...shown } = article
  const { large_picture, energy_label_url, product_sheet_url } = await applianceFiles(context, id)
  const { choices, pickup } = await pickupNow(context)
  const holds = await holdsOf(db, id, user.id, at)
  return {
    ...shown,
    client: client && { id: client.id, code: client.code, name: client.business_name },
    large_picture,
    energy_label_url,
    product_sheet_url,
    counted_at: found.counted_at,
    holds: holds.map(({ appliance_id: _article, ...hold }) => hold),
    waiting: await placeOf(db, id, user.id),
    can_wait: found.free < 1,
    hold_minutes: choices.hold_minutes,
    queue_minutes: choices.queue_minutes,
    pickup,
    pickup_place: choices.pickup_place,
    answer_by: officeTimeAfter(at, halfADay, choices).toISOString(),
    substitutes: await shownArticles(context, client?.id ?? null, await substitutesOf(db, id, user.id, at)),
  }
}

/** What one holds. */
export async function holdsAnswer({ db, user, clock }: Context) {
  const all = await ownHolds(db, user, clock.now())
  return all.map(({ appliance_id: id, code, name, energy_class, energy_range, ...hold }) => ({
    ...hold,
    article: { id, code, name, energy_class, energy_range },
  }))
}
