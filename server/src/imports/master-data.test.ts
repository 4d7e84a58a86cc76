import { expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'
import { sql } from '../platform/db/sql.ts'
import { placesOf } from '../registry/index.ts'
import { eraseClient } from '../registry/queries/erase-client.ts'

/* Agencies, agents, clients and budgets of the ERP. */
const { t, world, erp } = await openImports('sales')

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(t.db)).rows[0]

test('agencies: created, changed, left alone; what the file has no column for stays', async () => {
  const text =
    'code;business_name;province;phone\n0217;Ferri Rappresentanze;TV;0422 000000\n0400;Agence du Sud;;\n'
  const done = await erp.bring('agencies', text)
  expect(done).toMatchObject({ state: 'done', created: 1, updated: 1, unchanged: 0 })
  expect(
    await one(sql`select phone, email, region, version from agencies where code = '0217'`),
  ).toMatchObject({
    phone: '+390422000000',
    email: '0217@agencies.example',
    region: 'Veneto',
    version: 2,
  })
  expect(await erp.bring('agencies', text)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  const bad = await erp.bring(
    'agencies',
    'code,business_name,vat_number,country\n0500,X,12345678901,IT\n0500,Y,,SLO\n0500,Z,,FR\n0500,Z,,FR\n',
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'vat_number', '12345678901', 'wrong check digit'],
    [3, 'country', 'SLO', 'the two letters of the country are needed (ISO 3166)'],
    [5, 'code', '0500', 'duplicate of line 4'],
  ])
})

test('agencies: a warehouse of its own, in the country of the agency unless it names another', async () => {
  const header =
    'code,business_name,country,warehouse_address,warehouse_postal_code,warehouse_city,warehouse_province,warehouse_country\n'
  const text = `${header}0400,Agence du Sud,FR,Rue du Port 3,06300,Nice,Alpes-Maritimes,\n`
  expect(await erp.bring('agencies', text)).toMatchObject({ state: 'done' })
  const { id } = (await one<{ id: number }>(sql`select id from agencies where code = '0400'`)) ?? { id: 0 }
  expect(await placesOf(t.db, { agency: id })).toMatchObject([
    { type: 'agency_warehouse', address: 'Rue du Port 3', city: 'Nice', country: 'FR' },
  ])
  expect(await erp.bring('agencies', text)).toMatchObject({ unchanged: 1 })
  const bad = await erp.bring('agencies', `${header}0400,Agence du Sud,FR,Via Roma 1,3110,Treviso,XX,IT\n`)
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'warehouse_postal_code', '3110', '4 digits, 5 are needed'],
    [2, 'warehouse_province', 'XX', 'unknown province code'],
  ])
})

test('agents: users of type 2 without a password; nobody else becomes one', async () => {
  const text =
    'email,agency_code,name,surname,language\nRita.Neri@agenti.example,0301,Rita,Neri,it\nagent@shops.example,0217,Person,agent,\n'
  const done = await erp.bring('agents', text)
  expect(done).toMatchObject({ state: 'done', created: 1, unchanged: 1 })
  expect(
    await one(
      sql`select user_type, name, agency_id, password_hash from users where email = 'rita.neri@agenti.example'`,
    ),
  ).toEqual({
    user_type: 2,
    name: 'Rita Neri',
    agency_id: world.south.id,
    password_hash: null,
  })
  expect(await erp.bring('agents', text.replace('0301', '0217'))).toMatchObject({ updated: 1, unchanged: 1 })
  const bad = await erp.bring(
    'agents',
    'email,agency_code,name,surname\nadmin@shops.example,0217,A,B\nno address,0217,A,B\nx@y.example,9999,A,B\n',
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'email', 'admin@shops.example', 'address of a user who is not an agent'],
    [3, 'email', 'no address', 'not an e-mail address'],
    [4, 'agency_code', '9999', 'unknown agency'],
  ])
})

const clientHeader =
  'code,agency_code,agent_email,business_name,vat_number,email,phone,postal_code,city,province,country,lat,lng,sdi_code,email_certified,iban,discount,fixed_days,status,activation_date'
const clients = (...lines: string[]) => `${[clientHeader, ...lines].join('\n')}\n`

