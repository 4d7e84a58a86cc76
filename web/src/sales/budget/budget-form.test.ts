import { describe, expect, it } from 'vitest'
import { formatFor } from '../../ui/format.ts'
import type { BudgetRow } from '../data.ts'
import { formOf, meanwhileOf, readBudget, withSum } from './budget-form.ts'

const format = formatFor('it')
const row = (source: BudgetRow['source'], months: readonly number[]): BudgetRow => ({
  category: 'furniture',
  label: 'Mobili',
  kind: 'partition',
  budget_year: months.reduce((total, month) => total + month, 0),
  budget_prog: 0,
  curr_ytd: 0,
  budget_pct: null,
  gap: 0,
  months: months.map((budget, i) => ({ m: i + 1, budget, actual: 0 })),
  source,
  version: null,
})
const even = Array.from({ length: 12 }, () => 1000.5)

describe('a budget in its form', () => {
  it('proposes the months the portal has spread, and asks for the year', () => {
    const form = formOf(row('year', even), format)
    expect(form.by).toBe('year')
    expect(form.months[0]).toBe('1.000,50')
    expect(readBudget(form, 'it')).toEqual({ amount: 12_006, months: null, difference: 0, valid: true })
  })

  it('is right when its months add up to the year, to the cent', () => {
    const form = formOf(row('months', even), format)
    expect(readBudget(form, 'it')).toMatchObject({ difference: 0, valid: true })
    const short = { ...form, amount: '12.006,01' }
    expect(readBudget(short, 'it')).toMatchObject({ difference: 0.01, valid: false })
    expect(withSum(short, 'it', format).amount).toBe('12.006')
  })

  it('is wrong while a month is missing', () => {
    const form = {
      ...formOf(row('months', even), format),
      amount: '1.000,50',
      months: ['1.000,50', ...Array.from({ length: 11 }, () => '')],
    }
    expect(readBudget(form, 'it')).toMatchObject({ difference: 0, valid: false })
  })

  it('begins empty where there is none', () => {
    expect(
      formOf(
        row(
          'none',
          even.map(() => 0),
        ),
        format,
      ),
    ).toMatchObject({ by: 'year', amount: '' })
  })
})

it('a deleted budget counts as version 0', () => {
  expect(meanwhileOf(null)).toEqual({ amount: 0, version: 0 })
  expect(meanwhileOf({ id: 1, amount: 5, months: null, version: 3 })).toEqual({ amount: 5, version: 3 })
})
