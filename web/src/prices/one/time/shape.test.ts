import { describe, expect, it } from 'vitest'
import type { Rule, Stretch } from '../../data.ts'
import { shapeOf, wordsOf } from './shape.ts'

const stretch = (
  from: string,
  to: string | null,
  net_price: number | null,
  loaded_only = false,
): Stretch => ({
  from,
  to,
  net_price,
  list_price: net_price,
  chain: null,
  loaded_only,
})
const rule = (level: Rule['level'], valid_from: string, valid_to: string | null): Rule => ({
  level,
  price: level === 'price' ? 100 : null,
  chain: level === 'price' ? null : '50',
  note: '',
  valid_from,
  valid_to,
  loaded_at: '2024-12-01T08:00:00Z',
  wins: false,
  why_not: null,
  net_price: 100,
})
const today = '2025-11-14'
const timeline = [
  stretch('2025-01-01', '2025-03-31', 100),
  stretch('2025-04-01', '2025-06-30', null),
  stretch('2025-07-01', '2025-12-31', 110),
  stretch('2026-01-01', null, 120, true),
]

describe('the net price through time', () => {
  it('has a gap where the list has no price, and nothing leads over it', () => {
    const steps = shapeOf({ timeline, rules: [] }, today, 600)?.steps ?? []
    expect(steps.map(({ part }) => part)).toEqual(['held', 'gap', 'held', 'later'])
    expect(steps[1]).toMatchObject({ path: '', level: null })
    // After a gap it begins anew; elsewhere a change leads from the price before.
    expect(steps[2]?.path).not.toContain('V')
    expect(steps[3]?.path).toMatch(new RegExp(`^M[\\d.]+,${steps[2]?.level}V`))
    // A gap takes the room of its days: three months each.
    expect((steps[1]?.to ?? 0) - (steps[1]?.from ?? 0)).toBeCloseTo((91 * (600 - 16)) / 410, 0)
  })

  it('says nothing where nothing changed, and begins with a price', () => {
    expect(shapeOf({ timeline: timeline.slice(0, 1), rules: [] }, today, 600)).toBeNull()
    const [first] = shapeOf({ timeline: timeline.slice(1), rules: [] }, today, 600)?.steps ?? []
    expect(first?.stretch.from).toBe('2025-07-01')
  })

  it('has a lane for each level, the list first; what is over before the picture is not in it', () => {
    const lanes =
      shapeOf(
        {
          timeline,
          rules: [
            rule('list', '2025-01-01', null),
            rule('client', '2026-01-01', null),
            rule('list', '2020-01-01', '2024-12-31'),
            rule('price', '2025-07-01', null),
            rule('price', '2025-01-01', '2025-03-31'),
          ],
        },
        today,
        600,
      )?.lanes ?? []
    expect(lanes.map(({ level, bars }) => [level, bars.map(({ later }) => later)])).toEqual([
      ['price', [false, false]],
      ['client', [true]],
      ['list', [false]],
    ])
    // The older price ends where its successor begins, as far as is seen.
    expect(lanes[0]?.bars[0]?.until).toBeLessThanOrEqual(lanes[0]?.bars[1]?.from ?? 0)
    expect(lanes[0]?.bars.map(({ rule: { valid_from } }) => valid_from)).toEqual(['2025-01-01', '2025-07-01'])
  })
})

describe('the words of stretches', () => {
  const step = (from: number, to: number, level: number | null, long = 50) => ({ from, to, level, long })

  it('stand where they fit; those of a short last one at the edge, and then no other’s in their way', () => {
    expect(wordsOf([step(0, 200, 40), step(200, 590, 41), step(590, 600, 44)], 600)).toEqual([
      { at: 3, anchor: 'start' },
      { at: 203, anchor: 'start' },
      { at: 597, anchor: 'end' },
    ])
    expect(wordsOf([step(0, 500, 40), step(500, 590, 41), step(590, 600, 44)], 600)).toEqual([
      { at: 3, anchor: 'start' },
      null,
      { at: 597, anchor: 'end' },
    ])
    // Far enough above, they are not in the way.
    expect(wordsOf([step(500, 590, 80), step(590, 600, 44)], 600)[0]).not.toBeNull()
  })

  it('of two short ones at the edge the last alone has them', () => {
    expect(wordsOf([step(0, 560, 40), step(560, 580, 41), step(580, 600, 44)], 600)[1]).toBeNull()
  })
})
