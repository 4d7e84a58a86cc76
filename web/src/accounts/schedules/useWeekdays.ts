import { locales } from '@mandato/contract/numbers'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'

/** A Monday. */
const first = Date.UTC(2024, 0, 1)

/** The days of the week in the reader's language, Monday first. */
export function useWeekdays(): string[] {
  const named = new Intl.DateTimeFormat(locales[useLanguage()], { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => named.format(first + day * 86_400_000))
}
