import { expect, test } from 'vitest'
import { dayOf, fakeClock, today } from './clock.ts'

test('the business day begins at midnight in Rome, in winter and in summer', () => {
  expect(dayOf(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
  expect(dayOf(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
  expect(dayOf(new Date('2026-07-31T21:59:59Z'))).toBe('2026-07-31')
  expect(dayOf(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01')
})

test('the nights in which the clocks change belong to one day', () => {
  expect(dayOf(new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29')
  expect(dayOf(new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29')
  expect(dayOf(new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30')
  expect(dayOf(new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25')
  expect(dayOf(new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
  expect(dayOf(new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26')
})

test('the year ends in Rome, and leap days exist', () => {
  expect(dayOf(new Date('2027-12-31T23:00:00Z'))).toBe('2028-01-01')
  expect(dayOf(new Date('2028-02-28T23:30:00Z'))).toBe('2028-02-29')
})

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Europe/Rome'])(
  'the machine stands in %s and the day is still that of Rome',
  (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(dayOf(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
      expect(dayOf(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)

test('a fake clock stands still until it is moved', () => {
  const clock = fakeClock('2026-12-31T22:59:00Z')
  expect(today(clock)).toBe('2026-12-31')
  clock.advance(60_000)
  expect(today(clock)).toBe('2027-01-01')
  clock.set('2026-06-01T10:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-06-01T10:00:00.000Z')
  expect(() => clock.set('tomorrow')).toThrow('not a moment')
})
