import { keepPreviousData } from '@tanstack/react-query'
import {
  type Answer,
  type Asked,
  type FileKind,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../platform/api.ts'
import type { PricesSearch } from './search.ts'

export type PriceRow = Answer<'searchPrices'>['response'][number]
export type Explained = Answer<'explainPrice'>['response']
export type Rule = Explained['rules'][number]
export type Stretch = Explained['timeline'][number]
export type ChangedPrice = Answer<'priceChanges'>['response'][number]
export type PriceListRow = Answer<'priceLists'>['response'][number]
export type DiscountRow = Answer<'discounts'>['response'][number]

type Owner = Pick<PricesSearch, 'customer' | 'date'>
/** The shortest piece of a code that is looked for. */
export const shortest = 3

export const searchQuery = (q: string, owner: Owner) => ({
  ...query('searchPrices', { query: { q, ...owner } }),
  enabled: q.trim().length >= shortest,
  // The rows stay while the next letter is answered.
  placeholderData: keepPreviousData,
})
/** Prices for the search of the header: the public ones, or a customer's own. */
export const priceSearch = (q: string) => ({
  ...query('searchPrices', { query: { q } }),
  placeholderData: keepPreviousData,
})
export const explainQuery = (code: string, owner: Owner) =>
  query('explainPrice', { query: { code, ...owner } })

export const changesQuery = (asked: Asked) => listQuery('priceChanges', asked)
export const changesFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('priceChanges', asked, kind, watch)

/** A few of the changes of one day: the page has all of them. */
export const changedAtQuery = (
  customer: number | undefined,
  between: { readonly from: string; readonly to: string } | undefined,
) =>
  query('priceChanges', { query: { ...between, ...(customer !== undefined && { customer }), per_page: 6 } })

export const priceListsQuery = () => query('priceLists')
export const discountsQuery = (asked: Asked) => listQuery('discounts', asked)
export const discountsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('discounts', asked, kind, watch)

/** So many rows of what is looked through are shown at once. */
export const perCard = 20
export const warningsQuery = (list: number | undefined, page: number) =>
  query('priceWarnings', { query: { ...(list !== undefined && { list }), page, per_page: perCard } })
export const warningsFile = (list: number | undefined, kind: FileKind, watch: Watch) =>
  listFile('priceWarnings', { filter: { ...(list !== undefined && { list }) } }, kind, watch)

/** Two lists, each on a day. */
export interface Compared {
  readonly one: number
  readonly other: number
  readonly one_date: string
  readonly other_date: string
}
export const comparedQuery = (asked: Compared, page: number) =>
  query('comparePriceLists', { query: { ...asked, page, per_page: perCard } })
export const comparedFile = (asked: Compared, kind: FileKind, watch: Watch) =>
  listFile('comparePriceLists', { filter: { ...asked } }, kind, watch)
