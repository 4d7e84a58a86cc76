import * as z from 'zod'
import { isoDate, monthDay } from '../fields/dates.ts'
import { id, year } from '../fields/fields.ts'
import { money } from '../fields/money.ts'

/** `year`: the agency on the invoice line; `current`: the client's agency today. */
export const assignments = ['year', 'current'] as const

/** Which years are compared, up to which day. */
export const period = {
  year: year.optional(),
  prev_year: year.optional(),
  cut: monthDay.optional(),
  assignment: z.enum(assignments).default('year'),
  /** The user id of an agent: only the clients assigned to him today, whoever sold to them. */
  agent: id.optional(),
}
export const SalesQuery = z.object(period)

const Named = z.object({ id: z.int(), code: z.string(), business_name: z.string() })
/** What figures are about; all null for everything in sight. */
export const Subject = z.object({
  agency: Named.nullable(),
  client: Named.nullable(),
  /** The figures are those of the clients assigned to this person today. */
  agent: z.object({ id: z.int(), name: z.string() }).nullable(),
})

export const SalesMeta = z.object({
  /** The day the figures stand at; null before any revenue was brought in. */
  as_of: isoDate.nullable(),
  year: z.int(),
  prev_year: z.int(),
  /** `MM-DD`: each year is counted up to this day. */
  cut: z.string(),
  assignment: z.enum(assignments),
  currency: z.literal('EUR'),
  /** The years with revenue, newest first. */
  years: z.array(z.int()),
  subject: Subject,
  /** Budgets stand beside the figures: not for people who never learn of them, nor where the subject has none. */
  budgets: z.literal(true).optional(),
})

/** The two years before `year` stand beside it; the column headers name them. */
export const TwoYearMeta = SalesMeta.extend({ year_2: z.int() })

const months = z.array(money).length(12)

const figures = {
  prev_total: money,
  prev_prog: money,
  curr_ytd: money,
  delta: money,
  delta_pct: z.number().nullable(),
  budget_year: money.nullable().optional(),
  budget_prog: money.nullable().optional(),
  budget_pct: z.number().nullable().optional(),
}
const rowKinds = ['partition', 'of_which', 'cross', 'total'] as const
export const RevenueRow = z
  .object({ key: z.string(), label: z.string(), ...figures, kind: z.enum(rowKinds) })
  .meta({ id: 'RevenueRow' })

/**
 * A row of the level below: an agency, a client, or a month of a category. The row `moved` has no id, code or
 * name: clients (or agencies) that were the subject's and are out of sight now.
 */
export const DetailRow = RevenueRow.extend({
  kind: z.enum([...rowKinds, 'agency', 'client', 'moved', 'month']),
  id: z.int().nullable(),
  code: z.string().nullable(),
  place: z.string().nullable(),
  clients: z.int().nullable(),
  month: z.int().nullable(),
  category: z.string().nullable(),
  /** The months of `year`, whole; of an agency or a client. */
  months: months.nullable(),
}).meta({ id: 'DetailRow' })

export const YearRow = z
  .object({
    year: z.int(),
    total: money,
    prog: money,
    /** `prog` against the `prog` of the calendar year before. */
    delta_pct: z.number().nullable(),
    months,
  })
  .meta({ id: 'YearRow' })
/** One family code of a category, with the months of `year`. */
export const CodeRow = z.object({
  key: z.string(),
  label: z.string(),
  ...figures,
  kind: z.enum(rowKinds),
  months,
})
export const TwoYearRow = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(rowKinds),
    y2_total: money,
    y2_prog: money,
    y1_total: money,
    y1_prog: money,
    y0_ytd: money,
    delta_1: money,
    delta_2: money,
    /** `y0_ytd` against `y2_prog`. */
    delta_2y_pct: z.number().nullable(),
  })
  .meta({ id: 'TwoYearRow' })
export const BudgetRow = z
  .object({
    category: z.string(),
    label: z.string(),
    kind: z.enum(rowKinds),
    budget_year: money,
    budget_prog: money,
    curr_ytd: money,
    budget_pct: z.number().nullable(),
    /** `curr_ytd − budget_prog`: negative is behind. */
    gap: money,
    /** `actual` up to the cut. */
    months: z.array(z.object({ m: z.int(), budget: money, actual: money })),
    /** Where the budget comes from: the amount or the months typed in, or a sum of clients' or agencies' budgets. */
    source: z.enum(['year', 'months', 'clients', 'agencies', 'none']),
    /** Of the one budget typed in; null for a sum. */
    version: z.int().nullable(),
  })
  .meta({ id: 'BudgetRow' })