test('clients: created with what is worked out, changed, and those that change agency counted', async () => {
  const text = clients(
    'ab0001,0301,rita.neri@agenti.example,Cucine Rossi,00743110157,info@rossi.example,081 123456,80100,Napoli,na,,,,M5UXCR1,,IT60X0542811101000000123456,50+10,20 10,active,2020-02-29',
    '014207,0301,,Arredamenti Zanetti S.r.l.,,,,,Treviso,TV,IT,45.66,12.24,,,,,,,',
    'FR0001,0400,,Cuisines Lyon,,,04 72 00 00 00,69001,Lyon,Rhône,FR,,,,,,,,,',
  )
  // Rita works for the northern agency since the test before.
  expect(await erp.reasons((await erp.bring('clients', text)).id)).toEqual([
    [2, 'agent_email', 'rita.neri@agenti.example', 'agent of another agency'],
  ])
  await erp.bring('agents', 'email,agency_code,name,surname\nrita.neri@agenti.example,0301,Rita,Neri\n')
  const trial = await erp.bring('clients', text, { dry_run: '1' })
  expect(trial).toMatchObject({
    state: 'checked',
    created: 2,
    updated: 1,
    effects: [{ label: 'Customers that change agency', count: 1 }],
  })
  expect(await erp.bring('clients', text)).toMatchObject({ state: 'done', created: 2, updated: 1 })
  expect(
    await one(sql`select c.agency_id, u.email, c.vat_number, c.phone, c.province, c.region, c.country, c.geo_quality, round(lat::numeric, 1) as lat, discount, fixed_days, status, activation_date
      from clients c join users u on u.id = c.agent_id where c.code = 'AB0001'`),
  ).toMatchObject({
    agency_id: world.south.id,
    email: 'rita.neri@agenti.example',
    vat_number: '00743110157',
    phone: '+39081123456',
    province: 'NA',
    region: 'Campania',
    country: 'IT',
    geo_quality: 'city',
    lat: '40.9',
    discount: '50+10',
    fixed_days: [10, 20],
    status: 'active',
    activation_date: '2020-02-29',
  })
  expect(await one(sql`select geo_quality, lat, status, iban from clients where code = '014207'`)).toEqual({
    geo_quality: 'exact',
    lat: 45.66,
    status: 'active',
    iban: null,
  })
  expect(await one(sql`select status, phone, province, region from clients where code = 'FR0001'`)).toEqual({
    status: 'prospect',
    phone: '+33472000000',
    province: 'Rhône',
    region: null,
  })
  expect(await erp.bring('clients', text)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
    effects: [],
  })
})

test('what was stored before numbers were checked so is named by a trial of what the portal holds, and stays', async () => {
  const stored = { phone: '+39393331234567', mobile: '+393331234567', vat_number: null }
  await t.db.updateTable('clients').set(stored).where('code', '=', '014207').execute()
  const held = await t.ask('GET', '/api/v1.0/admin/import-files/clients', { token: world.token('admin') })
  const trial = await erp.bring('clients', held.text, { dry_run: '1' })
  expect(await erp.reasons(trial.id)).toContainEqual([
    expect.any(Number),
    'phone',
    stored.phone,
    'not a telephone number',
  ])
  expect(await one(sql`select phone, mobile, vat_number from clients where code = '014207'`)).toEqual(stored)
})

test('clients: post and goods elsewhere, and bank and branch of who has no IBAN', async () => {
  const header =
    'code,agency_code,business_name,country,email_management,abi,cab,iban,public_body,sdi_code,delivery_address,delivery_postal_code,delivery_city,delivery_province,delivery_notes,notes\n'
  const iban = 'IT60X0542811101000000123456'
  const row = (bank: string, rest = '1,UFQ1AB,Via Dante 3,31015,Conegliano,tv,"Sponda\nidraulica",Chiuso') =>
    `${header}PL0001,0301,Comune di Po,IT,capo@po.example,${bank},${rest}\n`
  expect(await erp.bring('clients', row('05428,11101,'))).toMatchObject({ state: 'done', created: 1 })
  const read = () =>
    one(sql`select email_management, abi, cab, iban, public_body, sdi_code, delivery_city, delivery_province, delivery_notes,
      notes from clients where code = 'PL0001'`)
  const kept = {
    email_management: 'capo@po.example',
    public_body: true,
    sdi_code: 'UFQ1AB',
    delivery_city: 'Conegliano',
    delivery_province: 'TV',
    delivery_notes: 'Sponda\nidraulica',
    notes: 'Chiuso',
  }
  expect(await read()).toEqual({ ...kept, abi: '05428', cab: '11101', iban: null })
  expect(await erp.bring('clients', row('05428,11101,'))).toMatchObject({ unchanged: 1 })
  expect(await erp.bring('clients', row(`05428,11101,${iban}`))).toMatchObject({ updated: 1 })
  expect(await read()).toEqual({ ...kept, abi: null, cab: null, iban })
  expect(await erp.bring('clients', row(`05428,11101,${iban}`))).toMatchObject({ unchanged: 1 })
  const bad = await erp.bring('clients', row(`05429,1110,${iban}`, '0,UFQ1AB,,,,,,'))
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'sdi_code', 'UFQ1AB', '6 characters: public bodies only'],
    [2, 'abi', '05429', 'not the one in the IBAN, which has 05428'],
    [2, 'cab', '1110', '5 digits'],
  ])
})

