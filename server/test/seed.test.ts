import { readIban } from '@mandato/contract/fields/iban'
import { readDiscount, readPostalCode, readProvince, readSdiCode } from '@mandato/contract/fields/identifiers'
import { readEmail } from '@mandato/contract/fields/email'
import { type Reading } from '@mandato/contract/fields/reading'
import { readPhone } from '@mandato/contract/fields/phone-number'
import { readTaxCode } from '@mandato/contract/fields/tax-code'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import { provinces } from '@mandato/contract/fields/provinces'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { seedDemo } from '../seeds/index.ts'
import { testDatabase } from './database.ts'
import { withSeedParts } from './seeds.ts'

const company = await testDatabase({ seed: 'demo' })
const another = await testDatabase()
afterAll(() => Promise.all([company.close(), another.close()]))

const rowsOf = async <Row extends pg.QueryResultRow>(
  statement: string,
  pool = company.pool,
): Promise<Row[]> => (await pool.query<Row>(statement)).rows
const one = async <Value>(expression: string, pool = company.pool): Promise<Value | undefined> =>
  (await rowsOf<{ value: Value }>(`select ${expression} as value`, pool))[0]?.value

test('a load that fails leaves nothing behind, and the next one is whole', async () => {
  await another.pool.query(
    `insert into agencies (id, code, business_name) values (9999, '0318', 'In the way')`,
  )
  const load = (say: (line: string) => void = () => undefined) =>
    withSeedParts(another.db, another.pool, (parts) => seedDemo(parts, say))
  await expect(load()).rejects.toThrow(/agencies_code_key/)
  expect(
    await one('(select count(*)::int from agencies) + (select count(*)::int from users)', another.pool),
  ).toBe(1)
  await another.pool.query('delete from agencies')
  const lines: string[] = []
  await load((line) => void lines.push(line))
  expect(lines.join('\n')).toMatch(/100000 invoice lines/)
  await expect(load()).rejects.toThrow(/empty database only/)
})

test('every load gives the same company', async () => {
  // Salts and the moment of loading differ, and nothing else does.
  const dump = (table: string) =>
    `(select md5(string_agg((to_jsonb(t) - 'password_hash' - 'changed_at' - 'id')::text, E'\\n' order by t.*::text collate "C")) from (select * from ${table}) t)`
  for (const table of [
    'agencies',
    'clients',
    'user_clients',
    'invoice_lines',
    'client_revenue',
    'agency_revenue',
    'revenue_state',
  ]) {
    expect(await one(dump(table), another.pool), table).toBe(await one(dump(table)))
  }
  const unsalted = `(select json_agg(json_build_array(email, name, user_type, profile, language, phone, agency_id, permissions) order by id) from users)`
  expect(await one(unsalted, another.pool)).toEqual(await one(unsalted))
  const budgets = `(select md5(string_agg(concat_ws(' ', year, agency_id, category, client_id, amount_cents, months_cents, phasing), ',' order by year, agency_id, category, client_id)) from budgets)`
  expect(await one(budgets, another.pool)).toBe(await one(budgets))
})

test('it is as large as promised', async () => {
  expect(
    await rowsOf(`select (select count(*)::int from agencies) agencies, (select count(distinct country)::int from agencies) countries,
      (select count(*)::int from users where user_type = 2) agents, (select count(*)::int from clients) clients,
      (select count(*)::int from invoice_lines) lines, (select count(distinct family_code)::int from invoice_lines) families,
      (select min(date) from invoice_lines) >= '2023-01-01' begins, (select as_of from revenue_state) as_of`),
  ).toEqual([
    {
      agencies: 24,
      countries: 4,
      agents: 60,
      clients: 1200,
      lines: 100_000,
      families: 12,
      begins: true,
      as_of: '2025-11-14',
    },
  ])
})

test('the sums every figure is read from are the sums of the lines', async () => {
  const wrong = `(select count(*)::int from (
    select client_id, year, agency_id, family_code, expo, count(*)::int lines, sum(amount_cents)::bigint cents from invoice_lines group by 1, 2, 3, 4, 5
    except select client_id, year, agency_id, family_code, expo, lines, month_ends_cents[12] from client_revenue) w)`
  expect(await one(wrong)).toBe(0)
  const network = await rowsOf<{ lines: string; rolled: string }>(`
    select year, sum(amount_cents)::bigint as lines, (select sum(month_ends_cents[12])::bigint from agency_revenue a
      where a.agency_id = 0 and a.year = l.year) as rolled from invoice_lines l group by year`)
  expect(network.map(({ lines }) => lines)).toEqual(network.map(({ rolled }) => rolled))
  expect(network.every(({ lines }) => Number(lines) > 43e8 && Number(lines) < 50e8)).toBe(true)
})

test('every agency and every client has a place', async () => {
  const places = await rowsOf<{ country: string; province: string; region: string }>(
    `select country, province, region from agencies union all select country, province, region from clients`,
  )
  const italian = new Set(provinces.filter(({ retired }) => !retired).map(({ code }) => code))
  expect(places.filter(({ country, province }) => country === 'IT' && !italian.has(province))).toEqual([])
  expect(places.filter(({ province, region }) => !province || province.length > 50 || !region)).toEqual([])
  expect(
    await one(`(select count(*)::int from clients where lat not between 35 and 55.1 or lng not between -10 and 19
    or lat is null or lng is null or geo_quality not in ('exact', 'city') or city is null)`),
  ).toBe(0)
})

test('the import would store every client just as it is', async () => {
  type Client = Readonly<
    Record<
      | 'country'
      | 'vat_number'
      | 'iban'
      | 'sdi_code'
      | 'phone'
      | 'postal_code'
      | 'province'
      | 'email'
      | 'discount',
      string
    >
  > & {
    tax_code: string | null
    mobile: string | null
    email_certified: string | null
  }
  const clients = await rowsOf<Client>('select * from clients')
  const stored = (c: Client) => [
    c.vat_number,
    c.iban,
    c.sdi_code,
    c.phone,
    c.postal_code,
    c.province,
    c.email,
    c.discount,
    c.tax_code,
    c.mobile,
  ]
  const read = (reading: Reading) => ('value' in reading ? reading.value : reading.fault.code)
  const account = (raw: string) => {
    const found = readIban(raw)
    return 'value' in found ? found.value.iban : found.fault.code
  }
  const checked = (c: Client) => [
    read(readVatNumber(c.vat_number, c.country)),
    account(c.iban),
    read(readSdiCode(c.sdi_code, c.country, false)),
    read(readPhone(c.phone, c.country)),
    read(readPostalCode(c.postal_code, c.country)),
    read(readProvince(c.province, c.country)),
    read(readEmail(c.email)),
    read(readDiscount(c.discount)),
    c.tax_code && read(readTaxCode(c.tax_code, c.country)),
    c.mobile && read(readPhone(c.mobile, c.country)),
  ]
  expect(clients.map(checked)).toEqual(clients.map(stored))
  expect(clients.filter((c) => c.sdi_code === '0000000' && c.email_certified === null)).toEqual([])
  expect(new Set(clients.map(({ vat_number }) => vat_number)).size).toBe(1200)
})
