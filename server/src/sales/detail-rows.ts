import { besideTown } from '@mandato/contract/fields/province'
import { categories, formerLabel, movedLabel } from '@mandato/contract/sales/categories'
import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Language } from '@mandato/contract/words'
import { type BudgetFigures, budgetFigures, sumOfBudgets } from './budget-rows.ts'
import {
  belongsTo,
  type Cell,
  compare,
  type Figures,
  isAny,
  monthAmounts,
  monthsOf,
  monthsToCut,
  type Period,
  shownCategories,
  sum,
  sumOfMonths,
  type Unit,
} from './rules.ts'

/** A row of the level below; cents. */
export interface DetailRow extends Figures, Partial<BudgetFigures> {
  readonly key: string
  readonly label: string
  readonly kind: 'agency' | 'client' | 'moved' | 'month'
  readonly id: number | null
  readonly code: string | null
  readonly place: string | null
  readonly clients: number | null
  readonly month: number | null
  readonly category: string | null
  readonly months: number[] | null
}

/** “Treviso (TV)”, as far as it is known. */
const placeOf = ({ city, province }: Pick<Unit, 'city' | 'province'>) =>
  [city, besideTown(city, province) && `(${province})`].filter(Boolean).join(' ') || null

/**
 * The agencies or clients below a subject, the greatest revenue first; those without a name stand together in
 * one row at the end, so that the rows add up to the subject. Units without figures and budget are left out.
 * @param budgets false for roles that do not see budgets
 */
export function unitRows(
  units: readonly Unit[],
  below: 'agencies' | 'clients',
  budgets: boolean,
  language: Language,
): DetailRow[] {
  const rowOf = (
    of: readonly Unit[],
    subject: Pick<DetailRow, 'key' | 'label' | 'kind' | 'id' | 'code' | 'place' | 'clients'>,
  ) => {
    const add = (figure: 'prev_total' | 'prev_prog' | 'curr_ytd') => sum(of.map((unit) => unit[figure]))
    const figures = compare(add('prev_total'), add('prev_prog'), add('curr_ytd'))
    const budget = sumOfBudgets(of.flatMap((unit) => unit.budget ?? []))
    return {
      ...subject,
      month: null,
      category: null,
      months: monthAmounts(sumOfMonths(of.map(({ month_ends }) => month_ends ?? []))),
      ...figures,
      ...(budgets && budgetFigures(budget, figures.curr_ytd)),
    }
  }
  const kind = below === 'agencies' ? 'agency' : 'client'
  const label = (below === 'agencies' ? formerLabel : movedLabel)[language]
  const nameless = units.filter(({ id }) => id === null)
  const rows = units
    .filter(({ id }) => id !== null)
    .map((unit) => {
      const { id, code, clients } = unit
      return rowOf([unit], {
        key: String(id),
        label: unit.name ?? '',
        kind,
        id,
        code,
        place: placeOf(unit),
        clients,
      })
    })
    .sort(
      (a, b) =>
        b.curr_ytd - a.curr_ytd || b.prev_total - a.prev_total || a.label.localeCompare(b.label, language),
    )
  const moved = {
    key: 'moved',
    label,
    kind: 'moved',
    id: null,
    code: null,
    place: null,
    clients: null,
  } as const
  const all: DetailRow[] = nameless.length === 0 ? rows : [...rows, rowOf(nameless, moved)]
  return all.filter((row) => isAny(row) || row.budget_year != null)
}

/** The months of a client's categories: what fell in each up to the cut, and the year before also whole. Cents. */
export function monthRows(
  cells: readonly Cell[],
  asked: CategoryKey | undefined,
  period: Period,
  language: Language,
): DetailRow[] {
  const keys = asked ? [asked] : shownCategories(true).filter((key) => categories[key].kind === 'partition')
  const rows = keys.flatMap((key) => {
    const own = cells.filter(belongsTo(key))
    const before = monthsToCut(own, period.prev_year, period.cut)
    const now = monthsToCut(own, period.year, period.cut)
    return monthsOf(own, period.prev_year).map((whole, i) => ({
      key,
      month: i + 1,
      figures: compare(whole, before[i] ?? 0, now[i] ?? 0),
    }))
  })
  return rows
    .filter(({ figures }) => isAny(figures))
    .sort((a, b) => a.month - b.month)
    .map(({ key, month, figures }) => ({
      key: `${String(month).padStart(2, '0')}-${key}`,
      label: categories[key].label[language],
      kind: 'month',
      id: null,
      // The month, so that the rows can be told apart in a file too.
      code: `${period.year}-${String(month).padStart(2, '0')}`,
      place: null,
      clients: null,
      month,
      category: key,
      months: null,
      ...figures,
    }))
}
