import { beforeAll, describe, expect, it } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'
import { readTable } from '../../test/spreadsheet.ts'
import type { Who } from '../../test/world.ts'

/* What staff see of the books: the lists and discounts that stand, who brought them in, two lists side by side, warnings. */
const { t, world, erp } = await openImports('sales')
const { north, south } = world

type Row = readonly [list: string, code: string, from: string, euros: number, to?: string]
const march: readonly Row[] = [
  ['IT-A', 'VR-1', '2025-01-01', 100],
  ['IT-A', 'VR-1', '2025-07-01', 104, '2025-12-31'],
  // Followed by the next one on the day after its end: nothing falls back.
  ['IT-A', 'VR-2', '2025-01-01', 50],
  ['IT-A', 'VR-2', '2025-07-01', 51, '2025-12-31'],
  ['IT-A', 'VR-2', '2026-01-01', 53],
  // Over.
  ['IT-A', 'VR-3', '2025-01-01', 20, '2025-10-31'],
  // Fell back long ago.
  ['IT-A', 'VR-5', '2025-01-01', 10],
  ['IT-A', 'VR-5', '2025-03-01', 12, '2025-09-30'],
  // Two that end on one day: the one that began last holds then, and the other does not fall back at all.
  ['IT-A', 'VR-6', '2025-01-01', 70],
  ['IT-A', 'VR-6', '2025-06-01', 72, '2026-01-31'],
  ['IT-A', 'VR-6', '2025-09-01', 75, '2026-01-31'],
  ['PUBLIC', 'VR-1', '2025-01-01', 120],
  ['PUBLIC', 'VR-2', '2025-01-01', 51],
  ['PUBLIC', 'VR-4', '2025-01-01', 30],
  // Never without a price after its end, and one that ends over nothing.
  ['PUBLIC', 'VR-6', '2025-01-01', 90, '2025-12-31'],
]
const december: readonly Row[] = [['IT-A', 'VR-4', '2026-02-01', 28]]
const fileOf = (rows: readonly Row[]) =>
  `list,code,valid_from,description,family_code,price,valid_to\n${rows
    .map(([list, code, from, euros, to = '']) => `${list},${code},${from},Articolo,NN,${euros}.00,${to}\n`)
    .join('')}`

/** What a list says of an article on a day, counted by hand. */
function listed(list: string, code: string, day: string): Row | undefined {
  const covering = [...march, ...december].filter(
    ([l, c, from, , to]) => l === list && c === code && from <= day && (to === undefined || day <= to),
  )
  return covering.toSorted((a, b) => (a[2] < b[2] ? 1 : -1))[0]
}
const codes = ['VR-1', 'VR-2', 'VR-3', 'VR-4', 'VR-5', 'VR-6']
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const path = { lists: 'price-lists', compare: 'price-lists/compare', warnings: 'price-lists/warnings' }
const ask = (who: Who, what: string, query: Record<string, string> = {}) =>
  t.ask('GET', `/api/v1.0/admin/${what}`, {
    token: world.token(who),
    headers: { 'accept-language': 'en' },
    query,
  })
async function read<T>(who: Who, what: string, query: Record<string, string> = {}): Promise<T> {
  const { status, text, body } = await ask(who, what, query)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (body as { args: { response: T } }).args.response
}
interface StandingList {
  readonly id: number
  readonly code: string
}
const idOf = async (code: string) =>
  String((await read<StandingList[]>('sales', path.lists)).find((list) => list.code === code)?.id)

