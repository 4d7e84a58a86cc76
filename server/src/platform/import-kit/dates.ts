import { daysInMonth } from '@mandato/contract/fields/dates'
import { Problem } from './problem.ts'

/** How a file writes days: `2025-11-14` or `14/11/2025`. `none`: it has no day. */
export type Dates = 'iso' | 'italian' | 'none'
/** `american` is `11/14/2025`: a sign that day and month of the whole file would be swapped. */
export type DateEvidence = 'iso' | 'italian' | 'american' | 'nothing'

const iso = /^(\d{4})-(\d\d)-(\d\d)$/
const italian = /^(\d\d?)\/(\d\d?)\/(\d{4})$/

export function dateEvidence(raw: string): DateEvidence {
  if (iso.test(raw)) return 'iso'
  const found = italian.exec(raw)
  if (!found) return 'nothing'
  return Number(found[2]) > 12 && Number(found[1]) <= 12 ? 'american' : 'italian'
}

/** Reads one day in the way the file writes them; gives `YYYY-MM-DD`. */
export function readDate(raw: string, dates: Dates): string | Problem {
  const found = (dates === 'italian' ? italian : iso).exec(raw)
  if (!found) return new Problem(dates === 'italian' ? 'date_italian' : 'date_iso')
  const [year, month, day] =
    dates === 'italian' ? [found[3], found[2], found[1]] : [found[1], found[2], found[3]]
  const y = Number(year)
  const m = Number(month)
  const d = Number(day)
  if (m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return new Problem('no_such_day')
  if (y < 1990 || y > 2100) return new Problem('year_range', { from: 1990, to: 2100 })
  return `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
