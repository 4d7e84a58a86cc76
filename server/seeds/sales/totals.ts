import type { PartitionKey } from '@mandato/contract/sales/category-keys'
import { categoryOf } from '../../src/sales/rules.ts'
import type { Agency } from '../network/agencies.ts'
import type { Shop } from '../network/shop.ts'
import { firstYear, months } from './calendar.ts'
import type { Invoice } from './line.ts'

/** Cents of each month since January of the first year. */
type Months = readonly number[]

export interface Totals {
  of(agency: Agency, category: PartitionKey, shop?: Shop): Months
  /** The clients, by id, an agency sold a category to. */
  buyers(agency: Agency, category: PartitionKey): readonly number[]
  /** The last day on which each client, by id, was invoiced something. */
  readonly lastOrders: ReadonlyMap<number, string>
}

const nothing: Months = months.map(() => 0)

/** What was sold, month by month: the ground on which budgets are set. */
export function totalsOf(invoices: readonly Invoice[]): Totals {
  const sums = new Map<string, number[]>()
  const buyers = new Map<string, Set<number>>()
  const lastOrders = new Map<number, string>()
  const add = (key: string, month: number, cents: number): void => {
    const row = sums.get(key) ?? [...nothing]
    row[month] = (row[month] ?? 0) + cents
    sums.set(key, row)
  }
  for (const { cell, date, lines, credit } of invoices) {
    const { id } = cell.shop
    const month = (Number(date.slice(0, 4)) - firstYear) * 12 + Number(date.slice(5, 7)) - 1
    if (!credit && date > (lastOrders.get(id) ?? '')) lastOrders.set(id, date)
    for (const { product, cents } of lines) {
      const key = `${cell.agency.id} ${categoryOf(product.family)}`
      add(key, month, cents)
      add(`${key} ${id}`, month, cents)
      buyers.set(key, (buyers.get(key) ?? new Set()).add(id))
    }
  }
  return {
    of: (agency, category, shop) =>
      sums.get(`${agency.id} ${category}${shop ? ` ${shop.id}` : ''}`) ?? nothing,
    buyers: (agency, category) =>
      [...(buyers.get(`${agency.id} ${category}`) ?? [])].toSorted((a, b) => a - b),
    lastOrders,
  }
}