beforeAll(async () => {
  await t.db
    .insertInto('appliances')
    .values({ code: 'VR-4', name: 'Forno', energy_group: 'oven', energy_class: 'A+' })
    .execute()
  await t.db.updateTable('clients').set({ price_list: 'it-a' }).where('id', '=', north.client).execute()
  expect(await erp.bring('prices', fileOf(march))).toMatchObject({
    state: 'done',
    created: march.length,
    // What fell back already, and what will: VR-5, VR-1 and once VR-6.
    notices: 3,
  })
  t.clock.advance(86_400_000)
  expect(await importing(t, world.token('admin')).bring('prices', fileOf(december))).toMatchObject({
    state: 'done',
    created: 1,
  })
  const chains = [
    '014207,,,2025-01-01,50+10,Accordo quadro',
    '014207,,NN,2025-09-01,55,',
    '020001,,,2025-01-01,40,',
    ',IT-A,,2025-01-01,10,',
    ',IT-A,NN,2025-01-01,12,',
  ]
  expect(
    await erp.bring(
      'discounts',
      `client_code,list,family_code,valid_from,chain,note\n${chains.join('\n')}\n`,
    ),
  ).toMatchObject({ state: 'done', created: chains.length })
})

describe('who may look into the books', () => {
  it.each(['price-lists', 'price-lists/compare', 'price-lists/warnings', 'discounts/1'])(
    '%s: staff, and nobody else',
    async (what) => {
      const query: Record<string, string> =
        what === path.compare ? { one: await idOf('IT-A'), other: await idOf('PUBLIC') } : {}
      for (const who of ['agent', 'customer', 'reseller', 'press'] as const)
        for (const output of [undefined, 'csv'])
          expect([who, (await ask(who, what, { ...query, ...(output && { output }) })).status]).toEqual([
            who,
            403,
          ])
      for (const who of ['admin', 'sales', 'clerk'] as const)
        expect([who, (await ask(who, what, query)).status]).toEqual([who, 200])
    },
  )

  it('of discounts, staff with areas read those of their clients and of the lists', async () => {
    const holders = async (who: Who, query = {}) =>
      (await read<{ holder: string; source: string }[]>(who, 'discounts/1', query)).map(
        ({ holder, source }) => `${holder} ${source}`,
      )
    const northern = [
      'Arredamenti Zanetti S.r.l. client',
      'Arredamenti Zanetti S.r.l. client_family',
      'IT-A list',
      'IT-A list_family',
    ]
    expect((await holders('clerk')).toSorted()).toEqual(northern)
    expect((await holders('sales')).toSorted()).toEqual(
      [...northern, 'Città Cucine Però client'].toSorted((a, b) => (a < b ? -1 : 1)),
    )
    const southern = { client: String(south.client) }
    expect([await holders('clerk', southern), await holders('sales', southern)]).toEqual([
      [],
      ['Città Cucine Però client'],
    ])
  })
})

it('the lists that stand: their articles and clients, the day they hold from, who brought the last file in and when', async () => {
  const day = '2025-11-18'
  const onSale = (list: string) => codes.filter((code) => listed(list, code, day)).length
  expect(await read('clerk', path.lists)).toEqual([
    {
      id: expect.any(Number),
      code: 'IT-A',
      currency: 'EUR',
      articles: onSale('IT-A'),
      clients: 1,
      valid_from: '2025-09-01',
      next_from: '2026-01-01',
      falls_back: 2,
      loaded_at: '2025-11-18T08:00:00.000Z',
      loaded_by: 'Person admin',
    },
    {
      id: expect.any(Number),
      code: 'PUBLIC',
      currency: 'EUR',
      articles: onSale('PUBLIC'),
      clients: 2,
      valid_from: '2025-01-01',
      next_from: null,
      falls_back: 0,
      loaded_at: '2025-11-17T08:00:00.000Z',
      loaded_by: 'Person sales',
    },
  ])
})

