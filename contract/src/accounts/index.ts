import { noticeWords } from '../notice-words.ts'
import { accountsCalls } from './calls.ts'
import { deviceCalls } from './device-calls.ts'
import { noticeChoiceCalls } from './notice-calls.ts'
import { factorCalls } from './factor-calls.ts'
import { scheduleCalls } from './schedule-calls.ts'
import { personalCalls } from './personal-calls.ts'
import { registrationCalls } from './registration-calls.ts'
import { usersCalls } from './user-calls.ts'
import { viewAsCalls } from './view-as-calls.ts'
import { viewsCalls } from './views.ts'
import { accountsFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const accounts = {
  calls: {
    ...accountsCalls,
    ...viewsCalls,
    ...deviceCalls,
    ...factorCalls,
    ...noticeChoiceCalls,
    ...scheduleCalls,
    ...personalCalls,
    ...registrationCalls,
    ...usersCalls,
    ...viewAsCalls,
  },
  fieldWords: { ...accountsFieldWords, ...noticeWords },
} as const
