import { expect, test } from 'vitest'
import { importing } from '../../test/importing.ts'
import { randomFor } from '../../seeds/random.ts'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'

/* What sells, held against a count of its own over the very lines that were brought in. */
const { t, world } = await openCompany()
const erp = importing(t, world.token('admin'))
await t.db
  .updateTable('clients')
  .set({ country: 'IT', province: 'TV', region: 'Veneto' })
  .where('code', '=', '014207')
  .execute()
await t.db
  .updateTable('clients')
  .set({ country: 'FR', province: null, region: null })
  .where('code', '=', '020001')
  .execute()

interface Line {
  number: string
  date: string
  client: string
  code: string
  family: string
  pieces: number
  euros: number
}
const families = ['NN', 'E2', 'PJ', 'PL', 'XX']
const { fraction } = randomFor('best sellers')
const random = (below: number) => Math.floor(fraction() * below)
const lines: Line[] = Array.from({ length: 900 }, (_, i) => {
  const credit = random(8) === 0
  const pieces = 1 + random(4)
  return {
    number: `N${i}`,
    date: `${2024 + random(2)}-${String(1 + random(11)).padStart(2, '0')}-${String(1 + random(16)).padStart(2, '0')}`,
    client: random(3) === 0 ? '020001' : '014207',
    // Some lines have no code; the same article is sold in two families.
    code: random(12) === 0 ? '' : `ART-${random(70)}`,
    family: families[random(families.length)] ?? 'NN',
    pieces: credit ? -pieces : pieces,
    euros: (credit ? -1 : 1) * (10 + random(500)),
  }
})
const csv = (some: readonly Line[]) =>
  [
    'invoice_number,line,date,client_code,product_code,family_code,description,quantity,amount',
    ...some.map(
      ({ number, date, client, code, family, pieces, euros }, i) =>
        // Some were invoiced in small letters: the same article.
        `${number},1,${date},${client},${i % 7 === 0 ? code.toLowerCase() : code},${family},Articolo ${code},${pieces},${euros}.00`,
    ),
  ].join('\n')

/** Rank, rank of the year before and pieces of each article, counted by plain loops. */
function counted(fits: (line: Line) => boolean, year = 2025, until = 11) {
  const ranked = (one: number) => {
    const sums = new Map<string, { pieces: number; euros: number }>()
    for (const line of lines.filter(fits)) {
      if (line.code === '' || !line.date.startsWith(String(one)) || Number(line.date.slice(5, 7)) > until)
        continue
      const sum = sums.get(line.code) ?? { pieces: 0, euros: 0 }
      sums.set(line.code, { pieces: sum.pieces + line.pieces, euros: sum.euros + line.euros })
    }
    return [...sums]
      .filter(([, { pieces }]) => pieces > 0)
      .sort(([a, x], [b, y]) => y.pieces - x.pieces || y.euros - x.euros || (a < b ? -1 : 1))
  }
  const before = ranked(year - 1).map(([code]) => code)
  return ranked(year)
    .slice(0, 50)
    .map(([code, { pieces, euros }], i) => [i + 1, before.indexOf(code) + 1 || null, code, pieces, euros])
}

interface Row {
  rank: number | null
  previous_rank: number | null
  code: string
  quantity?: number
  amount?: number
  share_pct?: number | null
  pinned: boolean
}
const ask = async (who: Who, query: Record<string, string> = {}) => {
  const { body, status, text } = await t.ask('GET', '/api/v1.0/best-sellers', {
    token: world.token(who),
    query,
  })
  if (status !== 200) throw new Error(text)
  return (body as { args: { response: Row[]; meta: Record<string, unknown> } }).args
}
const told = async (query: Record<string, string> = {}) =>
  (await ask('admin', query)).response.map((row) => [
    row.rank,
    row.previous_rank,
    row.code,
    row.quantity,
    row.amount,
  ])

test('the ranking is that of a count of its own: everywhere, of a category, of an area', async () => {
  expect((await erp.bring('invoices', csv(lines))).state).toBe('done')
  expect(await told()).toEqual(counted(() => true))
  expect(await told({ category: 'worktops' })).toEqual(counted(({ family }) => ['PJ', 'PL'].includes(family)))
  expect(await told({ category: 'other' })).toEqual(counted(({ family }) => family === 'XX'))
  for (const area of ['Veneto', 'IT', 'IT-TV'])
    expect(await told({ area })).toEqual(counted(({ client }) => client === '014207'))
  expect(await told({ area: 'FR' })).toEqual(counted(({ client }) => client === '020001'))
  expect(await told({ year: '2024' })).toEqual(counted(() => true, 2024, 12))
})

