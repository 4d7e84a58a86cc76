import type { CategoryKey, PartitionKey } from '@mandato/contract/categories'
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
export type LineRow = Answer<'salesLines'>['response'][number]
export type LinesMeta = Answer<'salesLines'>['meta']
export type LinesQuery = NonNullable<Input<'salesLines'>['query']>
export type NewBudget = Input<'setBudget'>['body']

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
const whole: Ask = { about: {}, years: {} }

export const currentQuery = (ask: Ask = whole) => query('salesCurrent', inputOf(ask))
export const yearsQuery = (ask: Ask) => query('salesYears', inputOf(ask))
export const twoYearsQuery = (ask: Ask) => query('salesTwoYears', inputOf(ask))
/** One level down: agencies in sight, the clients of an agency, or the months of a client. */
export const detailQuery = ({ about, years }: Ask, category?: CategoryKey) =>
  query('salesDetail', { params: about, query: { ...years, ...(category && { category }) } })
export const categoryQuery = ({ about, years }: Ask, category: CategoryKey) =>
  query('salesCategory', { params: { ...about, id: category }, query: years })
export const linesQuery = (page: number, asked: LinesQuery) =>
  query('salesLines', { params: { page }, query: asked })

/** A budget has no assignment of clients and no year it is compared with. */
const budgetInput = ({ about, years: { year, cut } }: Ask) => ({
  params: { id: about.agency ?? 0 },
  query: { ...(year && { year }), ...(cut && { cut }), ...(about.client && { client: about.client }) },
})
export const budgetQuery = (ask: Ask) => query('salesBudget', budgetInput(ask))
export const setBudget = () => act('setBudget', ['salesBudget', 'salesCurrent', 'salesDetail', 'dashboard'])

/** The tables as files, exactly as they are asked for on the screen. */
export const files = {
  current: (ask: Ask) => (watch: Watch) => download('salesCurrent', inputOf(ask), 'xlsx', watch),
  detail: (ask: Ask, category?: CategoryKey) => (watch: Watch) =>
    download(
      'salesDetail',
      { params: ask.about, query: { ...ask.years, ...(category && { category }) } },
      'xlsx',
      watch,
    ),
  category: (ask: Ask, id: CategoryKey) => (watch: Watch) =>
    download('salesCategory', { params: { ...ask.about, id }, query: ask.years }, 'xlsx', watch),
  twoYears: (ask: Ask) => (watch: Watch) => download('salesTwoYears', inputOf(ask), 'xlsx', watch),
  budget: (ask: Ask) => (watch: Watch) => download('salesBudget', budgetInput(ask), 'xlsx', watch),
  lines: (asked: LinesQuery) => (watch: Watch) =>
    download('salesLines', { params: { page: 1 }, query: asked }, 'xlsx', watch),
}
export type { CategoryKey, PartitionKey }
