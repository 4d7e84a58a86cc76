import { type Call, type CallName, calls, permissions } from '@mandato/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { articlesThatGo } from '../../test/articles-that-go.ts'
import { askSample } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { contentsOf } from '../../test/contents.ts'
import { contentsThatGo } from '../../test/contents-that-go.ts'
import { goodsThatGo } from '../../test/goods-that-go.ts'
import { invoicesThatGo } from '../../test/invoices-that-go.ts'
import { materialsThatGo } from '../../test/materials-that-go.ts'
import { ordersThatGo } from '../../test/orders-that-go.ts'
import { requestsThatGo } from '../../test/requests-that-go.ts'
import { sheetsThatGo } from '../../test/sheets-that-go.ts'
import { idsOf, samples } from '../../test/samples.ts'
import { openSession, type Who } from '../../test/world.ts'
import type { Answer } from '../../test/harness.ts'

const { t, world } = await openCompany()
const responseOf = <T>(answer: Answer) => (answer.body as { args: { response: T } }).args.response
const keyOf = (answer: Answer) => (answer.body as { args?: { error?: { key: string } } }).args?.error?.key
const reason = 'Non vede lo sconto, richiesta 418'
const look = (who: Who, token = world.token('admin'), body: object = { reason }) =>
  t.ask('POST', `/api/v1.0/admin/view-as/${world.people[who].id}`, { token, body })
const lookAs = async (who: Who, token?: string) =>
  responseOf<{ token: string; expires_at: string }>(await look(who, token)).token
const me = (token: string) => t.ask('GET', '/api/v1.0/auth/me', { token })
const all = Object.entries(calls) as [CallName, Call][]
const writes = all.filter(
  ([, call]) => call.effect === 'write' && call.roles !== 'public' && !call.whileViewing,
)

describe('whoever looks as somebody else', () => {
  let token = ''
  beforeAll(async () => {
    token = await lookAs('agent')
  })

  it.each(writes)('is refused %s', async (name, call) => {
    const answer = await askSample(t, call, samples[name](idsOf(world, 'own')), token)
    expect([answer.status, keyOf(answer)]).toEqual([403, 'view_as_reads_only'])
  })

  it('is refused every call that writes, but those that end it', () => {
    const open = all.filter(([, call]) => call.effect === 'write' && call.whileViewing).map(([name]) => name)
    expect(open).toEqual(['logout', 'endViewAs'])
    expect(writes.length).toBeGreaterThan(100)
  })

  it('reads what the other reads, and is told so', async () => {
    expect(responseOf(await me(token))).toMatchObject({
      userId: world.people.agent.id,
      viewing: { by: 'Person admin' },
    })
    expect((await t.ask('GET', '/api/v1.0/admin/users/1', { token })).status).toBe(403)
    const hidden = responseOf<{ what: string; why: string }[]>(
      await t.ask('GET', '/api/v1.0/admin/view-as/hidden', { token }),
    )
    expect(hidden.map(({ what }) => what)).toContain('Importazioni')
  })

  it('leaves its name on what is exported', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/clients', { token, query: { output: 'csv' } })
    expect(answer.status).toBe(200)
    expect(String(answer.headers['content-disposition'])).toContain('person-admin')
  })

  it('leaves no trace among the sessions of the other', async () => {
    const sessions = responseOf<{ id: number }[]>(
      await t.ask('GET', '/api/v1.0/auth/sessions', { token: world.token('agent') }),
    )
    expect(sessions).toHaveLength(1)
    const event = await t.db
      .selectFrom('events')
      .selectAll()
      .where('what', '=', 'user.viewed_as')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ user_id: world.people.admin.id, after: { reason } })
  })
})

