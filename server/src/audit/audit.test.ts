import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Answer } from '../../test/harness.ts'
import type { Who } from '../../test/world.ts'
import { recordEvent } from '../platform/events.ts'

/* What was done, by whom and when: found by person, thing and day, told in words, altered by nobody. */
const { t, world } = await openCompany()
const admin = world.token('admin')
interface Entry {
  id: number
  at: string
  who: string | null
  who_id: number | null
  acting_for: string | null
  what: string
  entity: string
  entity_id: string
  thing: string
  changes: { field: string; before: string | null; after: string | null }[]
  changed: string
  ip: string | null
}
const ask = (query: Record<string, string> = {}, token = admin, headers = {}) =>
  t.ask('GET', '/api/v1.0/admin/audit', { token, query, headers })
const argsOf = (answer: Answer) =>
  (answer.body as { args: { response: Entry[]; meta: { older: number | null } } }).args
const entries = async (query: Record<string, string> = {}, headers = {}) => {
  const answer = await ask(query, admin, headers)
  expect(answer.status, answer.text).toBe(200)
  return argsOf(answer)
}
const italian = { 'accept-language': 'it' }

describe('the trail', () => {
  it.each(['sales', 'agent', 'customer', 'reseller', 'press'] as const)(
    'is refused to %s; administrators read it',
    async (who: Who) => {
      expect((await ask({}, world.token(who))).status).toBe(403)
      expect((await ask()).status).toBe(200)
    },
  )

  it('is found by person, thing and day of Rome, the newest first, and goes on where one stopped', async () => {
    const { agent, customer } = world.people
    for (let n = 1; n <= 60; n += 1)
      await recordEvent(
        { db: t.db, user: agent },
        {
          what: 'material.changed',
          entity: 'material',
          id: 7_000 + (n % 2),
          after: { visible: n % 3 === 0 },
        },
      )
    await recordEvent({ db: t.db, user: customer }, { what: 'order.create', entity: 'order', id: 9_000 })
    // Half past midnight in Rome is the day before by the clock of the server.
    await t.pool.query(
      `insert into events (what, entity, entity_id, at) values ('budget.set', 'budget', '1', '2024-03-09T23:30:00Z'),
       ('budget.set', 'budget', '2', '2024-03-10T23:30:00Z')`,
    )
    const first = await entries({ user: String(agent.id), entity: 'material' })
    expect(first.response).toHaveLength(50)
    const rest = await entries({
      user: String(agent.id),
      entity: 'material',
      before: String(first.meta.older),
    })
    expect([rest.response.length, rest.meta.older]).toEqual([10, null])
    const ids = [...first.response, ...rest.response].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    expect((await entries({ entity: 'material', entity_id: '7001' })).response).toHaveLength(30)
    expect((await entries({ entity: 'order', entity_id: '9000' })).response[0]?.who_id).toBe(customer.id)
    const day = await entries({ from: '2024-03-10', to: '2024-03-10' })
    expect(day.response.map(({ entity_id }) => entity_id)).toEqual(['1'])
    expect((await entries({ from: '2024-03-11', to: '2024-03-11', entity: 'budget' })).response).toHaveLength(
      1,
    )
    expect((await ask({ entity: 'nothing' })).status).toBe(422)
    expect((await ask({ from: '2024-13-01' })).status).toBe(422)
  })

  it('says before and after in the reader’s words: fields, codes, names behind ids', async () => {
    const { client, agency } = { client: world.north.client, agency: world.north.id }
    await recordEvent(
      { db: t.db, user: world.people.admin, ip: '203.0.113.7' },
      {
        what: 'user.changed',
        entity: 'user',
        id: world.people.agent.id,
        before: { user_type: 3, permissions: [], agency_id: null, client_ids: [client] },
        after: { user_type: 2, permissions: ['logistics'], agency_id: agency, client_ids: [client] },
      },
    )
    const [entry] = (await entries({ entity: 'user', entity_id: String(world.people.agent.id) }, italian))
      .response
    expect(entry).toMatchObject({
      what: 'Account modificato',
      who: 'Person admin',
      ip: '203.0.113.7',
    })
    expect(entry?.thing).toBe('Person agent')
    const said = Object.fromEntries(
      entry?.changes.map(({ field, before, after }) => [field, [before, after]]) ?? [],
    )
    expect(said).toEqual({
      Tipo: ['Cliente', 'Agente'],
      Permessi: [null, 'gestire materiali e spedizioni'],
      Agenzia: [null, expect.stringContaining(' ')],
    })
  })

  it('is taken away as a file, which is an entry itself; so is every export, with whoever it was made as', async () => {
    const file = await ask({ output: 'csv', entity: 'user' }, admin, italian)
    expect(file.text).toContain('Account modificato')
    const view = await t.ask('POST', `/api/v1.0/admin/view-as/${world.people.agent.id}`, {
      token: world.token('admin'),
      body: { reason: 'Un dubbio sui clienti' },
    })
    const { token } = (view.body as { args: { response: { token: string } } }).args.response
    expect((await t.ask('GET', '/api/v1.0/agencies/clients?output=xlsx', { token })).status).toBe(200)
    const [looked, own] = (await entries({ entity: 'list' }, italian)).response
    expect(own).toMatchObject({ who_id: world.people.admin.id, thing: 'Registro attività', acting_for: null })
    expect(own?.changed).toContain('csv')
    expect(looked).toMatchObject({
      who_id: world.people.admin.id,
      acting_for: 'Person agent',
      entity_id: 'clients',
    })
  })

  it('holds every sensitive read of a thing that was answered, and none that was refused', async () => {
    const read = async (token: string, client: number) =>
      t.ask('GET', `/api/v1.0/invoices/statement/${client}`, { token })
    const count = async () => (await entries({ entity: 'client' }, italian)).response.length
    const before = await count()
    expect((await read(world.token('southAgent'), world.north.client)).status).toBe(404)
    expect(await count()).toBe(before)
    expect((await read(world.token('agent'), world.north.client)).status).toBe(200)
    const [entry] = (await entries({ entity: 'client' }, italian)).response
    expect(entry).toMatchObject({ what: 'Documento aperto', who_id: world.people.agent.id })
    // The client's own history tells what happened to it, not who looked.
    const { rows } = await t.pool.query(`select client_id from events where what = 'paper.read'`)
    expect(rows).toEqual([{ client_id: null }])
  })
})

