import Holidays from 'date-holidays'
import { expect, it } from 'vitest'
import { isWorkingDay } from './dates.ts'

/* Against a calendar somebody else keeps: rules from the law, Easter by astronomy. */

const years = Array.from({ length: 21 }, (_, i) => 2020 + i)

it.each(years)('agrees on every day of %i with an independent calendar of Italy', (year) => {
  const holidays = new Set(
    new Holidays('IT')
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  )
  expect(holidays.size).toBeGreaterThan(10)
  const wrong: string[] = []
  for (
    const day = new Date(Date.UTC(year, 0, 1));
    day.getUTCFullYear() === year;
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    const date = day.toISOString().slice(0, 10)
    const works = day.getUTCDay() % 6 !== 0 && !holidays.has(date)
    if (works !== isWorkingDay(year, day.getUTCMonth() + 1, day.getUTCDate())) wrong.push(date)
  }
  expect(wrong).toEqual([])
})
