import type { Country } from '../places/area.ts'
import type { Random } from '../random.ts'

const payments: Readonly<Record<Country, readonly string[]>> = {
  IT: ['RB30FM', 'RB60FM', 'RB60FM', 'RB6090', 'RB90FM', 'BB30', 'RD10'],
  FR: ['LCR45', 'LCR60', 'VIR30'],
  ES: ['PAG60', 'PAG90', 'TRF30'],
  DE: ['SDD10', 'UEB30', 'UEB14'],
}
const priceLists: Readonly<Record<Country, readonly string[]>> = {
  IT: ['IT-A', 'IT-A', 'IT-B'],
  FR: ['FR'],
  ES: ['ES'],
  DE: ['DE'],
}
/** From the smallest shop to the largest. */
const discounts = ['50', '50+5', '50+10', '50+10+5', '50+10+5', '50+10+5+3', '50+15+5']
const days: readonly (readonly number[])[] = [[], [], [], [10], [15], [10, 25], [5, 20]]
/** Codes of invented intermediaries; a shop without one receives its invoices by certified mail. */
const intermediaries = ['K7M2QX4', 'W3TR90P', 'H5LZ8DN', 'BQ41VX7', 'P9YF2KC', 'T6XN3WA', '4RJ8MZE']
const abroadCode = 'XXXXXXX'
const byMailCode = '0000000'

export interface Terms {
  readonly payment: string
  readonly priceList: string
  readonly discount: string
  readonly fixedDays: readonly number[]
  readonly sdiCode: string
}

/** What was agreed with a shop; larger ones have longer chains of discounts. */
export function termsOf(random: Random, country: Country, weight: number): Terms {
  const rank = Math.min(discounts.length - 1, Math.floor(weight) + random.whole(0, 2))
  return {
    payment: random.pick(payments[country]),
    priceList: random.pick(priceLists[country]),
    discount: discounts[rank] ?? '50',
    fixedDays: country === 'IT' ? random.pick(days) : [],
    sdiCode: country !== 'IT' ? abroadCode : random.chance(0.15) ? byMailCode : random.pick(intermediaries),
  }
}
