import { categories } from '@mandato/contract/sales/categories'
import { categoryKeys } from '@mandato/contract/sales/category-keys'
import { customerStatusLegend } from '@mandato/contract/registry/customer-status'
import { customerStatuses } from '@mandato/contract/registry/customer-status'
import { requestStatuses } from '@mandato/contract/materials/status'
import { requestStatusLegend } from '@mandato/contract/materials/status-words'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import { shipmentStatusLegend } from '@mandato/contract/shipping/legends'
import { shipmentStatuses } from '@mandato/contract/shipping/status'
import type { Language } from '@mandato/contract/words'

/** The one source of labels and order for all screens; the areas of later issues are still empty. */
export const legend = (language: Language) => ({
  revenue_categories: categoryKeys.map((key) => {
    const { label, codes, kind } = categories[key]
    return { key, label: label[language], codes: [...codes], kind }
  }),
  customer_status: customerStatuses.map((key) => {
    const { label, tone } = customerStatusLegend[key]
    return { key, label: label[language], tone }
  }),
  sheet_status: Object.entries(sheetStatusWords).map(([key, { label, colour }]) => ({
    key,
    label: label[language],
    tone: colour === 'muted' ? ('neutral' as const) : colour,
  })),
  shipment_status: shipmentStatuses.map((key) => {
    const { label, tone } = shipmentStatusLegend[key]
    return { key, label: label[language], tone }
  }),
  request_status: requestStatuses.map((key) => {
    const { label, tone } = requestStatusLegend[key]
    return { key, label: label[language], tone }
  }),
  stock_tiers: [],
})
