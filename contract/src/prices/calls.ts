import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { id, pageNumber, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { discountStates } from './book.ts'
import { changeColumns, comparedColumns, discountColumns, priceLabels, warningColumns } from './labels.ts'
import { ComparedPrice, DiscountRow, PriceChange, PriceList, PriceWarning } from './list-rows.ts'
import { PriceExplained, PriceOwner, PriceRow } from './rows.ts'

/** Resellers that are not linked and the press see no prices at all. */
const readers = ['admin', 'sales', 'agent', 'customer'] as const
const staff = ['admin', 'sales'] as const

/** Whose prices: a client's id. Without it the public list, or a customer's own one; a customer with several says which. */
const customer = id.optional()
/** Today unless said. */
const date = isoDate.optional()

export const priceCalls = defineCalls({
  searchPrices: {
    method: 'GET',
    path: '/api/v1.0/prezzi/search',
    summary: 'Articles by a piece of their code or by words, with the price of a client on a day',
    roles: readers,
    effect: 'read',
    query: z.object({
      q: text(100).pipe(z.string().trim().min(3)),
      customer,
      date,
      /** Fifty at a time: whoever has more writes another letter. */
      page: pageNumber.default(1),
    }),
    response: z.array(PriceRow),
    meta: PriceOwner.extend({ more: z.boolean() }),
    refuses: ['which_customer'],
  },
  explainPrice: {
    method: 'GET',
    path: '/api/v1.0/prezzi/explain',
    summary: 'How a price comes about: each step, the rules that lost and why, past and future',
    roles: readers,
    effect: 'read',
    query: z.object({ code: text(60).min(1), customer, date }),
    response: PriceExplained,
    refuses: ['which_customer'],
  },
  priceChanges: list('/api/v1.0/prezzi/changes', PriceChange, changeColumns, {
    /** From thirty days before unless said. */
    summary: 'What changed for a client between two days, the codes that came and went included',
    roles: readers,
    title: { it: 'Prezzi cambiati', en: 'Changed prices', fr: 'Prix modifiés', es: 'Precios cambiados' },
    about: { client: 'customer' },
    filterWords: {
      q: searchWords,
      from: { label: priceLabels.validFrom },
      to: { label: { it: 'Al', en: 'To', fr: 'Au', es: 'Al' } },
    },
    filter: { customer, from: date, to: date, q: search },
    sort: 'code',
    meta: PriceOwner.extend({ from: isoDate, to: isoDate }),
    period: {
      it: 'Listino {list}, dal {from} al {to}',
      en: 'Price list {list}, from {from} to {to}',
      fr: 'Tarif {list}, du {from} au {to}',
      es: 'Tarifa {list}, del {from} al {to}',
    },
    refuses: ['which_customer'],
  }),
  priceLists: {
    method: 'GET',
    path: '/api/v1.0/admin/price-lists',
    summary: 'The price lists that stand, who brought them in and when',
    roles: staff,
    effect: 'read',
    response: z.array(PriceList),
  },
  comparePriceLists: list('/api/v1.0/admin/price-lists/compare', ComparedPrice, comparedColumns, {
    summary: 'Where two lists, or one list on two days, differ',
    roles: staff,
    title: {
      it: 'Listini a confronto',
      en: 'Lists compared',
      fr: 'Tarifs comparés',
      es: 'Tarifas comparadas',
    },
    filterWords: { q: searchWords },
    filter: { one: id, other: id, one_date: date, other_date: date, q: search },
    sort: 'code',
    /** The two lists and their days. */
    meta: z.object({ one: z.string(), other: z.string(), from: isoDate, to: isoDate }),
    period: {
      it: '{one} del {from}, {other} del {to}',
      en: '{one} of {from}, {other} of {to}',
      fr: '{one} au {from}, {other} au {to}',
      es: '{one} del {from}, {other} del {to}',
    },
  }),
  priceWarnings: list('/api/v1.0/admin/price-lists/warnings', PriceWarning, warningColumns, {
    summary: 'Prices that fall back to an earlier one after their last day',
    roles: staff,
    title: {
      it: 'Prezzi da guardare',
      en: 'Prices to look at',
      fr: 'Prix à vérifier',
      es: 'Precios por revisar',
    },
    filterWords: { q: searchWords, list: { label: priceLabels.list } },
    filter: { list: id.optional(), q: search },
    sort: 'valid_to',
  }),
  discounts: list('/api/v1.0/admin/discounts/{page}', DiscountRow, discountColumns, {
    summary: 'The discounts that stand, for clients and for lists',
    roles: staff,
    title: { it: 'Sconti', en: 'Discounts', fr: 'Remises', es: 'Descuentos' },
    about: { client: 'client' },
    filterWords: { q: searchWords, list: { label: priceLabels.list } },
    filter: {
      q: search,
      client: id.optional(),
      list: id.optional(),
      state: z.enum(discountStates).optional(),
    },
    sort: 'holder',
  }),
})