describe('an entry', () => {
  const refused = (sql: string) => expect(t.pool.query(sql)).rejects.toThrow(/entries of the history/)

  it.each([
    `update events set what = 'order.send'`,
    `update events set user_id = 1`,
    `update events set at = now()`,
    `update events set after = '{"forged":true}'`,
    `update events set ip = '198.51.100.1'`,
    `update events set entity_id = '1'`,
    `update events set notice = true`,
    `delete from events`,
    `set local mandato.letting_go = 'events'; delete from events`,
    'truncate events',
  ])('is not altered by the portal’s own role: %s', refused)

  it('may lose its values and its address, which erasure and retention ask for', async () => {
    await t.pool.query(
      `begin; update events set ip = null, before = null, after = null, notice = false; rollback`,
    )
  })

  it('goes when the years of the settings are over, its address earlier; nothing younger does', async () => {
    const years = (n: number) => new Date(t.clock.now().getTime() - n * 365.25 * 86_400_000).toISOString()
    await t.pool.query(
      `insert into events (what, entity, entity_id, at, ip) values ('budget.set', 'budget', 'old', $1, '203.0.113.1'),
       ('budget.set', 'budget', 'late', $2, '203.0.113.1'), ('budget.set', 'budget', 'new', now(), '203.0.113.1')`,
      [years(11), years(4)],
    )
    const kept = async () =>
      (
        await t.pool.query<{ entity_id: string; ip: string | null }>(
          `select entity_id, host(ip) as ip from events where entity = 'budget' and entity_id in ('old', 'late', 'new') order by id`,
        )
      ).rows.map(({ entity_id, ip }) => [entity_id, ip])
    await t.runJob('forget-old-entries')
    expect(await kept()).toEqual([
      ['late', null],
      ['new', '203.0.113.1'],
    ])
    const others = { sign_in_days: 30, mail_days: 30, mail_months: 12, import_days: 90 }
    const shorter = { audit: { years: 3, address_months: 1, ...others } }
    const changed = await t.ask('PUT', '/api/v1.0/admin/settings', { token: admin, body: shorter })
    expect(changed.status, changed.text).toBe(200)
    await t.runJob('forget-old-entries')
    expect(await kept()).toEqual([['new', '203.0.113.1']])
    const tooShort = { audit: { years: 1, address_months: 1, ...others } }
    expect((await t.ask('PUT', '/api/v1.0/admin/settings', { token: admin, body: tooShort })).status).toBe(
      422,
    )
  })
})
