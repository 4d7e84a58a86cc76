import { type Call, type CallName, calls, type Column } from '@mandato/contract'
import { languages } from '@mandato/contract/words'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../src/platform/http/tables.ts'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { manyOfAll } from './many-of-all.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { readTable } from './spreadsheet.ts'

/* Every table there is as a spreadsheet, beside what its screen is given. */
const { t, world } = await openCompany()
const rejected = { id: 0 }
beforeAll(async () => {
  rejected.id = await manyOfAll(t, world)
  await t.db
    .insertInto('licences')
    .values({ licence: 'L1', product: 'Kitchens', client_id: world.north.client })
    .execute()
  const months = [1, 2].map((month) => ({ licence: 'L1', year: 2025, month, quotes: 9, orders: month }))
  await t.db.insertInto('software_activity').values(months).execute()
})

type Row = Readonly<Record<string, unknown>>
interface Answered {
  readonly table_headers: readonly (Pick<Column, 'key' | 'type' | 'total'> & { readonly label: string })[]
  readonly args: { readonly response: unknown; readonly pagination?: { readonly total: number } }
}
const tables = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.table)

function ask(name: CallName, call: Call, language: string, query: Readonly<Record<string, string>>) {
  const who = (['admin', 'agent', 'customer'] as const).find((role) => call.roles.includes(role)) ?? 'admin'
  const own = samples[name](idsOf(world, 'own'))
  const wide: Partial<Record<CallName, Sample['query']>> = {
    salesLines: { year: '2025' },
    bestSellers: { year: '2024' },
    clients: {},
    materials: {},
    // Its screen shows the newest fifty, its file all: fewer of these are there.
    audit: { entity: 'load' },
  }
  const params = {
    ...own.params,
    ...(['importErrors', 'importChanges'].includes(name) && { id: rejected.id }),
    ...(name === 'personData' && { id: world.people.agent.id }),
    ...(name === 'movements' && { product: world.materials?.north.material }),
  } as Sample['params']
  const sample = { ...own, params, query: { ...(wide[name] ?? own.query), ...query } } as Sample
  return askSample(t, call, sample, world.token(who), { 'accept-language': language })
}

const formats: Partial<Record<Column['type'], readonly string[]>> = {
  money: ['#,##0.00'],
  // A quantity that is no whole number shows its decimals.
  int: ['#,##0', '#,##0.00'],
  percent: ['0.0%'],
  date: ['dd/mm/yyyy'],
  datetime: ['dd/mm/yyyy hh:mm'],
}
const cents = (rows: readonly Row[], key: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0)
const fileNameOf = (headers: Readonly<Record<string, unknown>>) =>
  /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1]

it.each(tables)('%s: its file says what its screen says, as numbers and days', async (name, call) => {
  const { table_headers, args } = (await ask(name, call, 'fr', call.paged ? { per_page: '200' } : {}))
    .body as Answered
  const rows = rowsOf(args.response, call)
  expect(rows.length).toBeGreaterThan(0)
  const total = args.pagination?.total ?? rows.length
  const shown = table_headers.filter(({ type }) => type !== 'image' && type !== 'action')

  const answer = await ask(name, call, 'fr', { output: 'xlsx' })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  const file = await readTable(answer.bytes)
  expect(file.heads).toEqual(shown.map(({ label }) => label))
  expect(file.rows).toHaveLength(total)
  expect(file.frozen).toBe(4)
  expect(file.filter).toMatch(new RegExp(`^A4:[A-Z]+${4 + total}$`))
  for (const [i, { key, type, label }] of shown.entries()) {
    const width = file.widths?.[i] ?? 0
    const longest = Math.max(...file.rows.map((row) => (typeof row[i] === 'string' ? row[i].length : 0)))
    expect([key, width >= Math.min(60, Math.max(label.length, longest)), width <= 60]).toEqual([
      key,
      true,
      true,
    ])
    for (const [r, row] of rows.entries()) {
      const [value, cell] = [row[key], file.rows[r]?.[i] ?? null]
      if (value === null || value === undefined) expect([key, cell]).toEqual([key, null])
      else if (type === 'percent') expect([key, cell]).toEqual([key, Math.round(Number(value) * 10) / 1000])
      else if (typeof value === 'number') expect([key, cell]).toEqual([key, value])
      else if (type === 'date' || type === 'datetime') expect([key, cell]).toEqual([key, expect.any(Date)])
      else if (value !== '') expect([key, typeof cell]).toEqual([key, 'string'])
      if (cell !== null && cell !== '' && formats[type]) expect(formats[type]).toContain(file.formatOf(r, i))
    }
  }

  const summed = shown.filter(({ total }) => total)
  const hasOwn = rows.some((row) => row['kind'] === 'total')
  expect(file.sums !== undefined).toBe(summed.length > 0 && !hasOwn)
  const own = rows.filter((row) => row['kind'] !== 'of_which' && row['kind'] !== 'cross')
  if (file.sums)
    for (const { key } of summed)
      expect([key, file.sums[shown.findIndex((header) => header.key === key)]]).toEqual([
        key,
        cents(own.length > 0 ? own : rows, key) / 100,
      ])
})

it.each(tables)('%s: its files have a name that people understand', async (name, call) => {
  const stems = new Set<string>()
  for (const language of call.fileName ? [] : languages) {
    const named = fileNameOf((await ask(name, call, language, { output: 'csv' })).headers)
    expect(named).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-\d{4}-\d\d-\d\d\.csv$/)
    stems.add(named ?? '')
  }
  if (!call.fileName) expect(stems.size).toBeGreaterThan(1)
  const [xlsx, csv] = await Promise.all(
    ['xlsx', 'csv'].map(async (output) => fileNameOf((await ask(name, call, 'it', { output })).headers)),
  )
  expect(xlsx?.replace('.xlsx', '')).toBe(csv?.replace('.csv', ''))
})

it.each(tables)('%s: a column that was put away stays out of its file', async (name, call) => {
  const { table_headers } = (await ask(name, call, 'en', {})).body as Answered
  const away = table_headers.at(-1)
  const headOf = async (query: Readonly<Record<string, string>>) =>
    (await ask(name, call, 'en', { ...query, output: 'csv' })).text.slice(1).split('\r\n')[0]
  const whole = await headOf({})
  expect(whole?.endsWith(`,${away?.label ?? ''}`)).toBe(true)
  expect(await headOf({ without: `no_such_column,${away?.key ?? ''}` })).toBe(
    whole?.slice(0, -`,${away?.label ?? ''}`.length),
  )
  expect((await ask(name, call, 'en', { without: 'a,,b', output: 'csv' })).status).toBe(422)
  const all = table_headers.map(({ key }) => key).join(',')
  expect((await ask(name, call, 'en', { without: all, output: 'pdf' })).status).toBe(422)
})
