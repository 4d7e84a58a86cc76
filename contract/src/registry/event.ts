import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'

/** The words of an event in the four languages. */
export const event = (it: string, en: string, fr: string, es: string): Legend[string] => ({
  tone: 'neutral',
  label: { it, en, fr, es } satisfies Words,
})
