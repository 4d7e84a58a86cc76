import type { SoftwareOfClient } from './queries/software.ts'
import { conversionOf, licenceState } from './rules.ts'

/** Licences and activity as the answer has them. */
export function softwareCard({ licences, activity }: SoftwareOfClient, today: string) {
  const quotes = activity.reduce((sum, month) => sum + month.quotes, 0)
  const orders = activity.reduce((sum, month) => sum + month.orders, 0)
  return {
    licences: licences.map((licence) => ({ ...licence, status: licenceState(licence, today) })),
    rows: activity.map((month) => ({ ...month, conversion_pct: conversionOf(month.quotes, month.orders) })),
    totals: { quotes, orders, conversion_pct: conversionOf(quotes, orders) },
  }
}