describe('what whoever looks reads', () => {
  const reads = all.filter(([, call]) => call.effect === 'read' && call.roles !== 'public')
  /** What is said of the looking itself, which of the sessions it is, and what is handed to oneself alone. */
  const apart = new Set<CallName>(['me', 'viewAsHidden', 'sessions', 'ownData'])
  beforeAll(async () => {
    await sheetsThatGo(t.db, world)
    await goodsThatGo(t, world, 'north')
    await ordersThatGo(t.db, world)
    await invoicesThatGo(t, world)
    await requestsThatGo(t.db, world)
    await materialsThatGo(t, world)
    await articlesThatGo(t.db, world)
    await contentsThatGo(t, world)
  })

  it.each(['agent', 'customer'] as const)(
    'is what the %s reads, and nothing of it is written',
    async (who) => {
      const asked = reads.filter(([name]) => !apart.has(name))
      const answersTo = async (token: string) => {
        const answers: [CallName, number, string | undefined][] = []
        for (const [name, call] of asked) {
          const { status, text } = await askSample(t, call, samples[name](idsOf(world, 'own')), token)
          // Addresses are of whoever gets them; a file says when it was made.
          const said = text?.replaceAll(/public\/[\w-]+\/[\w.-]+/g, 'address')
          answers.push([name, status, call.whole ? undefined : said])
        }
        return answers
      }
      // Asked twice, for a file that was taken is known as taken from then on.
      await answersTo(world.token(who))
      const own = await answersTo(world.token(who))
      const token = await lookAs(who)
      const before = await contentsOf(t.pool)
      const seen = await answersTo(token)
      const after = await contentsOf(t.pool)
      expect(seen).toEqual(own)
      // That somebody took a file or read what is sensitive is kept, of whoever did.
      const taken = { download_takes: '', events: '' }
      expect({ ...after, ...taken }).toEqual({ ...before, ...taken })
      expect(seen.filter(([, status]) => status === 200).length).toBeGreaterThan(30)
    },
  )

  it('is taken in their own name, and no address outlives the looking', async () => {
    const { file } = idsOf(world, 'own').contents
    const takers = () => t.db.selectFrom('download_takes').select('user_id').distinct().execute()
    await t.db.deleteFrom('download_takes').execute()
    const token = await lookAs('agent')
    const url = `/api/v1.0/downloads/file/${file}`
    expect((await t.ask('GET', url, { token })).status).toBe(200)
    expect(await takers()).toEqual([{ user_id: world.people.admin.id }])
    const detail = await t.ask('GET', `/api/v1.0/downloads/detail/${file}`, { token })
    const address = responseOf<{ url: string }>(detail).url
    expect(address).toContain(`.${world.people.admin.id}.`)
    const zip = await t.ask('POST', '/api/v1.0/downloads/zip/address', { token, body: { ids: [file] } })
    expect([zip.status, keyOf(zip)]).toEqual([403, 'view_as_reads_only'])
  })

  it('is a print of whoever looks, not of the person', async () => {
    const token = await lookAs('agent')
    const print = { user_id: world.people.agent.id, call: 'clients', language: 'it', file_name: 'a.pdf' }
    const input = JSON.stringify({ viewer: { id: world.people.admin.id } })
    const { id } = await t.db
      .insertInto('prints')
      .values({ ...print, input })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ask = async (by: string) => (await t.ask('GET', `/api/v1.0/me/jobs/${id}`, { token: by })).status
    expect([await ask(token), await ask(world.token('agent'))]).toEqual([200, 404])
  })
})

describe('nobody looks', () => {
  it.each<[Who, Who, number]>([
    ['admin', 'sales', 404],
    ['admin', 'admin', 404],
    ['sales', 'clerk', 404],
    ['sales', 'admin', 404],
    ['sales', 'reseller', 404],
    ['clerk', 'agent', 403],
    ['agent', 'customer', 403],
    ['sales', 'agent', 200],
    ['admin', 'press', 200],
  ])('%s as %s: %i', async (who, as, status) => {
    expect((await look(as, world.token(who))).status).toBe(status)
  })

  it('without a reason', async () => {
    expect((await look('agent', world.token('admin'), { reason: ' ' })).status).toBe(422)
  })

  it('through somebody one looks as already', async () => {
    const token = await lookAs('agent')
    expect(keyOf(await look('customer', token))).toBe('view_as_reads_only')
  })
})

