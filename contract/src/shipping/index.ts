import { deliveryCalls } from './delivery-calls.ts'
import { prepareCalls } from './prepare-calls.ts'
import { shipmentCalls } from './shipment-calls.ts'
import { shippingFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const shipping = {
  calls: { ...prepareCalls, ...shipmentCalls, ...deliveryCalls },
  fieldWords: shippingFieldWords,
} as const