test('clients: a new point replaces the old one, and who has none follows its town', async () => {
  const header = 'code,agency_code,business_name,city,province,country,lat,lng\n'
  const point = (code: string) => one(sql`select geo_quality, lat, region from clients where code = ${code}`)
  await erp.bring('clients', `${header}AB0001,0301,Cucine Rossi,Firenze,FI,IT,,\n`)
  expect(await point('AB0001')).toEqual({ geo_quality: 'city', lat: 43.77925, region: 'Toscana' })
  await erp.bring('clients', `${header}AB0001,0301,Cucine Rossi,Firenze,FI,IT,43.8,11.2\n`)
  expect(await point('AB0001')).toMatchObject({ geo_quality: 'exact', lat: 43.8 })
  await erp.bring('clients', `${header}AB0001,0301,Cuisines Rossi,Lyon,Rhône,FR,,\n`)
  expect(await point('AB0001')).toEqual({ geo_quality: 'city', lat: 45.74846, region: null })
})

test('clients: a deletion under way is ended by its own two steps, not by the ERP', async () => {
  const asked = { status: 'deletion_requested', status_before: 'active' }
  await t.db.updateTable('clients').set(asked).where('code', '=', 'AB0001').execute()
  const row = 'code,agency_code,business_name,status\nAB0001,0301,Cucine Bianchi,active\n'
  expect(await erp.bring('clients', row)).toMatchObject({ state: 'done', updated: 1 })
  expect(await one(sql`select business_name, status from clients where code = 'AB0001'`)).toEqual({
    business_name: 'Cucine Bianchi',
    status: 'deletion_requested',
  })
})

test('a file with fewer columns leaves the others alone, also an exact point and a country', async () => {
  const done = await erp.bring(
    'clients',
    'code,agency_code,business_name,city,phone\n014207,0301,Zanetti,Treviso,\nFR0001,0400,Cuisines Lyon,Lyon,04 72 00 00 01\n',
  )
  expect(done).toMatchObject({ state: 'done', updated: 2 })
  expect(
    await one(sql`select business_name, geo_quality, lat, phone from clients where code = '014207'`),
  ).toEqual({ business_name: 'Zanetti', geo_quality: 'exact', lat: 45.66, phone: null })
  expect(await one(sql`select phone, country from clients where code = 'FR0001'`)).toEqual({
    phone: '+33472000001',
    country: 'FR',
  })
})

