import { type Call, isBinary } from '@mandato/contract'
import { salesCalls } from '@mandato/contract/sales/calls'
import type * as z from 'zod'
import { revenueReport } from '../../papers/sales/revenue-report.ts'
import type { Context } from '../platform/context.ts'
import { companyNamed } from '../platform/papers/drawing/index.ts'
import type { AboutFile } from '../platform/http/about-file.ts'
import type { Input } from '../platform/http/input.ts'
import { detail } from './answers.ts'
import { categoryRows, yearRows } from './rows.ts'
import { budgetRows } from './budget-rows.ts'
import { metaOf } from './meta.ts'
import { revenue, revenueAndBudgets } from './queries/figures.ts'
import { questionOf } from './question.ts'

type Asked = z.output<typeof salesCalls.salesCurrent.query>
type About = z.output<typeof salesCalls.salesCurrent.params>

const leaders = 8

/**
 * Revenue by category is printed as a report: figures, categories, months, the first clients or agencies. It
 * is made of the answers of the calls, in euros as they stand on the wire, so paper and screen cannot differ.
 */
export async function printRevenue(
  { params, query }: Input,
  context: Context,
  file: AboutFile,
): Promise<Uint8Array> {
  const about = params as About
  const asked = query as Asked
  const { subject, asked: period } = questionOf(context, about, asked)
  const current = await revenueAndBudgets(context.db, subject, period)
  const every = await revenue(context.db, subject, period, 'every')
  const meta = metaOf(current, subject)
  const budget =
    current.budgets && budgetRows(current.cells, current.budgets, undefined, current, context.language)
  const total = budget && wire(salesCalls.salesBudget, budget).find((row) => row.kind === 'total')
  const below = about.client === undefined ? (await detail(about, asked, context)).response : []
  return revenueReport({
    language: context.language,
    about: file,
    company: companyNamed(context.config.brandName),
    printedAt: context.clock.now(),
    meta: salesCalls.salesCurrent.meta.parse(meta),
    rows: wire(
      salesCalls.salesCurrent,
      categoryRows(current.cells, current.budgets, current, context.language),
    ),
    years: wire(salesCalls.salesYears, yearRows(every.cells)),
    budgetMonths: total ? total.months.map((month) => month.budget) : null,
    leaders: wire(salesCalls.salesDetail, below)
      .filter((row) => row.kind === 'client' || row.kind === 'agency')
      .toSorted((a, b) => b.curr_ytd - a.curr_ytd)
      .slice(0, leaders),
  })
}

/** Rows as a call answers them: cents become euros by the contract's schema. */
function wire<C extends Call>(
  call: C,
  rows: unknown,
): C['response'] extends z.ZodType ? z.output<C['response']> : never {
  if (isBinary(call.response)) throw new Error('a file has no rows')
  return call.response.parse(rows) as C['response'] extends z.ZodType ? z.output<C['response']> : never
}
