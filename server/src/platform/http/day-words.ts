import type { Language } from '@mandato/contract/words'
import { figuresIn } from '../papers/drawing/figures.ts'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The values of a sentence, a day as its language writes it: people do not read 2025-11-17. */
export const withDayWords = (values: Readonly<Record<string, unknown>>, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isDay(value) ? figuresIn(language).date(value) : value,
    ]),
  )
