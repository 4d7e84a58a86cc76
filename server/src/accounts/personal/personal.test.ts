import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { dumpOf } from '../../../test/dump.ts'
import type { Answer } from '../../../test/harness.ts'
import { openSession, type Who } from '../../../test/world.ts'
import { holdings } from './holdings.ts'

/* What the portal holds of a person: handed out whole, without secrets; erased but for what the law keeps. */
const { t, world } = await openCompany()
const admin = world.token('admin')
const responseOf = <T>(answer: Answer) => (answer.body as { args: { response: T } }).args.response
const keyOf = (answer: Answer) => (answer.body as { args?: { error?: { key: string } } }).args?.error?.key
interface Held {
  kind: string
  at: string | null
  said: string
  values: Record<string, unknown>
}
const get = (path: string, token = admin, query = {}) =>
  t.ask('GET', `/api/v1.0/${path}`, { token, query, headers: { 'accept-language': 'it' } })
const erase = (id: number, token = admin) =>
  t.ask('POST', `/api/v1.0/admin/user/${id}/erase`, { token, body: { reason: 'Lo chiede la persona' } })

let made = 0
/** Somebody with something in every place that tells of a person; each text is one to be found again. */
async function canary(userType = 2) {
  made += 1
  const mark = (what: string) => `canarino${made}${what}`
  const address = (n: number) => `198.51.${100 + made}.${n}`
  const email = `${mark('mail')}@shops.example`
  const id = Number(
    (
      await t.pool.query<{ id: number }>(
        `insert into users (email, name, phone, user_type, agency_id, password_hash) values ($1, $2, $3, $4, $5, $6) returning id`,
        [
          email,
          mark('name'),
          mark('phone'),
          userType,
          userType === 2 ? world.north.id : null,
          mark('password'),
        ],
      )
    ).rows[0]?.id,
  )
  const token = await openSession(t.db, id, t.clock.now())
  await t.pool.query(
    `update sessions set device = '${mark('device')}', ip = '${address(1)}' where user_id = ${id};
     insert into sign_in_places (user_id, ip, last_at) values (${id}, '${address(2)}', now());
     insert into devices (user_id, device, label, highest, seal, seen_at)
       values (${id}, gen_random_uuid(), '${mark('label')}', 1, '${mark('seal')}', now());
     insert into passkeys (user_id, credential_id, public_key, counter, name, created_at)
       values (${id}, '${mark('credential')}', '\\x00', 0, '${mark('passkey')}', now());
     insert into saved_views (user_id, list, name, search) values (${id}, 'clients', '${mark('view')}', '{"q":"${mark('q')}"}');
     insert into outbox (recipient, language, subject, text_body, html_body, message_id, state, sent_at)
       values ('${email.toUpperCase()}', 'it', '${mark('subject')}', '${mark('body')}', '', '${mark('message')}', 'sent', now());
     insert into free_requests (subject, since, created_at, created_by) values ('${mark('request')}', now(), now(), ${id});
     insert into request_messages (free_id, at, by, ours, text)
       select id, now(), ${id}, false, '${mark('text')}' from free_requests where created_by = ${id};
     insert into events (user_id, what, entity, entity_id, after, ip)
       values (${id}, 'user.changed', 'user', '${id}', '{"name":"${mark('before')}"}', '${address(3)}');`,
  )
  return { id, email, token, mark, address }
}

