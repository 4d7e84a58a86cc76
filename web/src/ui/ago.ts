import { locales } from '@mandato/contract/numbers'
import type { Language } from '../platform/i18n/languages.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, as people say it: now, 5 minutes ago, yesterday, 12 days ago. */
export function ago(instant: string, now: number, language: Language): string {
  const past = Math.max(0, now - Date.parse(instant))
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, length] = units.find(([, each]) => past >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return words.format(-Math.floor(past / length), unit)
}