test('clients: each wrong value is reported with its reason, in the reader’s language', async () => {
  await eraseClient(t.db, world.north.otherClient, { by: world.people.admin.id, at: t.clock.now() })
  const row = (code: string, more: Record<string, string>) =>
    clientHeader
      .split(',')
      .map((name) => ({ code, agency_code: '0217', business_name: 'X', country: 'IT', ...more })[name] ?? '')
      .join(',')
  const bad = await erp.bring(
    'clients',
    clients(
      row('014882', { vat_number: '0391827026' }),
      row('014883', { agency_code: '0299' }),
      row('015107', { province: 'FO' }),
      row('', {}),
      row('016220', { sdi_code: 'M5UXCR' }),
      row('016221', { iban: 'IT60X0542811101000000123457' }),
      row('017004', { postal_code: '3110' }),
      row('017005', {}),
      row('017005', {}),
      row('024410', { discount: '105' }),
      row('025003', { business_name: '' }),
      row('025004', { sdi_code: '0000000' }),
      row('025005', { lat: '45.1' }),
      row('025006', { lat: '145.1', lng: '12.0' }),
      row('025007', { fixed_days: '10 40', status: 'deleted' }),
      row('014208', {}),
      row('02500', {}),
    ),
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'vat_number', '0391827026', '10 digits, 11 are needed'],
    [3, 'agency_code', '0299', 'unknown agency'],
    [4, 'province', 'FO', 'code no longer in use: FC'],
    [5, 'code', '', 'required'],
    [6, 'sdi_code', 'M5UXCR', '6 characters: public bodies only'],
    [7, 'iban', 'IT60X0542811101000000123457', 'wrong check digit'],
    [8, 'postal_code', '3110', '4 digits, 5 are needed'],
    [10, 'code', '017005', 'duplicate of line 9'],
    [11, 'discount', '105', 'must be from 0 to 100'],
    [12, 'business_name', '', 'required'],
    [13, 'sdi_code', '0000000', '0000000 needs the certified e-mail'],
    [14, 'lat', '45.1', 'latitude and longitude go together'],
    [15, 'lat', '145.1', 'must be from -90 to 90'],
    [16, 'fixed_days', '10 40', 'days from 1 to 31, separated by a blank'],
    [16, 'status', 'deleted', 'must be one of: prospect, active, dormant, suspended'],
    [17, 'code', '014208', 'deleted customer: its code is not used again'],
    [18, 'code', '02500', 'exactly 6 letters or digits are needed'],
  ])
  const french = importing(t, world.token('sales'), 'fr')
  expect((await french.errors(bad.id, '?per_page=1&page=7'))[0]?.reason).toBe('4 chiffres, il en faut 5')
  expect(await erp.errors(bad.id, '?column=code')).toHaveLength(4)
})

const budgets = async () =>
  (
    await sql<{
      category: string
      client_id: number | null
      amount_cents: number
      phasing: string
      march: number
    }>`
      select category, client_id, amount_cents, phasing, months_cents[3] as march from budgets where year = 2025 order by category, client_id nulls first`.execute(
      t.db,
    )
  ).rows

test('budgets: a year is spread, months replace it, and both can be brought in again without a change', async () => {
  const text =
    'year,agency_code,category,client_code,month,amount\n2025,0217,furniture,,,120000\n2025,0217,Elettrodomestici,,,6000\n2025,0217,appliances,,3,500.50\n2025,0217,appliances,,4,1\n2025,0217,outdoor,014207,,99.99\n'
  expect(await erp.bring('budgets', text)).toMatchObject({ state: 'done', rows: 5, created: 4, unchanged: 1 })
  const first = await budgets()
  expect(first).toMatchObject([
    { category: 'appliances', amount_cents: 50_150, phasing: 'given', march: 50_050 },
    { category: 'furniture', amount_cents: 12_000_000, phasing: 'calendar' },
    { category: 'outdoor', amount_cents: 9_999 },
  ])
  expect(await erp.bring('budgets', text)).toMatchObject({ created: 0, updated: 0, unchanged: 5 })
  expect(await budgets()).toEqual(first)
})

test('budgets: months the file leaves out keep what they had, a new year amount drops them', async () => {
  const header = 'year,agency_code,category,month,amount\n'
  expect(await erp.bring('budgets', `${header}2025,0217,appliances,3,700\n`)).toMatchObject({ updated: 1 })
  expect((await budgets())[0]).toMatchObject({ amount_cents: 70_100, march: 70_000 })
  expect(await erp.bring('budgets', `${header}2025,0217,appliances,,701\n`)).toMatchObject({ unchanged: 1 })
  expect((await budgets())[0]).toMatchObject({ phasing: 'given' })
  expect(await erp.bring('budgets', `${header}2025,0217,appliances,,1200\n`)).toMatchObject({ updated: 1 })
  expect((await budgets())[0]).toMatchObject({ amount_cents: 120_000, phasing: 'calendar' })
  const bad = await erp.bring(
    'budgets',
    `${header}2025,0217,kitchens,,1\n2025,0217,premia,13,1\n1925,0217,premia,,1\n`,
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [
      2,
      'category',
      'kitchens',
      'must be one of: furniture, appliances, worktops, tables_chairs, premia, outdoor, other',
    ],
    [3, 'month', '13', 'the month goes from 1 to 12'],
    [4, 'year', '1925', 'the year must be from 1990 to 2100'],
  ])
})
