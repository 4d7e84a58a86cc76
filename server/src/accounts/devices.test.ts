import { expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'

/* Acts that a device numbers: each is done once or refused for good, and the device can ask what became of them. */
const { t, world } = await openCompany()
const tablet = '6f0c1a52-7c1e-4a5f-9d3b-2f6f0e8c4b10'
const seal = 'A'.repeat(200)

const save = (name: string, key: string, who: 'agent' | 'southAgent' = 'agent') =>
  t.ask('POST', '/api/v1.0/me/views', {
    token: world.token(who),
    body: { list: 'revenue', name, search: { tab: 'two-years' } },
    headers: { 'idempotency-key': key },
  })
const announce = async (device: string, highest: number, more: object = {}) => {
  const { text } = await t.ask('POST', '/api/v1.0/me/device', {
    token: world.token('agent'),
    body: { device, highest, label: 'Tablet, Chrome', ...more },
  })
  return read(text).args.response
}
const read = (text: string) => JSON.parse(text) as { args: { response: unknown } }
const views = async () => (await t.db.selectFrom('saved_views').select('name').execute()).map((v) => v.name)

test('the same number with other contents answers what was done first, and does nothing more', async () => {
  const first = await save('Uno', `${tablet}:1`)
  expect(first.status).toBe(200)
  expect((await save('Uno', `${tablet}:1`)).text).toBe(first.text)
  const other = await save('Uno, corretto', `${tablet}:1`)
  expect([other.status, read(other.text)]).toMatchObject([
    409,
    { args: { error: { key: 'other_body', current: { success: true, id: expect.any(Number) } } } },
  ])
  // Another call under the number is the same number.
  const elsewhere = await t.ask('PUT', '/api/v1.0/me/views/1', {
    token: world.token('agent'),
    body: { name: 'Due' },
    headers: { 'idempotency-key': `${tablet}:1` },
  })
  expect(elsewhere.text).toContain('other_body')
  expect(await views()).toEqual(['Uno'])
})

test('a refused number stays refused, also once the reason is gone; the next number is a new act', async () => {
  expect((await save('uno', `${tablet}:2`)).text).toContain('view_name_taken')
  await t.db.deleteFrom('saved_views').execute()
  const again = await save('uno', `${tablet}:2`)
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('view_name_taken')])
  expect(await views()).toEqual([])
  expect((await save('uno', `${tablet}:3`)).status).toBe(200)
  // Contents that cannot be read are refused for good as well.
  expect((await save('', `${tablet}:4`)).status).toBe(422)
  expect((await save('Quattro', `${tablet}:4`)).status).toBe(422)
})

test('a session that is over says nothing of the act', async () => {
  const refused = await t.ask('POST', '/api/v1.0/me/views', {
    token: 'nobody',
    body: {},
    headers: { 'idempotency-key': `${tablet}:5` },
  })
  expect(refused.status).toBe(401)
  expect((await save('Cinque', `${tablet}:5`)).status).toBe(200)
})

test('numbers belong to a person: another one on the same tablet counts for himself', async () => {
  expect((await save('Suo', `${tablet}:1`, 'southAgent')).status).toBe(200)
})

test('the device learns what is there, refused and missing, and gets its seal back', async () => {
  expect(await announce(tablet, 8, { seal, given_up: [7] })).toMatchObject({
    known: [{ from: 1, to: 5 }],
    refused: [
      { seq: 2, key: 'view_name_taken', message: expect.any(String) },
      { seq: 4, key: 'validation' },
    ],
    missing: [
      { from: 6, to: 6 },
      { from: 8, to: 8 },
    ],
    seal,
  })
  // It never counts back, and its first seal stays.
  expect(await announce(tablet, 3, { seal: 'B'.repeat(200) })).toMatchObject({
    missing: [
      { from: 6, to: 6 },
      { from: 8, to: 8 },
    ],
    seal,
  })
  const own = await t.ask('GET', '/api/v1.0/me/devices', { token: world.token('agent') })
  expect(read(own.text)).toMatchObject({
    args: { response: [{ device: tablet, label: 'Tablet, Chrome', highest: 8, refused: 2 }] },
  })
  const others = await t.ask('GET', '/api/v1.0/me/devices', { token: world.token('southAgent') })
  expect(read(others.text)).toMatchObject({ args: { response: [] } })
})

test('twenty at once under one number have one effect', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Venti ${n % 2}`, `${tablet}:20`)))
  expect((await views()).filter((name) => name.startsWith('Venti'))).toHaveLength(1)
  expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of all) expect([200, 409]).toContain(status)
})

test('numbers are kept half a year, other keys a week', async () => {
  await save('Altro', 'a-key-of-another-kind')
  await t.pool.query(`update idempotency_keys set created_at = now() - interval '100 days'`)
  await forgetOldKeys(t.db)
  const { rows } = await t.pool.query('select from idempotency_keys where device is null')
  expect(rows).toEqual([])
  expect((await save('Uno', `${tablet}:1`)).status).toBe(200)
  await t.pool.query(`update idempotency_keys set created_at = now() - interval '181 days'`)
  await forgetOldKeys(t.db)
  expect((await t.pool.query('select from idempotency_keys')).rows).toEqual([])
})

test('however many there are, they are forgotten by batches', async () => {
  await t.pool.query(`insert into idempotency_keys (user_id, call, key, fingerprint, answer, created_at, device, seq)
    select 0, 'savedViews', 'key ' || n, '', '', now() - interval '200 days', case n % 5 when 0 then gen_random_uuid() end,
      case n % 5 when 0 then 1 end from generate_series(1, 25000) n`)
  await t.pool.query(`
    create function refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 10000 then raise 'too many at once'; end if; return null;
    end $$;
    create trigger refuse_many after delete on idempotency_keys referencing old table as gone
      for each statement execute function refuse_many()`)
  await forgetOldKeys(t.db)
  expect((await t.pool.query('select from idempotency_keys')).rows).toEqual([])
})
