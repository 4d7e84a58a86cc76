import { importsCalls } from './calls.ts'
import { importFileCalls } from './file-calls.ts'
import { importsFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const imports = {
  calls: { ...importsCalls, ...importFileCalls },
  fieldWords: importsFieldWords,
} as const
