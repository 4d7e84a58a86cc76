import type { ViewList } from '@mandato/contract/domains'
import { describe, expect, it } from 'vitest'
import { questionOf } from './question.ts'
import { nextRun, type Rhythm } from './rules.ts'

const admin = { role: 'admin', agencyId: null } as const
const agent = { role: 'agent', agencyId: 7 } as const

describe('a kept view', () => {
  it.each<[ViewList, object, typeof admin | typeof agent, string, object]>([
    [
      'agencies',
      { q: 'ferri', sort: '-code', hide: 'email,phone' },
      admin,
      'agencies',
      { query: { q: 'ferri', sort: 'code', order: 'desc' } },
    ],
    [
      'clients',
      { status: 'dormant', area: 'Veneto', late: '1', mode: 'split', sort: '-last_order_date' },
      agent,
      'clients',
      { query: { status: ['dormant'], location: 'Veneto', sort: 'last_order_date', order: 'desc' } },
    ],
    [
      'sheets',
      { view: 'clients', status: 'sent', agency: 3 },
      admin,
      'statusClients',
      { params: { id: 3 }, query: { sheet_status: 'sent' } },
    ],
    ['sheets', { status: 'sent' }, admin, 'statusAgencies', {}],
    ['sheets', { filter: 'with_agent' }, agent, 'ownStatusClients', { query: { filter: 'with_agent' } }],
    [
      'revenue',
      { year: 2025, prev: 2023, cut: '11-14' },
      agent,
      'salesCurrent',
      { params: { agency: 7 }, query: { year: 2025, prev_year: 2023, cut: '11-14' } },
    ],
    [
      'revenue',
      { tab: 'agencies', sort: '-curr_ytd' },
      admin,
      'salesDetail',
      { query: { sort: 'curr_ytd', order: 'desc' } },
    ],
    [
      'revenue',
      { tab: 'two-years', client: 12 },
      agent,
      'salesTwoYears',
      { params: { agency: 7, client: 12 } },
    ],
    ['revenue', { tab: 'budget' }, admin, 'salesBudget', { params: { id: 0 } }],
    ['revenue', { category: 'furniture' }, admin, 'salesCategory', { params: { id: 'furniture' } }],
    ['materials', { family: 3, available: 1 }, agent, 'materials', { query: { family: 3 } }],
    ['shipments', { status: 'shipped' }, admin, 'shipments', { query: { status: ['shipped'] } }],
  ])('of %s (%j) asks what its page asks', (list, search, person, name, input) => {
    const question = questionOf(list, search as Record<string, unknown>, person)
    expect(question?.name).toBe(name)
    expect(question?.input).toMatchObject(input)
  })

  it('of an agent names his own agency, whatever it says', () => {
    expect(questionOf('revenue', { agency: 8 }, agent)?.input).toMatchObject({ params: { agency: 7 } })
  })

  it('of a list the role no longer has, or that makes no sense any more, asks nothing', () => {
    expect(questionOf('agencies', { q: 'a' }, agent)).toBeNull()
    expect(questionOf('clients', { status: 'no_such' }, agent)).toBeNull()
    expect(questionOf('clients', { sort: 'password' }, agent)).toBeNull()
  })

  it('puts away the columns its reader put away', () => {
    expect(questionOf('agencies', { hide: 'email,phone' }, admin)?.without).toEqual(['email', 'phone'])
    expect(questionOf('agencies', { hide: 'none' }, admin)?.without).toEqual([])
  })
})

describe('the next run', () => {
  it.each<[string, string, Rhythm, string]>([
    ['is today before seven', '2026-11-20T05:30:00Z', { every: 'day' }, '2026-11-20T06:00:00.000Z'],
    ['is tomorrow from seven on', '2026-11-20T06:00:00Z', { every: 'day' }, '2026-11-21T06:00:00.000Z'],
    [
      'is at seven of summer time after the night it begins',
      '2026-03-28T12:00:00Z',
      { every: 'day' },
      '2026-03-29T05:00:00.000Z',
    ],
    [
      'is at seven of winter time after the night it ends',
      '2026-10-24T12:00:00Z',
      { every: 'day' },
      '2026-10-25T06:00:00.000Z',
    ],
    [
      'is the next of its weekday',
      '2026-11-20T12:00:00Z',
      { every: 'week', weekday: 1 },
      '2026-11-23T06:00:00.000Z',
    ],
    [
      'of Sundays is a Sunday',
      '2026-11-20T12:00:00Z',
      { every: 'week', weekday: 7 },
      '2026-11-22T06:00:00.000Z',
    ],
    [
      'is its day of the month',
      '2026-11-20T12:00:00Z',
      { every: 'month', day: 5 },
      '2026-12-05T06:00:00.000Z',
    ],
    [
      'of the 31st is the last day of a shorter month',
      '2027-02-01T12:00:00Z',
      { every: 'month', day: 31 },
      '2027-02-28T06:00:00.000Z',
    ],
  ])('%s', (_what, after, rhythm, next) => {
    expect(nextRun(new Date(after), rhythm).toISOString()).toBe(next)
  })
})
