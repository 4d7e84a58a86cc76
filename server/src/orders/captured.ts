import { hasPrices, type OrderType, type PriceTurn } from '@mandato/contract/orders/names'
import type { DiscountSource } from '@mandato/contract/prices/book'
import { lineCents } from '@mandato/contract/prices/chain'
import { dayOf } from '../platform/clock.ts'
import { addDays, endOfDay } from '../platform/days.ts'
import type { Db } from '../platform/db/db.ts'
import { type Price, pricesOf } from '../prices/index.ts'

/** A line as it is asked for. */
export interface LineToPrice {
  readonly product_code: string
  readonly quantity?: number | null | undefined
  readonly captured_on?: string | null | undefined
  readonly captured_at?: string | null | undefined
}

/** What is kept of the price of a line; all null where it has none. */
export interface Captured {
  readonly captured_on: string | null
  /** The moment of that day, where it is known. */
  readonly captured_at: string | null
  /** What it is counted in; empty without a price. */
  readonly unit: string
  readonly list: string | null
  readonly currency: string | null
  readonly list_cents: number | null
  readonly list_from: string | null
  readonly list_load: number | null
  readonly chain: string | null
  readonly discount_source: DiscountSource | null
  readonly discount_from: string | null
  readonly net_cents: number | null
  readonly line_cents: number | null
  readonly now_cents: number | null
  readonly changed: PriceTurn | null
}
/** Of a line without a price. */
export const nothing: Captured = {
  captured_on: null,
  captured_at: null,
  unit: '',
  list: null,
  currency: null,
  list_cents: null,
  list_from: null,
  list_load: null,
  chain: null,
  discount_source: null,
  discount_from: null,
  net_cents: null,
  line_cents: null,
  now_cents: null,
  changed: null,
}

interface Question {
  readonly type: OrderType
  readonly client: number
  readonly today: string
  /** Now: the moment today's price is shown at. */
  readonly at: Date
  /** Lines of the same order and client as they were kept: what was captured once stays, whatever became of its list. */
  readonly kept?: readonly (Captured & Pick<LineToPrice, 'product_code'>)[]
}

/**
 * The price of each line on the day it was shown, as it was known at that moment, else at the end of that day, beside
 * today's. A line that had none then gets today's. Nobody is believed a price: only day and moment are taken.
 */
export async function capture(
  db: Db,
  lines: readonly LineToPrice[],
  question: Question,
): Promise<Captured[]> {
  const { type, client, today, at, kept = [] } = question
  if (!hasPrices(type)) return lines.map(() => nothing)
  const coded = lines.filter(({ product_code }) => product_code !== '')
  const known = async ({ day, moment }: Shown, some: readonly LineToPrice[]) => {
    const knownAt = moment === null ? (day < today ? endOfDay(day) : undefined) : new Date(moment)
    const codes = some.map(({ product_code }) => product_code)
    return codes.length === 0
      ? new Map<string, Price>()
      : pricesOf(db, { client, codes, day, ...(knownAt && { knownAt }) })
  }
  const present: Shown = { day: today, moment: null }
  const now = await known(present, coded)
  const then = new Map<string, ReadonlyMap<string, Price>>([[keyOf(present), now]])
  for (const [key, some] of Map.groupBy(coded, (line) => keyOf(shownOf(line, today)))) {
    const [first] = some
    if (first && !then.has(key)) then.set(key, await known(shownOf(first, today), some))
  }
  return lines.map((line) => {
    const code = line.product_code.toUpperCase()
    const offered = now.get(code)
    const shown = shownOf(line, today)
    const before =
      kept.find((one) => one.product_code.toUpperCase() === code && isKept(one, shown, today)) ??
      captured(then.get(keyOf(shown))?.get(code), shown, today, at)
    const price = before.net_cents === null ? captured(offered, present, today, at) : before
    return { ...price, ...againstNow(price, offered), line_cents: lineOf(price, line.quantity) }
  })
}

/** When the price of a line was shown. */
interface Shown {
  readonly day: string
  readonly moment: string | null
}
const shownOf = ({ captured_on, captured_at }: LineToPrice, today: string): Shown =>
  captured_at
    ? { day: dayOf(new Date(captured_at)), moment: new Date(captured_at).toISOString() }
    : { day: captured_on ?? today, moment: null }
const keyOf = ({ day, moment }: Shown): string => moment ?? day

/** Whether a line as it was kept is the one that was shown then. Of today only the moment tells. */
const isKept = ({ captured_on, captured_at }: Captured, { day, moment }: Shown, today: string): boolean =>
  captured_on === day && (moment === null || captured_at === null ? day < today : captured_at === moment)

function captured(price: Price | undefined, { day, moment }: Shown, today: string, at: Date): Captured {
  if (!price || price.net_cents === null) return nothing
  const { unit, list, currency, list_cents, valid_from, version, chain, source, discount_from, net_cents } =
    price
  return {
    ...nothing,
    captured_on: day,
    captured_at: moment ?? (day === today ? at.toISOString() : null),
    unit,
    list,
    currency,
    list_cents,
    list_from: valid_from,
    list_load: version,
    chain,
    discount_source: source,
    discount_from,
    net_cents,
  }
}

function againstNow(
  { net_cents, list_cents, chain, list, currency }: Captured,
  present: Price | undefined,
): Pick<Captured, 'now_cents' | 'changed'> {
  const now_cents = present?.net_cents ?? null
  const isSame = now_cents === net_cents && (present?.currency ?? currency) === currency
  if (net_cents === null || isSame) return { now_cents: null, changed: null }
  if (now_cents === null) return { now_cents, changed: 'removed' }
  if (present?.list !== list) return { now_cents, changed: 'other_list' }
  const sameList = present?.list_cents === list_cents
  return { now_cents, changed: sameList ? 'discount' : present?.chain === chain ? 'list' : 'both' }
}

const lineOf = ({ list_cents, net_cents, chain }: Captured, quantity: number | null | undefined) =>
  list_cents === null || net_cents === null || quantity === null || quantity === undefined
    ? null
    : lineCents(list_cents, chain, quantity)

/** The first day whose prices can still be ordered at. */
export const heldSince = (today: string, holdDays: number): string => addDays(today, -holdDays)

interface WrongDay {
  readonly field: string
  readonly code: 'at_most' | 'not_before'
  readonly values: Readonly<Record<string, string>>
}

/** Days that no price can be of: those to come, and when it is sent those whose prices hold no longer. */
export function wrongDays(
  lines: readonly LineToPrice[],
  {
    today,
    holdDays,
    sending,
  }: { readonly today: string; readonly holdDays: number; readonly sending: boolean },
) {
  const first = heldSince(today, holdDays)
  return lines.flatMap((line, at): WrongDay[] => {
    const { day } = shownOf(line, today)
    if (line.product_code === '') return []
    const field = `lines.${at}.captured_on`
    if (day > today) return [{ field, code: 'at_most', values: { n: today } }]
    return sending && day < first ? [{ field, code: 'not_before', values: { day: first } }] : []
  })
}

/** The currencies of priced lines: an order has one. */
export const currenciesOf = (lines: readonly Captured[]): string[] => [
  ...new Set(lines.flatMap(({ currency }) => currency ?? [])),
]
