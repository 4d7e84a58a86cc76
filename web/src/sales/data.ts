import type { CategoryKey, PartitionKey } from '@mandato/contract/sales/category-keys'
import { act, type Answer, download, type Input, query, type Watch } from '../platform/api.ts'

/** A row of figures as the calls answer it: amounts in euros. */
export type RevenueRow = Answer<'salesCurrent'>['response'][number]
export type SalesMeta = Answer<'salesCurrent'>['meta']
export type DetailRow = Answer<'salesDetail'>['response'][number]
export type CodeRow = Answer<'salesCategory'>['response']['rows'][number]
export type YearRow = Answer<'salesYears'>['response'][number]
export type TwoYearRow = Answer<'salesTwoYears'>['response'][number]
export type TwoYearMeta = Answer<'salesTwoYears'>['meta']
export type BudgetRow = Answer<'salesBudget'>['response'][number]
export type ArticleRow = Answer<'salesArticles'>['response'][number]
export type LineRow = Answer<'salesLines'>['response'][number]
export type LinesMeta = Answer<'salesLines'>['meta']
export type LinesQuery = NonNullable<Input<'salesLines'>['query']>

/** What a question is about: everything in sight, an agency, or a client of an agency. */
export interface About {
  readonly agency?: number | undefined
  readonly client?: number | undefined
}
/** About whom, which years, up to which day. */
export interface Ask {
  readonly about: About
  readonly years: NonNullable<Input<'salesCurrent'>['query']>
}
const inputOf = ({ about, years }: Ask) => ({ params: about, query: years })
const detailInput = ({ about, years }: Ask, category?: CategoryKey) => ({
  params: about,
  query: { ...years, ...(category && { category }) },
})
const everything: Ask = { about: {}, years: {} }

export const currentQuery = (ask: Ask = everything) => query('salesCurrent', inputOf(ask))
export const yearsQuery = (ask: Ask) => query('salesYears', inputOf(ask))
export const twoYearsQuery = (ask: Ask) => query('salesTwoYears', inputOf(ask))
/** One level down: agencies in sight, the clients of an agency, or the months of a client. */
export const detailQuery = (ask: Ask, category?: CategoryKey) =>
  query('salesDetail', detailInput(ask, category))
export const categoryQuery = ({ about, years }: Ask, category: CategoryKey) =>
  query('salesCategory', { params: { ...about, id: category }, query: years })
/** The articles of a client, the greatest loss first. */
export const articlesQuery = (
  { about, years }: Ask & { about: { client: number } },
  category?: CategoryKey,
) =>
  query('salesArticles', {
    params: { agency: about.agency ?? 0, client: about.client },
    query: { ...years, ...(category && { category }) },
  })
export const linesQuery = (page: number, asked: LinesQuery) =>
  query('salesLines', { params: { page }, query: asked })

/** A budget has no assignment of clients and no year it is compared with. */
const budgetInput = ({ about, years: { year, cut, agent } }: Ask) => ({
  params: { id: about.agency ?? 0 },
  // With the person too: an agency's budget must not be drawn beside the figures of one of its people.
  query: {
    ...(year && { year }),
    ...(cut && { cut }),
    ...(agent && { agent }),
    ...(about.client && { client: about.client }),
  },
})
export const budgetQuery = (ask: Ask) => query('salesBudget', budgetInput(ask))
export const setBudget = () => act('setBudget', ['salesBudget', 'salesCurrent', 'salesDetail', 'dashboard'])

export type FileKind = 'xlsx' | 'pdf'
type Fetch = (kind: FileKind, watch: Watch) => Promise<void>

/** How the reader has set up a table. */
interface TableView {
  readonly hidden: readonly string[]
  readonly sort: Pick<NonNullable<Input<'salesDetail'>['query']>, 'sort' | 'order'>
}

/** The tables as files, exactly as they are asked for on the screen. */
export const files = {
  current:
    (ask: Ask): Fetch =>
    (kind, watch) =>
      download('salesCurrent', inputOf(ask), kind, watch),
  detail:
    (ask: Ask, { hidden, sort }: TableView, category?: CategoryKey): Fetch =>
    (kind, watch) => {
      const { params, query } = detailInput(ask, category)
      return download('salesDetail', { params, query: { ...query, ...sort } }, kind, watch, hidden)
    },
  category:
    ({ about, years }: Ask, id: CategoryKey): Fetch =>
    (kind, watch) =>
      download('salesCategory', { params: { ...about, id }, query: years }, kind, watch),
  twoYears:
    (ask: Ask): Fetch =>
    (kind, watch) =>
      download('salesTwoYears', inputOf(ask), kind, watch),
  budget:
    (ask: Ask): Fetch =>
    (kind, watch) =>
      download('salesBudget', budgetInput(ask), kind, watch),
  lines:
    (asked: LinesQuery): Fetch =>
    (kind, watch) =>
      download('salesLines', { params: { page: 1 }, query: asked }, kind, watch),
}
export type { CategoryKey, PartitionKey }
