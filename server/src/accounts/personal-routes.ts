import { personalCalls } from '@mandato/contract/accounts/personal-calls'
import { answer } from '../platform/http/handlers.ts'
import { erasePerson, erasureOf } from './personal/erase.ts'
import { processingRegister } from './personal/processing.ts'
import { personalData } from './personal/told.ts'
import type { UserSlots } from './users/slots.ts'

/** What the portal holds of a person, and the end of it. */
export const personalRoutes = (slots: UserSlots) =>
  answer(personalCalls, {
    ownData: (_input, context) => personalData(context, context.user.id),
    personData: ({ params }, context) => personalData(context, params.id),
    erasure: ({ params }, context) => erasureOf(context, params.id),
    processingRegister: async (_input, { language }) => processingRegister(language),
    erasePerson: async ({ params, body }, context) => ({
      success: true as const,
      kept: await erasePerson(context, slots, params.id, body.reason),
    }),
  })
