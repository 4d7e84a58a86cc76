import { dateOf } from '@mandato/contract/fields/dates'
import { lastMonth } from '../sales/calendar.ts'
import type { Random } from '../random.ts'
import type { Life } from './shop.ts'

const firstMonthOf = (year: number) => (year - 2023) * 12

/** Whether a shop buys, since when, until when, and how much beside the others. */
export function livesOf(random: Random): Life {
  const fate = random.fraction()
  // A few large shops and many small ones, as sizes are.
  const weight = 1 / (0.09 + random.fraction())
  const usual = { status: 'active', firstMonth: 0, lastMonth, weight, shares: null } as const
  if (fate < 0.045) return { ...usual, status: 'prospect', activation: null, firstMonth: lastMonth + 1 }
  const long = dateOf(random.whole(1994, 2022), random.whole(1, 12), random.whole(1, 28))
  if (fate < 0.095) return { ...usual, status: 'dormant', activation: long, lastMonth: random.whole(3, 20) }
  if (fate < 0.115)
    return { ...usual, status: 'suspended', activation: long, lastMonth: random.whole(24, 31) }
  // New in 2025: nothing to compare with, so the change shows as “new”.
  if (fate < 0.14) return { ...usual, ...begun(random, 2025, 8), weight: weight / 2 }
  if (fate < 0.2) return { ...usual, ...begun(random, random.whole(2023, 2024), 11) }
  return { ...usual, activation: long }
}

/** The first invoice comes in the month after the contract. */
function begun(random: Random, year: number, latestMonth: number): Pick<Life, 'activation' | 'firstMonth'> {
  const month = random.whole(1, latestMonth)
  return { activation: dateOf(year, month, random.whole(1, 28)), firstMonth: firstMonthOf(year) + month }
}
