import Holidays from 'date-holidays'
import { expect, it } from 'vitest'
import {
  daysUntil,
  isOpen,
  laterDay,
  momentOf,
  officeTimeAfter,
  pickupOf,
  workingDayAfter,
} from './calendar.ts'

const usual = { patron_day: '04-25', closures: [], prepare_days: 2, pickup_days: 3 } as const
const august = { ...usual, closures: [{ from: '2026-08-03', to: '2026-08-21', reason: 'Ferie' }] }

it.each([
  // A Monday; before the weekend; before Saint Francis on a Sunday; over Christmas; over the year’s end.
  ['2025-11-17', '2025-11-19', '2025-11-24'],
  ['2025-11-20', '2025-11-24', '2025-11-27'],
  ['2026-10-02', '2026-10-06', '2026-10-09'],
  ['2025-12-23', '2025-12-29', '2026-01-02'],
  ['2025-12-31', '2026-01-05', '2026-01-09'],
  ['2026-04-02', '2026-04-07', '2026-04-10'],
])('what is ordered on %s can be fetched from %s until %s', (ordered, from, until) => {
  expect(pickupOf(ordered, usual)).toEqual({ from, until })
})

it('begins the working day after the confirmation, at the earliest', () => {
  expect(pickupOf('2025-11-17', usual, '2025-11-17').from).toBe('2025-11-19')
  expect(pickupOf('2025-11-17', usual, '2025-11-21')).toEqual({ from: '2025-11-24', until: '2025-11-27' })
})

it('leaves out the plant’s closure and the patron saint', () => {
  expect(pickupOf('2026-07-31', august)).toEqual({ from: '2026-08-25', until: '2026-08-28' })
  expect(isOpen('2027-04-23', { patron_day: '04-23', closures: [] })).toBe(false)
  // A plant that is closed for ever ends the search, not the server.
  expect(
    workingDayAfter('2026-01-01', 1, {
      patron_day: '',
      closures: [{ from: '2000-01-01', to: '2099-01-01' }],
    }),
  ).toBeTypeOf('string')
})

/* Against a calendar somebody else keeps, with a saint's day and closures of two kinds: over a summer and over a year's end. */
const years = Array.from({ length: 21 }, (_, i) => 2020 + i)
const kept = new Holidays('IT')
const closed = new Set(
  [...years, 2041].flatMap((year) => [
    `${year}-04-25`,
    `${year}-11-21`,
    ...kept
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  ]),
)
const closures = [2019, ...years].flatMap((year) => [
  { from: `${year}-08-05`, to: `${year}-08-24` },
  { from: `${year}-12-24`, to: `${year + 1}-01-06` },
])
const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayAfter = (day: string) => new Date(utc(day).getTime() + 86_400_000).toISOString().slice(0, 10)
const works = (day: string) =>
  utc(day).getUTCDay() % 6 !== 0 &&
  !closed.has(day) &&
  !(day.slice(5) >= '08-05' && day.slice(5) <= '08-24') &&
  !(day.slice(5) >= '12-24' || day.slice(5) <= '01-06')
function worked(day: string, n: number): string {
  const next = dayAfter(day)
  return n === 0 ? day : worked(next, works(next) ? n - 1 : n)
}

it.each(years)('agrees on every day of %i with an independent count of working days', (year) => {
  const saint = { ...usual, patron_day: '11-21', closures }
  const wrong: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayAfter(day)) {
    const from = worked(day, 2)
    const late = worked(from, 1)
    const [asked, answered] = [pickupOf(day, saint), pickupOf(day, saint, from)]
    if (asked.from !== from || asked.until !== worked(from, 3)) wrong.push(`ordered ${day}`)
    // Head office answers on the day it could have been fetched: from the working day after on.
    if (answered.from !== late || answered.until !== worked(late, 3)) wrong.push(`answered ${day}`)
  }
  expect(wrong).toEqual([])
})

it('draws the days of a pickup', () => {
  const kinds = daysUntil('2025-11-17', pickupOf('2025-11-17', usual), usual).map(({ kind }) => kind)
  expect(kinds).toEqual(['today', 'preparing', 'pickup', 'pickup', 'pickup', 'closed', 'closed', 'pickup'])
})

it.each([
  ['in the morning', '2025-11-17T08:30:00Z', '2025-11-17T13:30:00.000Z'],
  ['at night', '2025-11-17T22:59:59Z', '2025-11-18T12:00:00.000Z'],
  ['on a Saturday', '2025-11-22T10:00:00Z', '2025-11-24T12:00:00.000Z'],
  ['a second before a holiday', '2025-12-05T22:59:59Z', '2025-12-09T12:00:00.000Z'],
  ['before the clock is put forward', '2026-03-27T16:00:00Z', '2026-03-30T10:00:00.000Z'],
  ['before the clock is put back', '2026-10-23T15:00:00Z', '2026-10-26T11:00:00.000Z'],
])('half a working day after an order %s', (_, moment, answer) => {
  expect(officeTimeAfter(new Date(moment), 240, usual).toISOString()).toBe(answer)
})

it('knows midnight in Rome on both sides of the change of the clock', () => {
  expect(momentOf('2026-03-29', '00:00:00').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(momentOf('2026-03-30', '00:00:00').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(momentOf('2026-10-25', '00:00:00').toISOString()).toBe('2026-10-24T22:00:00.000Z')
  expect(momentOf('2026-10-26', '00:00:00').toISOString()).toBe('2026-10-25T23:00:00.000Z')
})

it('counts days over leap years', () => {
  expect(laterDay('2028-02-28', 1)).toBe('2028-02-29')
  expect(laterDay('2027-12-31', 1)).toBe('2028-01-01')
})
