import { applianceCalls } from './appliance-calls.ts'
import { bestSellerCalls } from './best-seller-calls.ts'
import { catalogueFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const catalogue = {
  calls: { ...applianceCalls, ...bestSellerCalls },
  fieldWords: catalogueFieldWords,
} as const
