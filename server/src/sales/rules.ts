import { categories } from '@mandato/contract/sales/categories'
import {
  type CategoryKey,
  categoryKeys,
  partitionKeys,
  type PartitionKey,
} from '@mandato/contract/sales/category-keys'
import { deltaPercent } from '@mandato/contract/fields/money'

const partitionOf = new Map<string, PartitionKey>(
  partitionKeys.flatMap((key) => categories[key].codes.map((code): [string, PartitionKey] => [code, key])),
)
/** Every family code of specification §3; any other counts as “other”. */
export const knownCodes: readonly string[] = [...partitionOf.keys()]

/** The one category of the partition a family code adds to. */
export const categoryOf = (familyCode: string): PartitionKey => partitionOf.get(familyCode) ?? 'other'

/** What is compared, as the database settled it. */
export interface Period {
  readonly year: number
  readonly prev_year: number
  /** Month × 100 + day: each year counts up to this day. */
  readonly cut: number
}

/** Revenue of one family, display flag and year; cents. */
export interface Cell {
  readonly family: string
  readonly expo: boolean
  readonly year: number
  /** 1 January up to and including the cut. */
  readonly to_cut: number
  /** 1 January up to the end of each month. */
  readonly month_ends: readonly number[]
}

/** An agency or a client below the subject; cents. */
export interface Unit {
  readonly id: number | null
  readonly code: string | null
  readonly name: string | null
  readonly city: string | null
  readonly province: string | null
  readonly clients: number | null
  readonly prev_total: number
  readonly prev_prog: number
  readonly curr_ytd: number
  readonly month_ends: readonly number[] | null
  readonly budget: Budget | null
}

/** A budget, or a sum of them; cents. */
export interface Budget {
  readonly amount: number
  /** What of it is due by the cut. */
  readonly due: number
}

export interface CategoryBudget extends Budget {
  readonly category: PartitionKey
  /** What is due at the end of each month. */
  readonly month_ends: readonly number[]
  readonly source: 'year' | 'months' | 'clients' | 'agencies'
  /** Of the one budget typed in; null for a sum. */
  readonly version: number | null
}

/** Whether a cell counts in a category: by its code, and for the cross row by its flag. */
export function belongsTo(key: CategoryKey): (cell: Pick<Cell, 'family' | 'expo'>) => boolean {
  const { kind, codes } = categories[key]
  switch (kind) {
    case 'partition':
      return ({ family }) => categoryOf(family) === key
    case 'of_which':
      return ({ family }) => (codes as readonly string[]).includes(family)
    case 'cross':
      return ({ expo }) => expo
  }
}

const inYear = (cells: readonly Cell[], year: number) => cells.filter((cell) => cell.year === year)
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The whole year, cents. */
export const totalOf = (cells: readonly Cell[], year: number): number =>
  sum(inYear(cells, year).map(({ month_ends }) => month_ends[11] ?? 0))
/** The year up to the cut, cents. */
export const progOf = (cells: readonly Cell[], year: number): number =>
  sum(inYear(cells, year).map(({ to_cut }) => to_cut))

/** The three figures and what follows from them; cents and percent. */
export interface Figures {
  readonly prev_total: number
  readonly prev_prog: number
  readonly curr_ytd: number
  readonly delta: number
  readonly delta_pct: number | null
}

/** Whether there is anything to show. */
export const isAny = ({ prev_total, prev_prog, curr_ytd }: Omit<Figures, 'delta' | 'delta_pct'>): boolean =>
  prev_total !== 0 || prev_prog !== 0 || curr_ytd !== 0

export function compare(prev_total: number, prev_prog: number, curr_ytd: number): Figures {
  return {
    prev_total,
    prev_prog,
    curr_ytd,
    delta: curr_ytd - prev_prog,
    delta_pct: deltaPercent(curr_ytd, prev_prog),
  }
}

export const figuresOf = (cells: readonly Cell[], { year, prev_year }: Omit<Period, 'cut'>): Figures =>
  compare(totalOf(cells, prev_year), progOf(cells, prev_year), progOf(cells, year))

/** Running totals at the twelve month ends → what fell in each month; cents. */
export const monthAmounts = (monthEnds: readonly number[]): number[] =>
  monthEnds.map((total, i) => total - (monthEnds[i - 1] ?? 0))

/** Adds up lists of twelve months; twelve zeros for none. Cents. */
export const sumOfMonths = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 12 }, (_, i) => sum(lists.map((months) => months[i] ?? 0)))

/** The months of a year, whole; cents. */
export const monthsOf = (cells: readonly Cell[], year: number): number[] =>
  monthAmounts(sumOfMonths(inYear(cells, year).map(({ month_ends }) => month_ends)))

/** The months of a year up to the cut: the month of the cut in part, nothing after it. Cents; they add up to `progOf`. */
export function monthsToCut(cells: readonly Cell[], year: number, cut: number): number[] {
  const cutMonth = Math.floor(cut / 100)
  const ends = sumOfMonths(inYear(cells, year).map(({ month_ends }) => month_ends))
  const prog = progOf(cells, year)
  return monthAmounts(ends.map((total, i) => (i + 1 < cutMonth ? total : prog)))
}

/** The categories an answer shows, in the order of every screen: “other” only when there is something in it. */
export const shownCategories = (other: boolean): CategoryKey[] =>
  categoryKeys.filter((key) => key !== 'other' || other)
