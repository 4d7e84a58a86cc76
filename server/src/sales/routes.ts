import { salesCalls } from '@mandato/contract/sales/calls'
import { answer } from '../platform/http/handlers.ts'
import { setBudget } from './actions/set-budget.ts'
import { allLines, articles, budget, category, detail, lines } from './answers.ts'
import { metaOf } from './meta.ts'
import { revenue, revenueAndBudgets } from './queries/figures.ts'
import { printRevenue } from './print-revenue.ts'
import { questionOf } from './question.ts'
import { categoryRows, twoYearRows, yearRows } from './rows.ts'

export const salesRoutes = answer(
  salesCalls,
  {
    salesYears: async ({ params, query }, context) => {
      const { subject, asked } = questionOf(context, params, query)
      const reading = await revenue(context.db, subject, asked, 'every')
      return { response: yearRows(reading.cells), meta: metaOf(reading, subject) }
    },
    salesCurrent: async ({ params, query }, context) => {
      const { subject, asked } = questionOf(context, params, query)
      const reading = await revenueAndBudgets(context.db, subject, asked)
      const response = categoryRows(reading.cells, reading.budgets, reading, context.language)
      return { response, meta: metaOf(reading, subject) }
    },
    salesDetail: ({ params, query }, context) => detail(params, query, context),
    salesCategory: ({ params: { id, ...about }, query }, context) => category(id, about, query, context),
    salesArticles: ({ params, query }, context) => articles(params, query, context),
    salesTwoYears: async ({ params, query }, context) => {
      const { subject, asked } = questionOf(context, params, query)
      const reading = await revenue(context.db, subject, asked, 'three')
      const response = twoYearRows(reading.cells, reading, context.language)
      return { response, meta: { ...metaOf(reading, subject), year_2: reading.prev_year - 1 } }
    },
    salesBudget: ({ params, query }, context) => budget(params.id, query, context),
    salesBudgetAsked: ({ params, body }, context) => budget(params.id, body, context),
    setBudget: async ({ params, body }, context) => ({
      success: true as const,
      id: await setBudget(context, params.id, body),
    }),
    salesLines: ({ params, query }, context) => lines(params.page, query, context),
  },
  {
    printers: { salesCurrent: printRevenue },
    readers: { salesLines: ({ query }, context) => allLines(query, context) },
  },
)