it('the discounts that stand: whose, the chain as it was written, the agreement, who brought it in and when', async () => {
  const brought = {
    loaded_at: '2025-11-18T08:00:00.000Z',
    loaded_by: 'Person sales',
    valid_to: null,
    state: 'standing',
  }
  const rows = await read<object[]>('sales', 'discounts/1', { q: 'quadro' })
  expect(rows).toMatchObject([
    { client_id: north.client, source: 'client', chain: '50+10', note: 'Accordo quadro', ...brought },
  ])
  const list = await idOf('IT-A')
  expect(await read('sales', 'discounts/1', { list })).toMatchObject([
    { holder: 'IT-A', client_id: null, source: 'list', chain: '10', family_code: '', ...brought },
    { holder: 'IT-A', client_id: null, source: 'list_family', chain: '12', family_code: 'NN', ...brought },
  ])
  const file = await ask('sales', 'discounts/1', { output: 'csv' })
  expect(file.text.trim().split('\r\n')).toHaveLength(6)
  expect(file.text).toContain('50+10')
})

describe('two lists side by side', () => {
  interface Compared {
    readonly code: string
    readonly one: number | null
    readonly other: number | null
    readonly delta_pct: number | null
  }
  /** Where they differ, counted by hand. */
  const byHand = ([one, oneDay]: readonly [string, string], [other, otherDay]: readonly [string, string]) =>
    codes.flatMap((code) => {
      const [a, b] = [listed(one, code, oneDay)?.[3] ?? null, listed(other, code, otherDay)?.[3] ?? null]
      const delta = a === null || b === null ? null : Math.round((1000 * (b - a)) / a) / 10
      return a === b ? [] : [{ code, one: a, other: b, delta_pct: delta }]
    })
  const figures = (rows: readonly Compared[]) =>
    rows.map(({ code, one, other, delta_pct }) => ({ code, one, other, delta_pct }))

  it('today: what one of them lacks, what is dearer in the other, and nothing that costs the same', async () => {
    const query = { one: await idOf('IT-A'), other: await idOf('PUBLIC') }
    const rows = await read<Compared[]>('clerk', path.compare, query)
    expect(figures(rows)).toEqual(byHand(['IT-A', '2025-11-18'], ['PUBLIC', '2025-11-18']))
    // VR-2 costs 51 in both.
    expect(rows.map(({ code }) => code)).toEqual(['VR-1', 'VR-4', 'VR-5', 'VR-6'])
    expect(rows[1]).toMatchObject({ energy_class: 'A+', energy_range: 'A+++–D' })
    const dearest = await read<Compared[]>('clerk', path.compare, {
      ...query,
      sort: 'delta_pct',
      order: 'desc',
    })
    expect(dearest.map(({ code }) => code)).toEqual(['VR-6', 'VR-1', 'VR-4', 'VR-5'])
    expect(await read('clerk', path.compare, { ...query, q: 'vr-1' })).toMatchObject([{ code: 'VR-1' }])
    expect(await read('clerk', path.compare, { ...query, q: 'vr1' })).toMatchObject([{ code: 'VR-1' }])
  })

  it('one list on two days', async () => {
    const list = await idOf('IT-A')
    for (const [one_date, other_date] of [
      ['2025-06-30', '2025-11-18'],
      ['2025-12-31', '2026-01-01'],
      ['2026-01-31', '2026-02-01'],
      ['2025-11-18', '2025-11-18'],
    ] as const) {
      const rows = await read<Compared[]>('sales', path.compare, {
        one: list,
        other: list,
        one_date,
        other_date,
      })
      expect(figures(rows)).toEqual(byHand(['IT-A', one_date], ['IT-A', other_date]))
    }
  })

  it('says which lists on which days, for its files', async () => {
    const list = await idOf('IT-A')
    const days = { one_date: '2025-06-30', other_date: '2025-11-18' }
    const answer = await ask('sales', path.compare, { one: list, other: await idOf('PUBLIC'), ...days })
    expect(answer.body).toMatchObject({
      args: { meta: { one: 'IT-A', other: 'PUBLIC', from: days.one_date, to: days.other_date } },
    })
  })

  it('as a file, with class and range', async () => {
    const query = { one: await idOf('IT-A'), other: await idOf('PUBLIC'), output: 'csv' }
    const { text } = await ask('sales', path.compare, query)
    expect(text.trim().split('\r\n')).toHaveLength(5)
    expect(text).toContain('A+++–D')
  })

  it('a list that there is not is none, not an empty one', async () => {
    expect((await ask('sales', path.compare, { one: await idOf('IT-A'), other: '999999' })).status).toBe(404)
    expect((await ask('sales', path.compare, { one: '999999', other: await idOf('IT-A') })).status).toBe(404)
  })
})

