import { partitionKeys, type PartitionKey } from '@mandato/contract/sales/category-keys'
import type { Agency } from '../network/agencies.ts'
import type { Shop } from '../network/shop.ts'
import { randomFor, type Random } from '../random.ts'
import { firstYear, lastYear, monthOfAsOf, season, wholeSeason } from './calendar.ts'
import type { Totals } from './totals.ts'

export const budgetColumns = [
  'year',
  'agency_id',
  'category',
  'client_id',
  'amount_cents',
  'months_cents',
  'phasing',
  'changed_at',
] as const

type Row = [number, number, PartitionKey, number | null, number, number[], 'given' | 'calendar', string]

/** What one budgets for: nobody plans spare parts. */
const categories = partitionKeys.filter((key) => key !== 'other')
/** Budgets are round: five hundred euros for an agency, a hundred for a client. */
const [agencyStep, clientStep] = [50_000, 10_000]
const [lowest, highest] = [85.5, 107.5]
const years = [lastYear - 1, lastYear]
/** Where the months of a year begin. */
const startOf = (year: number): number => (year - firstYear) * 12

/** Budgets of the last two years, set so that today's figures reach what the story of each agency says. */
export function budgetRows(agencies: readonly Agency[], shops: readonly Shop[], totals: Totals): Row[] {
  const random = randomFor('budgets')
  return years.flatMap((year) =>
    agencies.flatMap((agency) =>
      categories.flatMap((category): Row[] => {
        const months = totals.of(agency, category)
        const reached = Math.min(highest, Math.max(lowest, agency.reached * random.around(0.045)))
        const amount = budgetFor(months, year, agency, reached)
        if (amount <= 0) return []
        if (agency.budget === 'clients')
          return forEachClient(random, agency, category, shops, totals, amount, year)
        return [row(agency, category, year, amount, null), ...forNamed(agency, category, shops, totals, year)]
      }),
    ),
  )
}

/** The amount of which the revenue so far is the wanted part of what is due by today. */
function budgetFor(months: readonly number[], year: number, { budget }: Agency, reached: number): number {
  const start = startOf(year)
  const sold = sum(months.slice(start, start + 12))
  const due = year < lastYear ? 1 : dueByNow(budget === 'months' ? season : months.slice(start - 12, start))
  return sold / (reached / 100) / due
}

const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0)

/** The part of a year's budget that falls before the day the figures stand at. */
function dueByNow(shares: readonly number[]): number {
  const monthsGone = monthOfAsOf - 1
  const partOf = (list: readonly number[]) =>
    (sum(list.slice(0, monthsGone)) + (list[monthsGone] ?? 0) / 2) / sum(list)
  const usable = shares.every((share) => share >= 0) && sum(shares) > 0
  // What was never sold in the first months of a year falls due by the season.
  return (usable && partOf(shares)) || partOf(season)
}

/** The client budgets of an agency that has none of its own: they add up to about the amount. */
function forEachClient(
  random: Random,
  agency: Agency,
  category: PartitionKey,
  shops: readonly Shop[],
  totals: Totals,
  amount: number,
  year: number,
): Row[] {
  const buyers = new Set(totals.buyers(agency, category))
  const sales = shops
    .filter(({ id }) => buyers.has(id))
    .map((shop) => ({
      shop,
      sold: Math.max(0, sum(totals.of(agency, category, shop).slice(startOf(year) - 12))),
    }))
  const whole = sum(sales.map(({ sold }) => sold))
  return sales
    .map(({ shop, sold }) => row(agency, category, year, (amount * sold * random.around(0.1)) / whole, shop))
    .filter(([, , , , cents]) => cents > 0)
}

/** Beside the agency's budget the shops of the story have their own. */
function forNamed(
  agency: Agency,
  category: PartitionKey,
  shops: readonly Shop[],
  totals: Totals,
  year: number,
): Row[] {
  return shops.flatMap((shop) => {
    if (shop.agency !== agency || shop.reached === null) return []
    const amount = budgetFor(totals.of(agency, category, shop), year, agency, shop.reached)
    return amount > clientStep ? [row(agency, category, year, amount, shop)] : []
  })
}

function row(agency: Agency, category: PartitionKey, year: number, wanted: number, shop: Shop | null): Row {
  const step = shop ? clientStep : agencyStep
  const amount = Math.max(step, Math.round(wanted / step) * step)
  const given = agency.budget === 'months'
  const months = given ? bySeason(amount) : undated(amount)
  return [
    year,
    agency.id,
    category,
    shop?.id ?? null,
    amount,
    months,
    given ? 'given' : 'calendar',
    `${year - 1}-12-05T09:00:00Z`,
  ]
}

/** Months as an agency gives them, in whole euros; the rest falls in December. */
function bySeason(amount: number): number[] {
  const months = season.slice(0, 11).map((weight) => Math.floor((amount * weight) / wholeSeason / 100) * 100)
  return [...months, amount - sum(months)]
}

/** Only a place holder that adds up: the sales domain spreads it by its own rules when it builds the roll-ups. */
const undated = (amount: number): number[] => [...season.slice(0, 11).map(() => 0), amount]
