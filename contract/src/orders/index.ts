import { orderCalls } from './calls.ts'
import { readyOrderCalls } from './ready-calls.ts'
import { ordersFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const orders = {
  calls: { ...orderCalls, ...readyOrderCalls },
  fieldWords: ordersFieldWords,
} as const