test('a file that changes lines, codes among them, changes the ranking with them', async () => {
  for (const [i, line] of lines.entries())
    if (i % 9 === 0) Object.assign(line, { code: 'ART-1', pieces: line.pieces + (line.pieces < 0 ? -2 : 2) })
  for (const [i, line] of lines.entries()) if (i % 13 === 0) line.date = '2025-03-03'
  const changed = lines.filter((_, i) => i % 9 === 0 || i % 13 === 0)
  // The year of a line is part of its key: a line of another year is a new one.
  const moved = changed.filter(({ date }) => date === '2025-03-03')
  for (const [i, line] of moved.entries()) line.number = `M${i}`
  await t.db.deleteFrom('invoice_lines').execute()
  await erp.bring('invoices', csv(lines))
  expect(await told()).toEqual(counted(() => true))
  await erp.bring('invoices', csv(changed))
  expect(await told()).toEqual(counted(() => true))
})

test('shares for the network, pieces for head office, ranks for everybody', async () => {
  const keys = async (who: Who) => Object.keys((await ask(who)).response[0] ?? {})
  expect(await keys('agent')).toContain('share_pct')
  for (const who of ['agent', 'customer', 'reseller'] as const)
    for (const key of ['quantity', 'amount']) expect(await keys(who)).not.toContain(key)
  for (const who of ['customer', 'reseller'] as const) {
    expect(await keys(who)).not.toContain('share_pct')
    const file = await t.ask('GET', '/api/v1.0/best-sellers', {
      token: world.token(who),
      query: { output: 'csv' },
    })
    expect(file.text).not.toMatch(/Pieces|Share|Pezzi|Quota/)
  }
  expect((await t.ask('GET', '/api/v1.0/best-sellers', { token: world.token('press') })).status).toBe(403)
})

test('a file holds what its reader sees and nothing else: shares for an agent, figures for head office', async () => {
  const file = async (who: Who) => {
    const { status, text } = await t.ask('GET', '/api/v1.0/best-sellers', {
      token: world.token(who),
      query: { output: 'csv' },
      headers: { 'accept-language': 'en' },
    })
    expect(status).toBe(200)
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
    return { head: head.split(','), rows: rows.map((row) => row.split(',')) }
  }
  const common = ['Rank', 'Before', 'Code', 'Article', 'Energy class', 'Range']
  const agent = await file('agent')
  expect(agent.head).toEqual([...common, 'Share'])
  expect((await file('sales')).head).toEqual([...common, 'Share', 'Pieces', 'Revenue'])
  expect((await file('customer')).head).toEqual(common)
  // Every row of the screen, and no cell more than it has a heading for.
  const { response } = await ask('agent')
  expect(agent.rows.map(([rank, , code]) => [Number(rank), code])).toEqual(
    response.map(({ rank, code }) => [rank, code]),
  )
  expect(agent.rows.every((row) => row.length === agent.head.length)).toBe(true)
})

test('pins stand first until their day, with a reason; who may not is refused, and the slower of two is told', async () => {
  await t.db
    .insertInto('appliances')
    .values({ code: 'FM-62', name: 'Forno', energy_group: 'oven', energy_class: 'A+' })
    .execute()
  const pin = (who: Who, body: object) =>
    t.ask('PUT', '/api/v1.0/admin/best-sellers/pins', { token: world.token(who), body })
  const good = { codes: ['fm-62'], reason: 'Novità', until: '2025-12-31', version: 0 }
  expect((await pin('clerk', good)).status).toBe(403)
  expect((await pin('agent', good)).status).toBe(403)
  for (const bad of [{ reason: '' }, { until: undefined }, { until: '2025-01-01' }, { codes: ['NO-SUCH'] }])
    expect((await pin('sales', { ...good, ...bad })).status).toBe(422)
  // Sold, and in no list: pinned under its rank.
  const [best] = (await ask('sales')).response
  expect((await pin('sales', { ...good, codes: [best?.code.toLowerCase()] })).status).toBe(200)
  expect((await ask('customer')).response[0]).toMatchObject({ code: best?.code, rank: 1, pinned: true })
  expect((await pin('sales', { codes: [], version: 1 })).status).toBe(200)
  expect((await pin('sales', good)).status).toBe(200)
  expect((await ask('customer')).response[0]).toMatchObject({ code: 'FM-62', rank: null, pinned: true })
  expect((await ask('customer')).meta).not.toHaveProperty('pins')
  expect((await ask('sales')).meta).toMatchObject({
    pins: { codes: ['FM-62'], reason: 'Novità', version: 1 },
  })
  expect((await pin('admin', good)).status).toBe(409)
  expect((await pin('admin', { codes: [], version: 1 })).status).toBe(200)
  expect((await ask('customer')).response.every(({ pinned }) => !pinned)).toBe(true)
})
