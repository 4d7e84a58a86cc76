import { arrivalCalls } from './arrivals.ts'
import { homeChoiceCalls } from './choices.ts'
import { firstStepsCalls } from './first-steps.ts'
import { homeCalls } from './calls.ts'
import { dayCalls } from './day.ts'
import { healthCalls } from './health.ts'
import { noticesCalls } from './notices.ts'
import { numberCalls } from './numbers.ts'
import { taskCalls } from './tasks.ts'
import { homeFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const home = {
  calls: {
    ...homeCalls,
    ...healthCalls,
    ...arrivalCalls,
    ...taskCalls,
    ...dayCalls,
    ...noticesCalls,
    ...numberCalls,
    ...firstStepsCalls,
    ...homeChoiceCalls,
  },
  fieldWords: homeFieldWords,
} as const
