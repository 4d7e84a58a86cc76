import { priceSearches } from '../prices/asked.ts'
import { lists, listsOfContents, listsOfInvoices, listsOfMany, listsOfOrders } from './asked.ts'

/** Every list that is measured; its place here is its address at the bare handlers. */
export const all = [
  ...lists,
  ...listsOfMany,
  ...listsOfOrders,
  ...listsOfInvoices,
  ...listsOfContents,
  ...priceSearches,
]
