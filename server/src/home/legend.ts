import { categories, categoryKeys } from '@mandato/contract/categories'
import { customerStatusLegend } from '@mandato/contract/legend'
import { customerStatuses } from '@mandato/contract/registry'
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
  sheet_status: [],
  shipment_status: [],
  request_status: [],
  stock_tiers: [],
})
