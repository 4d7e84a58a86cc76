import { beforeAll, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import type { Who } from '../../../test/world.ts'
import { rebuildRevenue } from '../../sales/index.ts'
import { sql } from '../db/sql.ts'

const { t, world } = await openCompany()
const many = 610
const rejected = { id: 0 }
beforeAll(async () => {
  const { north, south } = world
  const clients = Array.from({ length: many }, (_, i) => ({
    code: `X${String(i).padStart(5, '0')}`,
    business_name: `Cliente ${String(i * 37).slice(-2)}`,
    agency_id: i % 3 === 0 ? south.id : north.id,
  }))
  await t.db.insertInto('clients').values(clients).execute()
  await sql`
    insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, family_code, quantity, amount_cents, expo)
    select 2025, 'F' || n, 1, date '2025-01-01' + n % 300, case when n % 3 = 0 then ${south.client}::int else ${north.client}::int end,
      case when n % 3 = 0 then ${south.id}::int else ${north.id}::int end, '10', n / 8.0, n, false
    from generate_series(1, ${many}::int) n`.execute(t.db)
  await t.db.transaction().execute(rebuildRevenue)
  const { id } = await t.db
    .insertInto('imports')
    .values({ kind: 'clients', file_name: 'clients.csv', bytes: 1, dry_run: true, accept_valid: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  rejected.id = id
  await sql`insert into import_errors (import_id, line, reason)
    select ${id}::int, n, 'required' from generate_series(1, ${many}::int) n`.execute(t.db)
})

interface Listed {
  readonly table_headers: readonly { readonly key: string; readonly label: string }[]
  readonly args: { readonly response: readonly Readonly<Record<string, unknown>>[] }
}
const get = (path: string, who: Who) =>
  t.app.inject({
    method: 'GET',
    url: `/api/v1.0/${path}`,
    headers: { token: world.token(who), 'accept-language': 'it' },
  })

/** What a list shows in some columns, page by page. */
async function pageByPage(path: string, keys: readonly string[], who: Who): Promise<string[]> {
  const all: string[] = []
  for (let page = 1; ; page += 1) {
    const numbered = path.replace('{page}', String(page))
    const answer = await get(numbered.includes('?') ? numbered : `${numbered}?page=${page}&per_page=200`, who)
    const { args } = answer.json<Listed>()
    if (args.response.length === 0) return all
    all.push(...args.response.map((row) => keys.map((key) => String(row[key])).join(',')))
  }
}

/** What the file shows in the same columns. */
async function wholeFile(path: string, keys: readonly string[], who: Who): Promise<string[]> {
  const first = path.replace('{page}', '1')
  const { table_headers } = (await get(first, who)).json<Listed>()
  const { body } = await get(`${first}${first.includes('?') ? '&' : '?'}output=csv`, who)
  const lines = body.trimEnd().split('\r\n')
  const places = keys.map((key) => table_headers.findIndex((header) => header.key === key))
  return lines.slice(1).map((line) => places.map((place) => line.split(',')[place]).join(','))
}

const lists: [what: string, path: () => string, keys: string[], who: Who[]][] = [
  ['clients', () => 'agencies/clients', ['code', 'business_name'], ['admin', 'clerk', 'agent']],
  ['progress', () => 'admin/clients/0', ['code', 'business_name'], ['admin', 'clerk']],
  ['boards', () => 'admin/schede/status-clients/0', ['code'], ['admin', 'clerk']],
  ['own board', () => 'agencies/schede/status-clients', ['code'], ['agent', 'southAgent']],
  [
    'lines',
    () => 'sales/lines/{page}?year=2025&per_page=200',
    ['invoice_number', 'date', 'quantity', 'amount'],
    ['admin', 'agent', 'southAgent', 'customer'],
  ],
  ['rejected rows', () => `admin/import/${rejected.id}/errors`, ['line'], ['admin']],
]

it.each(lists)('a file of %s has the rows of the list, in its order, for each who asks', async (...list) => {
  const [, path, keys, asking] = list
  const lengths: number[] = []
  for (const who of asking) {
    const [pages, file] = [await pageByPage(path(), keys, who), await wholeFile(path(), keys, who)]
    expect(file).toEqual(pages)
    lengths.push(file.length)
  }
  expect(Math.max(...lengths)).toBeGreaterThan(250)
})

it('a list with nothing in it is a file with its heading', async () => {
  for (const path of [
    'agencies/clients?q=nobody',
    'admin/clients/0?q=nobody',
    'sales/lines/1?year=1990',
    `admin/import/${rejected.id}/errors?column=none`,
  ]) {
    const { body, statusCode } = await get(`${path}&output=csv`, 'admin')
    expect([path, statusCode, body.trimEnd().split('\r\n').length]).toEqual([path, 200, 1])
  }
  expect((await get('admin/clients/999999?output=csv', 'admin')).statusCode).toBe(404)
})
