import { type Call, type CallName, calls } from '@mandato/contract'
import { expect, it, vi } from 'vitest'
import { listAskedOf } from '../registry/clients/asked.ts'
import { askOf } from '../sales/asked.ts'
import { scopeOf } from '../sales/scope.ts'
import { askedOf } from '../sheets/boards/asked.ts'
import type { Screen } from '../platform/screen.ts'
import { screens } from './screens.ts'

vi.mock('../platform/wires.ts', () => ({
  wireOf: (name: CallName) => {
    const { table = [] } = calls[name] as Call
    return ['GET', '', 0, 0, undefined, table.filter(({ sortable }) => sortable).map(({ key }) => key)]
  },
}))

vi.mock('../platform/queries.ts', () => ({ rereadAfter: () => undefined }))

/* Old links, saved views, typed and mangled addresses: what a screen makes of them is never refused by the server. */
type Search = Readonly<Record<string, unknown>>

/** What no filter, order or column is called, and what is near to one. */
const wrong: readonly unknown[] = [
  'no_such_thing',
  '-no_such_thing',
  'code desc',
  'a,b',
  'active,no_such_thing',
  "' or 1=1 --",
  '2025-02-31',
  '02-31',
  'é'.repeat(500),
  '',
  0,
  -1,
  1.5,
  20_250,
  99_999_999_999,
  true,
  null,
  {},
  { q: 'a' },
  ['a', 'b'],
]

/** The questions behind the screens that are no plain lists. */
const asked: Partial<Record<keyof typeof screens, readonly [CallName, (search: Search) => object]>> = {
  clients: ['clients', (search) => listAskedOf(search)],
  sheets: ['statusClients', (search) => askedOf(search, 'all').asked],
  revenue: ['salesCurrent', (search) => askOf(scopeOf(staff, search), search).years],
}
const staff = { user_type: 1, permissions: [] } as unknown as Parameters<typeof scopeOf>[0]

/** A list asks what its address says, but for the page and the columns. */
const listAsked = ({ page: _page, hide: _hide, mail: _mail, sort, ...filter }: Search) => ({
  ...filter,
  ...(typeof sort === 'string' && {
    sort: sort.replace(/^-/, ''),
    order: sort.startsWith('-') ? 'desc' : 'asc',
  }),
})

const lists = Object.entries(screens).flatMap(([name, screen]) => {
  const { search, calls: [first] = [] } = screen as { search?: (raw: Search) => object; calls?: CallName[] }
  const own = asked[name as keyof typeof screens]
  const call = own?.[0] ?? first
  const { table, query, body } = call === undefined ? {} : (calls[call] as Call)
  return search && call !== undefined && table && (query ?? body)
    ? [[name, search, call, own?.[1] ?? listAsked] as const]
    : []
})

it.each(lists)('%s: what its address says wrongly is dropped, not refused', (_, search, name, question) => {
  const { query, body } = calls[name] as Call
  const schema = query ?? body
  const keys = [
    ...Object.keys(query?.shape ?? {}),
    'hide',
    'panel',
    'tab',
    'open',
    'view',
    'filter',
    'sheet',
    'area',
  ]
  for (const value of wrong) {
    for (const key of keys) {
      const result = schema?.safeParse(question(search({ [key]: value }) as Search))
      expect([key, value, result?.error?.issues ?? []]).toEqual([key, value, []])
    }
    // All at once, as a link of another screen.
    const all = search(Object.fromEntries(keys.map((key) => [key, value]))) as Search
    expect(schema?.safeParse(question(all)).success).toBe(true)
  }
})

it('what a task narrows its screen to is understood there', () => {
  const narrowed = Object.values<Screen>(screens).flatMap(({ search, tasks = {} }) =>
    Object.entries(tasks).map(
      ([kind, { search: asked = {} }]) => [kind, asked, search?.(asked) ?? {}] as const,
    ),
  )
  expect(narrowed.length).toBeGreaterThan(10)
  for (const [kind, asked, understood] of narrowed)
    expect([kind, Object.keys(understood)]).toEqual([kind, expect.arrayContaining(Object.keys(asked))])
})
