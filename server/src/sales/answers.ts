import { movedLabel } from '@mandato/contract/sales/categories'
import type { CategoryKey, PartitionKey } from '@mandato/contract/sales/category-keys'
import { articlesAtMost } from '@mandato/contract/sales/article-calls'
import type { Context } from '../platform/context.ts'
import { budgetRows } from './budget-rows.ts'
import { type DetailRow, monthRows, unitRows } from './detail-rows.ts'
import { metaOf } from './meta.ts'
import { type About, type Assignment, hasBudget, maySeeBudgets } from './policy.ts'
import { articlesOf } from './queries/articles.ts'
import { revenue, revenueAndBudgets, revenueAndClients, revenueBelow } from './queries/figures.ts'
import { allLinesOf, type Line, type LineFilter, type Lines, linesOf } from './queries/lines.ts'
import type { Reading } from './queries/reading.ts'
import { questionOf } from './question.ts'
import { inOrder, type Order } from './row-order.ts'
import { codeRows } from './rows.ts'

interface Years {
  readonly year?: number | undefined
  readonly prev_year?: number | undefined
  readonly cut?: string | undefined
  readonly assignment?: Assignment
  readonly agent?: number | undefined
}

/** One level down: agencies, the clients of an agency, or the months and categories of a client. */
export async function detail(
  about: About,
  query: Years & Order & { category?: CategoryKey | undefined },
  context: Context,
) {
  const { subject, asked } = questionOf(context, about, query)
  const { db, user, language } = context
  const sorted = (rows: DetailRow[]) => inOrder(rows, query, language)
  if (about.client !== undefined) {
    const reading = await revenue(db, subject, asked)
    const response = sorted(monthRows(reading.cells, query.category, reading, language))
    return { response, meta: metaOf(reading, subject, false) }
  }
  const below = about.agency === undefined ? 'agencies' : 'clients'
  const reading = await revenueBelow(db, subject, asked, below, query.category)
  // A client has a budget; a person's part of an agency has none.
  const budgets = maySeeBudgets(user) && (below === 'clients' || hasBudget(subject))
  const response = sorted(unitRows(reading.units, below, budgets, language))
  return { response, meta: metaOf(reading, subject, budgets) }
}

/** One category: its codes and, unless the subject is one client, its clients. */
export async function category(key: CategoryKey, about: About, query: Years, context: Context) {
  const { subject, asked } = questionOf(context, about, query)
  const { db, user, language } = context
  if (about.client !== undefined) {
    const reading = await revenue(db, subject, asked)
    const response = { rows: codeRows(reading.cells, key, reading) }
    return { response, meta: metaOf(reading, subject) }
  }
  const reading = await revenueAndClients(db, subject, asked, key)
  const rows = codeRows(reading.cells, key, reading)
  const clients = unitRows(reading.units, 'clients', maySeeBudgets(user), language)
  return { response: { rows, clients }, meta: metaOf(reading, subject) }
}

/** What a client bought less of, article by article. */
export async function articles(
  about: About,
  { category: key, ...years }: Years & { category?: CategoryKey | undefined },
  context: Context,
) {
  const { subject, asked } = questionOf(context, about, years)
  const reading = await articlesOf(context.db, subject, asked, key, articlesAtMost)
  return { response: reading.rows, meta: { ...metaOf(reading, subject), articles: reading.articles } }
}

/** Budget against actual; the same question by GET and by POST. */
export async function budget(
  agency: number,
  query: Omit<Years, 'assignment'> & { category?: PartitionKey | undefined; client?: number | undefined },
  context: Context,
) {
  const { subject, asked } = questionOf(context, { agency, client: query.client }, query)
  const reading = await revenueAndBudgets(context.db, subject, asked)
  if (!hasBudget(subject)) return { response: [], meta: metaOf(reading, subject) }
  const response = budgetRows(reading.cells, reading.budgets ?? [], query.category, reading, context.language)
  return { response, meta: metaOf(reading, subject) }
}

type AboutLines = About & Years & LineFilter & { readonly per_page: number }

/** The invoice lines behind a figure. */
export async function lines(page: number, about: AboutLines, context: Context) {
  const { subject, asked } = linesAsked(about, context)
  const reading = await linesOf(context.db, subject, asked, about, { page, perPage: about.per_page })
  return linesAnswer(reading, reading.lines, context)
}

/** The same, all of them, part by part. */
export async function* allLines(about: AboutLines, context: Context) {
  const { subject, asked } = linesAsked(about, context)
  const reading = await linesOf(context.db, subject, asked, about, { page: 0, perPage: 0 })
  for await (const part of allLinesOf(context.db, subject, about, reading))
    yield linesAnswer(reading, part, context)
}

const linesAsked = ({ agency, client, agent, year, assignment }: AboutLines, context: Context) =>
  questionOf(context, { agency, client, agent }, { year, ...(assignment && { assignment }) })

const linesAnswer = (
  { totals, as_of, from, to, changed_at, agency, client, agent }: Lines & Reading,
  found: readonly Line[],
  { language }: Context,
) => ({
  response: found.map((line) => ({ ...line, client: line.client ?? movedLabel[language] })),
  total: totals.lines,
  meta: { as_of, ...totals, from, to, imported_at: changed_at, subject: { agency, client, agent } },
})
