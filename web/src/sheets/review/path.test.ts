import { expect, test } from 'vitest'
import { stepsOf } from './path.ts'

const event = (what: string, at: string, by: string | null) => ({
  what: `sheet.${what}`,
  status: 'draft',
  at,
  by,
})

test('the same thing done again and again by one person is one step, with the time of the last', () => {
  const steps = stepsOf([
    event('save', '2026-11-01T08:00:00Z', 'Giulia'),
    event('save', '2026-11-01T09:00:00Z', 'Giulia'),
    event('save', '2026-11-01T10:00:00Z', 'Marco'),
    event('send', '2026-11-02T10:00:00Z', 'Marco'),
  ])
  expect(steps.map(({ what, at, by, times }) => [what, at.slice(11, 13), by, times])).toEqual([
    ['save', '09', 'Giulia', 2],
    ['save', '10', 'Marco', 1],
    ['send', '10', 'Marco', 1],
  ])
})
