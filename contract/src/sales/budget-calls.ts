import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { budgetTable } from './columns.ts'
import { monthDay } from '../fields/dates.ts'
import { id, idOrAll, saved, year } from '../fields/fields.ts'
import { moneyInput } from '../fields/money.ts'
import { BudgetRow, SalesMeta } from './rows.ts'
import { periods, salesFilterWords } from './file-words.ts'
import { partitionKey } from './scope.ts'

const budgetQuestion = {
  category: partitionKey.optional(),
  client: id.optional(),
  agent: id.optional(),
  year: year.optional(),
  cut: monthDay.optional(),
}

const salesBudget = {
  method: 'GET',
  path: '/api/v1.0/sales/budget/agent/{id}',
  summary: 'Budget against actual by category and month; 0 = every agency in sight',
  roles: ['admin', 'sales', 'agent'],
  effect: 'read',
  params: z.object({ id: idOrAll }),
  query: z.object(budgetQuestion),
  response: z.array(BudgetRow),
  meta: SalesMeta,
  about: { agency: 'id', client: 'client', agent: 'agent' },
  period: periods.soFar,
  filterWords: salesFilterWords,
  title: { it: 'Budget', en: 'Budget', fr: 'Budget', es: 'Presupuesto' },
  table: budgetTable,
} as const

/** Budgets against what was sold, and setting them. */
export const budgetCalls = defineCalls({
  salesBudget,
  salesBudgetAsked: {
    ...salesBudget,
    method: 'POST',
    summary: 'The same question with the filter in the body; nothing is written',
    query: z.object({}),
    body: salesBudget.query.strict(),
  },
  setBudget: {
    method: 'PUT',
    path: '/api/v1.0/admin/budget/agent/{id}',
    summary: 'Set the budget of an agency or of one of its clients; former values stay in the history',
    roles: ['admin', 'sales'],
    needs: 'budget_write',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      year: z.int().min(1990).max(2100),
      category: partitionKey,
      amount: moneyInput,
      months: z.array(moneyInput).length(12).optional(),
      client: z.int().positive().max(2_147_483_647).optional(),
      version: z.int().optional(),
    }),
    response: saved,
    refuses: ['months_do_not_add_up', 'changed_meanwhile'],
  },
})