describe('warnings', () => {
  /** The last days after which an earlier price holds again, counted day by day from today on. */
  function byHand(today: string) {
    const found = []
    for (let day = today; day < '2026-12-31'; day = nextDay(day))
      for (const list of ['IT-A', 'PUBLIC'])
        for (const code of codes) {
          const [before, after] = [listed(list, code, day), listed(list, code, nextDay(day))]
          if (before && after && after[2] < before[2])
            found.push({ list, code, price: before[3], valid_to: day, next_price: after[3] })
        }
    return found
  }

  it('name the price, its last day and the earlier one it falls back to', async () => {
    const rows = await read<object[]>('clerk', path.warnings)
    expect(rows).toMatchObject(byHand('2025-11-18'))
    expect(rows).toMatchObject([
      // Falls back to 100 on 1 January.
      { list: 'IT-A', code: 'VR-1', price: 104, valid_to: '2025-12-31', next_price: 100, currency: 'EUR' },
      { list: 'IT-A', code: 'VR-6', price: 75, valid_to: '2026-01-31', next_price: 70 },
    ])
    for (const q of ['VR-6', 'vr6', 'VR 6']) expect(await read('clerk', path.warnings, { q })).toHaveLength(1)
    expect(await read('clerk', path.warnings, { list: await idOf('PUBLIC') })).toEqual([])
  })

  it('narrowed to a list say which in the head of their file, as its discounts do', async () => {
    const list = await idOf('IT-A')
    for (const of of [path.warnings, 'discounts/1']) {
      const { rawPayload } = await t.app.inject({
        method: 'GET',
        url: `/api/v1.0/admin/${of}?list=${list}&output=xlsx`,
        headers: { token: world.token('clerk'), 'accept-language': 'it' },
      })
      const file = JSON.stringify(await readTable(rawPayload))
      expect(file, of).toContain('Listino: IT-A')
      expect(file, of).not.toContain(`Listino: ${list}`)
    }
  })

  it('end with the last day', async () => {
    t.clock.set('2025-12-31T22:59:59Z')
    const expires_at = new Date('2026-02-01')
    await t.db.updateTable('sessions').set({ last_seen_at: t.clock.now(), expires_at }).execute()
    expect(await read('sales', path.warnings)).toHaveLength(2)
    t.clock.set('2025-12-31T23:00:00Z')
    expect(await read('sales', path.warnings)).toMatchObject([{ code: 'VR-6' }])
  })
})

it('a discount says whether it decides today, is coming, was followed by another, or is over', async () => {
  await erp.bring(
    'discounts',
    [
      'client_code,list,family_code,valid_from,valid_to,chain',
      '014207,,ZZ,2025-01-01,,10',
      '014207,,ZZ,2025-06-01,,20',
      '014207,,ZZ,2099-01-01,,30',
      '014207,,ZY,2025-01-01,2025-02-01,40',
      '',
    ].join('\n'),
  )
  const states = async (query: Record<string, string> = {}) =>
    (
      await read<{ chain: string; family_code: string; state: string }[]>('sales', 'discounts/1', {
        client: String(north.client),
        ...query,
      })
    )
      .filter(({ family_code }) => family_code.startsWith('Z'))
      .map(({ chain, state }) => `${chain} ${state}`)
      .sort()
  expect(await states()).toEqual(['10 superseded', '20 standing', '30 coming', '40 ended'])
  expect(await states({ state: 'coming' })).toEqual(['30 coming'])
})
