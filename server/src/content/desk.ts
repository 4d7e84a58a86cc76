import { contentDeskCalls } from '@mandato/contract/content/desk'
import { answer } from '../platform/http/handlers.ts'
import { markPresence } from './actions/presence.ts'
import { previewAnswer } from './preview.ts'

/** What the desk of an editor asks while he writes. */
export const contentDeskRoutes = answer(contentDeskCalls, {
  previewContent: ({ body }, context) => previewAnswer(context, body),
  markPresence: async ({ params, body }, context) => ({
    others: await markPresence(context, params.id, body.language),
  }),
})
