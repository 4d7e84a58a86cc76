import type { Format } from '../../ui/format.ts'
import { parseMoney } from '../../ui/forms/parse-money.ts'
import type { Language } from '../../platform/i18n/languages.ts'
import type { BudgetRow } from '../data.ts'
import { cents, sum } from '../period.ts'

/** A budget as it is typed. */
export interface BudgetForm {
  readonly by: 'year' | 'months'
  readonly amount: string
  readonly months: readonly string[]
}

const written = (format: Format, euros: number) => format.money(euros, !Number.isInteger(euros))

/** The budget as it is now. Months that were spread by the portal and not typed in are a proposal. */
export const formOf = (row: BudgetRow, format: Format): BudgetForm => ({
  by: row.source === 'months' ? 'months' : 'year',
  amount: row.source === 'none' ? '' : written(format, row.budget_year),
  months: row.months.map(({ budget }) => (row.source === 'none' ? '' : written(format, budget))),
})

export interface ReadBudget {
  readonly amount: number | null
  /** null: the months are not typed in. */
  readonly months: readonly (number | null)[] | null
  /** What the months lack (positive) or have too much; 0 when they add up. */
  readonly difference: number
  readonly valid: boolean
}

export function readBudget(form: BudgetForm, language: Language): ReadBudget {
  const amount = parseMoney(form.amount, language)
  if (form.by === 'year') return { amount, months: null, difference: 0, valid: amount !== null }
  const months = form.months.map((text) => parseMoney(text, language))
  const difference = cents((amount ?? 0) - sum(months.map((month) => month ?? 0)))
  const complete = months.every((month) => month !== null)
  return { amount, months, difference, valid: amount !== null && complete && difference === 0 }
}

/** The year as the sum of what stands in the months. */
export const withSum = (form: BudgetForm, language: Language, format: Format): BudgetForm => ({
  ...form,
  amount: written(format, sum(form.months.map((text) => parseMoney(text, language) ?? 0))),
})

/** What another person wrote meanwhile, as the refusal `changed_meanwhile` brings it. */
export interface Meanwhile {
  readonly amount: number
  readonly version: number
}

export function meanwhileOf(current: unknown): Meanwhile {
  const { amount, version } = (current ?? {}) as Partial<Meanwhile>
  // Nothing: the budget is not there any more, which counts as version 0.
  return { amount: amount ?? 0, version: version ?? 0 }
}
