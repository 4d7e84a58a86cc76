import { priceCalls } from '@mandato/contract/prices/calls'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { type List, listInParts, listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { invalid } from '../platform/http/validation.ts'
import { explainAnswer, searchAnswer, type StockOf } from './answers.ts'
import { ownerOf } from './owner.ts'
import { discountRows, priceWarnings, standingLists } from './queries/books.ts'
import { changedPrices, comparedLists } from './queries/changes.ts'
import { listById, listCode } from './queries/prices.ts'

/** Every call of prices. @param stockOf what the store has ready, where there is one */
export const priceRoutes = ({ stockOf }: { readonly stockOf?: StockOf } = {}) =>
  answer(
    priceCalls,
    {
      searchPrices: ({ query }, context) => searchAnswer(context, query, stockOf),
      explainPrice: ({ query }, context) => explainAnswer(context, query, stockOf),
      priceChanges: async ({ query }, context) => {
        const { meta, list } = await changes(query, context)
        const { rows, total } = await listPage(context.db, list, query)
        return { response: rows, total, meta }
      },
      priceLists: (_input, { db, clock }) => standingLists(db, today(clock)),
      comparePriceLists: async ({ query }, context) => {
        const { meta, list } = await compared(query, context)
        return { ...(await page(context, list, query)), meta }
      },
      priceWarnings: ({ query }, context) => page(context, priceWarnings(today(context.clock), query), query),
      discounts: ({ params, query }, context) =>
        page(context, discountRows(context.user, today(context.clock), query), {
          ...params,
          per_page: query.per_page,
        }),
    },
    {
      readers: {
        async *priceChanges({ query }, context) {
          const { meta, list } = await changes(query, context)
          for await (const { rows, total } of listInParts(context.db, list))
            yield { response: rows, total, meta }
        },
        async *comparePriceLists({ query }, context) {
          const { meta, list } = await compared(query, context)
          for await (const part of parts(context, list)) yield { ...part, meta }
        },
        priceWarnings: ({ query }, context) => parts(context, priceWarnings(today(context.clock), query)),
        discounts: ({ query }, context) =>
          parts(context, discountRows(context.user, today(context.clock), query)),
      },
      names: { list: ({ db }, id) => listCode(db, id) },
    },
  )

type Asked<K extends 'priceChanges' | 'comparePriceLists'> = NonNullable<
  (typeof priceCalls)[K]['query']
>['_output']

/** Days that are compared unless somebody says which. */
const usualPeriod = 30
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

async function changes(query: Asked<'priceChanges'>, context: Context) {
  const { owner, bargain } = await ownerOf(context, { customer: query.customer, date: query.to })
  const from = query.from ?? daysBefore(bargain.day, usualPeriod)
  if (from > bargain.day)
    throw invalid([{ field: 'from', code: 'at_most', values: { n: bargain.day } }], context.language)
  return { meta: { ...owner, from, to: bargain.day }, list: changedPrices(bargain, from, query) }
}

async function compared(query: Asked<'comparePriceLists'>, { db, clock }: Context) {
  const [one, other] = [await listById(db, query.one), await listById(db, query.other)]
  const [from, to] = [query.one_date ?? today(clock), query.other_date ?? today(clock)]
  const on = ({ id }: { id: number }, day: string) => ({ listId: id, clientId: null, day })
  return {
    meta: { one: one.code, other: other.code, from, to },
    list: comparedLists(on(one, from), on(other, to), query),
  }
}

async function page<Row>({ db }: Context, list: List<Row>, asked: { page: number; per_page: number }) {
  const { rows, total } = await listPage(db, list, asked)
  return { response: rows, total }
}

async function* parts<Row>({ db }: Context, list: List<Row>) {
  for await (const { rows, total } of listInParts(db, list)) yield { response: rows, total }
}
