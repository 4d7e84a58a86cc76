import { registryCalls } from './calls.ts'
import { clientsCalls } from './client-calls.ts'
import { doubtfulCalls } from './doubtful-numbers.ts'
import { premiaCalls } from './premia-calls.ts'
import { registryFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const registry = {
  calls: { ...registryCalls, ...doubtfulCalls, ...clientsCalls, ...premiaCalls },
  fieldWords: registryFieldWords,
} as const
