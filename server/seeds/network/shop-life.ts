import { dateOf } from '@mandato/contract/fields/dates'
import { firstYear, lastMonth, lastYear, monthOfAsOf } from '../sales/calendar.ts'
import type { Random } from '../random.ts'
import type { Life } from './shop.ts'

const firstMonthOf = (year: number) => (year - firstYear) * 12

/** Whether a shop buys, since when, until when, and how much beside the others. */
export function livesOf(random: Random): Life {
  const fate = random.fraction()
  // A few large shops and many small ones, as sizes are.
  const weight = 1 / (0.09 + random.fraction())
  const usual = { status: 'active', firstMonth: 0, lastMonth, weight, shares: null } as const
  if (fate < 0.045) return { ...usual, status: 'prospect', activation: null, firstMonth: lastMonth + 1 }
  const long = dateOf(random.whole(1994, firstYear - 1), random.whole(1, 12), random.whole(1, 28))
  if (fate < 0.095)
    return {
      ...usual,
      status: 'dormant',
      activation: long,
      lastMonth: random.whole(lastMonth - 31, lastMonth - 14),
    }
  if (fate < 0.115)
    return {
      ...usual,
      status: 'suspended',
      activation: long,
      lastMonth: random.whole(lastMonth - 10, lastMonth - 3),
    }
  // New this year: nothing to compare with, so the change shows as “new”; in the first months nobody is yet.
  if (fate < 0.14 && monthOfAsOf > 3)
    return { ...usual, ...begun(random, lastYear, Math.min(8, monthOfAsOf - 3)), weight: weight / 2 }
  if (fate < 0.2) return { ...usual, ...begun(random, random.whole(firstYear, lastYear - 1), 11) }
  return { ...usual, activation: long }
}

/** The first invoice comes in the month after the contract. */
function begun(random: Random, year: number, latestMonth: number): Pick<Life, 'activation' | 'firstMonth'> {
  const month = random.whole(1, latestMonth)
  return { activation: dateOf(year, month, random.whole(1, 28)), firstMonth: firstMonthOf(year) + month }
}
