import { contentCalls } from './calls.ts'
import { contentDeskCalls } from './desk.ts'
import { downloadEditingCalls } from './download-editing.ts'
import { downloadCalls } from './downloads.ts'
import { contentEditingCalls } from './editing.ts'
import { contentFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const content = {
  calls: {
    ...contentCalls,
    ...contentEditingCalls,
    ...contentDeskCalls,
    ...downloadCalls,
    ...downloadEditingCalls,
  },
  fieldWords: contentFieldWords,
} as const
