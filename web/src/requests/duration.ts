import { numberIn } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'

/** A time as people say it: 40 min, 2 h 40 min, 3 d. */
export function duration(minutes: number, language: Language): string {
  const said = (unit: 'day' | 'hour' | 'minute', value: number) =>
    numberIn(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 })(value)
  if (minutes >= 2 * 24 * 60) return said('day', Math.round(minutes / 1440))
  if (minutes < 60) return said('minute', minutes)
  const rest = minutes % 60
  return [said('hour', Math.floor(minutes / 60)), rest > 0 && said('minute', rest)].filter(Boolean).join(' ')
}
