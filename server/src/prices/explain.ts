import {
  covers,
  type DiscountSource,
  discountOn,
  discountSources,
  priceOn,
} from '@mandato/contract/prices/book'
import { effectivePercent, exactEuros, finerUnit, netCents, stepsOf } from '@mandato/contract/prices/chain'
import type { whyNots } from '@mandato/contract/prices/rows'
import { addDays } from '../platform/days.ts'
import type { BookOf } from './queries/explain.ts'

type WhyNot = (typeof whyNots)[number]
interface Period {
  readonly valid_from: string
  readonly valid_to: string | null
}

/** Everything somebody can ask about a price on a day, worked out of what the books hold. */
export function explained({ prices, discounts }: BookOf, list: string, day: string, today: string) {
  const price = priceOn(prices, day)
  const discount = discountOn(discounts, day)
  const chain = discount?.chain ?? null
  const net = (listed: number | undefined, by: string | null) =>
    listed === undefined ? null : netCents(listed, by)
  const list_price = price?.price_cents ?? null
  return {
    list_price,
    valid_from: price?.valid_from ?? null,
    valid_to: price?.valid_to ?? null,
    net_price: net(price?.price_cents, chain),
    reason: price ? null : ('not_in_list' as const),
    chain: price ? chain : null,
    effective_percent: price ? effectivePercent(chain) : 0,
    finer_price: price ? finerUnit(price.price_cents, chain) : null,
    discounts: price && discount ? subtotals(price.price_cents, discount) : [],
    steps: price ? wayOf(price, discount, list) : [],
    rules: [
      ...prices.map(({ price_cents, version: _version, ...row }) => ({
        ...row,
        level: 'price' as const,
        price: price_cents,
        chain: null,
        note: '',
        wins: row.valid_from === price?.valid_from,
        why_not: whyNot(row, price, day),
        net_price: net(price_cents, chain),
      })),
      ...discountSources.flatMap((level) =>
        discounts
          .filter(({ source }) => source === level)
          .map(({ version: _version, source: _source, ...row }) => {
            const wins = discount?.source === level && row.valid_from === discount.valid_from
            return {
              ...row,
              level,
              price: null,
              wins,
              why_not: wins ? null : whyNotDiscount(row, level, discount, day),
              net_price: net(price?.price_cents, row.chain),
            }
          }),
      ),
    ],
    timeline: timelineOf({ prices, discounts }, today),
  }
}

/** What each step of a chain leaves, exact. */
export function subtotals(
  list_cents: number,
  { chain, source, valid_from }: { chain: string; source: DiscountSource; valid_from: string },
) {
  const steps = stepsOf(chain)
  return steps.map((step, i) => ({
    percent: step / 100,
    source,
    valid_from,
    subtotal: exactEuros(list_cents, steps.slice(0, i + 1)),
  }))
}

function wayOf(price: BookOf['prices'][number], discount: BookOf['discounts'][number] | null, list: string) {
  const steps = stepsOf(discount?.chain ?? null)
  const exact = (n: number) => exactEuros(price.price_cents, steps.slice(0, n))
  return [
    {
      step: 'list' as const,
      percent: null,
      source: list,
      version: price.version,
      valid_from: price.valid_from,
      before: null,
      after: exact(0),
    },
    ...steps.map((step, i) => ({
      step: 'discount' as const,
      percent: step / 100,
      source: discount?.source ?? '',
      version: discount?.version ?? null,
      valid_from: discount?.valid_from ?? null,
      before: exact(i),
      after: exact(i + 1),
    })),
    {
      step: 'net' as const,
      percent: null,
      source: 'rounded_once',
      version: null,
      valid_from: null,
      before: exact(steps.length),
      after: exactEuros(netCents(price.price_cents, discount?.chain ?? null), []),
    },
  ]
}

function whyNot(row: Period, winner: Period | null, day: string): WhyNot | null {
  if (winner && row.valid_from === winner.valid_from) return null
  if (row.valid_from > day) return 'not_yet'
  return covers(row, day) ? 'superseded' : 'expired'
}

function whyNotDiscount(
  row: Period,
  level: DiscountSource,
  winner: (Period & { source: DiscountSource }) | null,
  day: string,
): WhyNot | null {
  const decided = winner !== null && discountSources.indexOf(winner.source) < discountSources.indexOf(level)
  return decided && covers(row, day) ? 'level_decided' : whyNot(row, null, day)
}

const before = (day: string): string => addDays(day, -1)
const after = (day: string): string => addDays(day, 1)

/** Stretches of days with one price, put together where nothing changes. */
function timelineOf({ prices, discounts }: Pick<BookOf, 'prices' | 'discounts'>, today: string) {
  const begin = prices.map(({ valid_from }) => valid_from).toSorted()[0]
  if (begin === undefined) return []
  const days = [...prices, ...discounts].flatMap(({ valid_from, valid_to }) =>
    valid_to === null ? [valid_from] : [valid_from, after(valid_to)],
  )
  const starts = [...new Set(days)].filter((day) => day >= begin).toSorted()
  const stretches = starts.map((from, i) => {
    const next = starts[i + 1]
    const price = priceOn(prices, from)
    const chain = price ? (discountOn(discounts, from)?.chain ?? null) : null
    return {
      from,
      to: next === undefined ? null : before(next),
      net_price: price ? netCents(price.price_cents, chain) : null,
      list_price: price?.price_cents ?? null,
      chain,
      loaded_only: from > today,
    }
  })
  return stretches
    .filter((one, i) => {
      const last = stretches[i - 1]
      return !last || last.list_price !== one.list_price || last.chain !== one.chain
    })
    .map((one, i, kept) => {
      const next = kept[i + 1]
      return { ...one, to: next === undefined ? null : before(next.from) }
    })
}
