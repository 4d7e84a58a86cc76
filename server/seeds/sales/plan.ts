import type { Agency } from '../network/agencies.ts'
import { agencyIn, type Shop } from '../network/shop.ts'
import { randomFor, type Random } from '../random.ts'
import { firstYear, lastYear, months, seasonOf, wholeSeason, type Month } from './calendar.ts'
import type { Cell } from './line.ts'

/** Sold a little above the story, because credit notes take about this much back. */
const aboveForCredits = 1.011

/** Who buys how much in which month, client by client. */
export function planSales(agencies: readonly Agency[], shops: readonly Shop[]): readonly Cell[] {
  const random = randomFor('plan')
  const tempers = new Map(
    shops.map((shop) => [shop, [random.around(0.2), random.around(0.2), random.around(0.2)]]),
  )
  const cells = months.flatMap((month) => {
    const buyers = Map.groupBy(
      shops.filter((shop) => buys(shop, month)),
      (shop) => agencyIn(shop, month.year),
    )
    return agencies.flatMap((agency) =>
      divide(
        random,
        agency,
        month,
        buyers.get(agency) ?? [],
        (shop) => tempers.get(shop)?.[month.year - firstYear] ?? 1,
      ),
    )
  })
  return cells.toSorted((a, b) => a.shop.id - b.shop.id)
}

const buys = ({ firstMonth, lastMonth, shares }: Shop, { index, year }: Month): boolean =>
  index >= firstMonth && index <= lastMonth && (shares === null || (shares[year - firstYear] ?? 0) > 0)

/** The agency's month, divided among its shops: fixed shares first, the rest by size and luck. */
function divide(
  random: Random,
  agency: Agency,
  month: Month,
  buyers: readonly Shop[],
  temperOf: (shop: Shop) => number,
): Cell[] {
  const total = monthTotal(agency, month) * random.around(0.05)
  const portions = buyers.map((shop) => ({
    shop,
    fixed: shop.shares && (shop.shares[month.year - firstYear] ?? 0) * random.around(0.12),
    weight: shop.shares ? 0 : shop.weight * temperOf(shop) * random.around(0.5),
  }))
  const free = 1 - portions.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0)
  const weights = portions.reduce((sum, { weight }) => sum + weight, 0)
  return portions.map(({ shop, fixed, weight }) => ({
    shop,
    agency,
    month,
    wanted: total * (fixed ?? (free * weight) / weights),
  }))
}

/** What the agency sells in a month, in euros: its year, the season, and how much of the month has gone. */
function monthTotal({ revenue, growth }: Agency, { year, month, elapsed }: Month): number {
  const [before, after] = growth.map((percent) => 1 + percent / 100)
  const ofYear =
    revenue * 1000 * (year === firstYear ? 1 / (before ?? 1) : year === lastYear ? (after ?? 1) : 1)
  return ((ofYear * seasonOf(month)) / wholeSeason) * elapsed * aboveForCredits
}