describe('looking ends', () => {
  it('when it is left, and leaves the own session alone', async () => {
    const token = await lookAs('customer')
    expect((await t.ask('DELETE', '/api/v1.0/admin/view-as', { token })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await me(world.token('admin'))).status).toBe(200)
    const again = await t.ask('DELETE', '/api/v1.0/admin/view-as', { token: world.token('admin') })
    expect([again.status, keyOf(again)]).toEqual([409, 'not_viewing'])
  })

  it('when they sign out, here or everywhere: sessions of the other go on', async () => {
    for (const everywhere of ['', '?all=1']) {
      const token = await lookAs('customer')
      expect((await t.ask('POST', `/api/v1.0/auth/logout${everywhere}`, { token })).status).toBe(200)
      expect((await me(token)).status).toBe(401)
      expect((await me(world.token('customer'))).status).toBe(200)
      expect((await me(world.token('admin'))).status).toBe(200)
    }
  })

  it('when their account is changed: with other areas they might not see the other', async () => {
    const own = await openSession(t.db, world.people.sales.id, t.clock.now())
    const token = await lookAs('agent', own)
    const url = `/api/v1.0/admin/user/${world.people.sales.id}`
    const admin = world.token('admin')
    const { version, name, language } = responseOf<{ version: number; name: string; language: string }>(
      await t.ask('GET', url, { token: admin }),
    )
    const body = { version, name, language, user_type: 4, areas: ['IT-MI'], permissions: ['view_as'] }
    expect((await t.ask('PUT', url, { token: admin, body })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await me(own)).status).toBe(200)
    await t.db
      .updateTable('users')
      .set({ areas: [], permissions: [...permissions] })
      .where('id', '=', world.people.sales.id)
      .execute()
  })

  it('when another one begins', async () => {
    const first = await lookAs('customer')
    await lookAs('agent')
    expect((await me(first)).status).toBe(401)
  })

  it('when the account, the right or the session of whoever looks ends, or the account of the other', async () => {
    const insert = async (values: object) =>
      (
        await t.db
          .insertInto('users')
          .values({ email: `${Math.random()}@shops.example`, name: 'Wer', user_type: 4, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const ending = [
      { who: 'viewer', change: { active: false } },
      { who: 'viewer', change: { permissions: [] as string[] } },
      { who: 'viewed', change: { active: false } },
      { who: 'viewed', change: { user_type: 4, agency_id: null } },
    ] as const
    for (const { who, change } of ending) {
      const viewer = await insert({ permissions: ['view_as'] })
      const viewed = await insert({ user_type: 2, agency_id: world.north.id })
      const own = await openSession(t.db, viewer, t.clock.now())
      const answer = await t.ask('POST', `/api/v1.0/admin/view-as/${viewed}`, {
        token: own,
        body: { reason },
      })
      const { token } = responseOf<{ token: string }>(answer)
      expect((await me(token)).status).toBe(200)
      await t.db
        .updateTable('users')
        .set(change)
        .where('id', '=', who === 'viewer' ? viewer : viewed)
        .execute()
      expect((await me(token)).status, JSON.stringify(change)).toBe(401)
    }
    const viewer = await insert({ permissions: ['view_as'] })
    const own = await openSession(t.db, viewer, t.clock.now())
    const token = await lookAs('agent', own)
    await t.ask('POST', '/api/v1.0/auth/logout', { token: own })
    expect((await me(token)).status).toBe(401)
  })

  it('after thirty minutes, however much is read', async () => {
    const token = await lookAs('agent')
    t.clock.advance(29 * 60_000)
    expect((await me(token)).status).toBe(200)
    t.clock.advance(2 * 60_000)
    expect((await me(token)).status).toBe(401)
  })
})

describe('who sees a thing', () => {
  it('is told with the rule, and only of what one sees oneself', async () => {
    const url = `/api/v1.0/visible-to/client/${world.north.client}`
    const seen = responseOf<{ who: string; rule: string }[]>(
      await t.ask('GET', url, { token: world.token('clerk') }),
    )
    expect(seen.map(({ who }) => who)).toEqual(
      expect.arrayContaining(['Person agent', 'Person clerk', 'Person customer']),
    )
    expect(seen.map(({ who }) => who)).not.toContain('Person southAgent')
    for (const who of ['clerk', 'sales', 'agent', 'southAgent'] as const) {
      const detail = `/api/v1.0/clients/detail/${world.north.client}`
      const sees = (await t.ask('GET', detail, { token: world.token(who) })).status === 200
      const named = seen.some((one) => one.who === `Person ${who}`)
      // Those without areas are counted, not named.
      expect([who, named]).toEqual([who, sees && who !== 'sales'])
    }
    const foreign = `/api/v1.0/visible-to/client/${world.south.client}`
    expect((await t.ask('GET', foreign, { token: world.token('clerk') })).status).toBe(404)
  })
})
