import { contentDeskCalls } from '@mandato/contract/content/desk'
import { answer } from '../platform/http/handlers.ts'
import { previewAnswer } from './preview.ts'

/** What the desk of an editor asks while he writes. */
export const contentDeskRoutes = answer(contentDeskCalls, {
  previewContent: ({ body }, context) => previewAnswer(context, body),
})