it('every table that names a person is among what is told, or tells of an act that the trail tells', async () => {
  const { rows } = await t.pool.query<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as table, a.attname as column from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = 'users'::regclass`,
  )
  const told = new Set(holdings.map(({ table, by }) => `${table} ${'id' in by ? by.id : by.email}`))
  const acts = /(_by|by_id)$/
  const untold = rows
    .map(({ table, column }) => `${table} ${column}`)
    .filter((one) => !told.has(one) && !acts.test(one))
  expect(untold.toSorted()).toEqual([
    // Whose client it is; an act on a client; whoever looked as him.
    'clients agent_id',
    'day_pauses by',
    'sessions viewer_id',
  ])
})

describe('what is held of a person', () => {
  it.each(['sales', 'agent', 'customer', 'reseller', 'press'] as const)(
    'is handed to %s of oneself alone',
    async (who: Who) => {
      const other = world.people.admin.id
      expect((await get(`admin/user/${other}/personal-data`, world.token(who))).status).toBe(403)
      expect((await get('me/personal-data', world.token(who))).status).toBe(200)
    },
  )

  it('is all that was planted and no secret; that it was handed out stands in the trail', async () => {
    const { id, mark, token, email, address } = await canary()
    const answer = await get(`admin/user/${id}/personal-data`)
    for (const what of [
      'name',
      'phone',
      'device',
      'label',
      'passkey',
      'view',
      'q',
      'subject',
      'request',
      'text',
    ])
      expect(answer.text, what).toContain(mark(what))
    expect(answer.text).toContain(address(2))
    for (const what of ['password', 'credential', 'seal', 'body'])
      expect(answer.text).not.toContain(mark(what))
    expect(responseOf<Held[]>(answer)[0]).toMatchObject({ kind: 'Account', values: { email } })
    expect(responseOf<Held[]>(await get('me/personal-data', token)).length).toBeGreaterThan(8)
    const { rows } = await t.pool.query(
      `select user_id from events where what = 'user.data_told' and entity_id = '${id}'`,
    )
    expect(rows).toEqual([{ user_id: world.people.admin.id }])
    const csv = await get('me/personal-data', token, { output: 'csv' })
    expect(csv.text).toContain(mark('view'))
    const pdf = await get('me/personal-data', token, { output: 'pdf' })
    expect([pdf.status, String(pdf.headers['content-type'])]).toEqual([200, 'application/pdf'])
  })

  it('is not handed to whoever looks as the person', async () => {
    const body = { reason: 'Un dubbio sui clienti' }
    const view = await t.ask('POST', `/api/v1.0/admin/view-as/${world.people.agent.id}`, {
      token: admin,
      body,
    })
    const { token } = responseOf<{ token: string }>(view)
    const answer = await get('me/personal-data', token)
    expect([answer.status, keyOf(answer)]).toEqual([403, 'view_as_reads_only'])
  })
})

describe('an erasure', () => {
  it('says before what goes and what the law keeps, and leaves nothing else', async () => {
    const { id, mark, token, address } = await canary()
    const before = responseOf<{ refused: string | null; things: { kind: string; kept: string | null }[] }>(
      await get(`admin/user/${id}/erasure`),
    )
    expect(before.refused).toBeNull()
    const kept = before.things.filter((one) => one.kept).map(({ kind }) => kind)
    expect(kept).toEqual(['Richieste e messaggi', 'Registro attività'])
    const answer = await erase(id)
    expect(answer.status, answer.text).toBe(200)
    await t.runJobs()
    const dump = await dumpOf(t.pool)
    const left = dump
      .split(/^-- /m)
      .flatMap((part) => (part.includes(mark('')) ? [part.slice(0, part.indexOf('\n'))] : []))
    // What was written to head office is a commercial letter, kept for ten years.
    expect(left.toSorted()).toEqual(['public.free_requests', 'public.request_messages'])
    for (const n of [1, 2, 3]) expect(dump).not.toContain(address(n))
    // Nothing of the account can be used any more, and it is said once.
    expect((await get('me/personal-data', token)).status).toBe(401)
    const again = await erase(id)
    expect([again.status, keyOf(again)]).toEqual([409, 'erased_before'])
  })

  it('is refused to everybody but administrators, of oneself and of the last one', async () => {
    const { id } = await canary()
    for (const who of ['sales', 'agent', 'customer', 'press'] as const)
      expect((await erase(id, world.token(who))).status).toBe(403)
    const own = await erase(world.people.admin.id)
    expect([own.status, keyOf(own)]).toEqual([409, 'not_oneself'])
    expect((await erase(999_999)).status).toBe(404)
    // A session of somebody who may not sign in any more is let in until it is looked at; the one who can stays.
    const second = await canary(1)
    await t.pool.query(`update users set password_hash = null where id = $1`, [second.id])
    const last = await erase(world.people.admin.id, second.token)
    expect([last.status, keyOf(last)]).toEqual([409, 'last_administrator'])
    expect((await erase(second.id)).status).toBe(200)
  })

  it('asked for twice at once happens once', async () => {
    const { id } = await canary()
    const both = await Promise.all([erase(id), erase(id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the register of processing', () => {
  it('is made from the calls, for administrators, as a file too', async () => {
    expect((await get('admin/processing', world.token('sales'))).status).toBe(403)
    const rows = responseOf<
      { area: string; data: string; recipients: string; basis: string; kept: string }[]
    >(await get('admin/processing'))
    expect(rows.find(({ area }) => area === 'Schede cliente')?.data).toContain('coordinate bancarie')
    expect(rows.find(({ area }) => area === 'Importazioni')?.recipients).not.toContain('Agente')
    for (const row of rows) expect(Object.values(row).every(Boolean), row.area).toBe(true)
    const file = await get('admin/processing', admin, { output: 'xlsx' })
    expect(file.status).toBe(200)
  })
})
