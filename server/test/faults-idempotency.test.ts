import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@mandato/contract'
import { clientsCalls } from '@mandato/contract/clients'
import { sheetPaperCalls } from '@mandato/contract/sheet-papers'
import { sheetsCalls } from '@mandato/contract/sheets'
import { signingCalls } from '@mandato/contract/signing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdminToken } from '../src/accounts/index.ts'
import { newToken, tokenHash } from '../src/accounts/secrets.ts'
import { askSample } from './ask-sample.ts'
import { type Answer, testApp, type TestApp } from './harness.ts'
import { contentsOf } from './contents.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { buildWorld, openSession, password, type Who, type World } from './world.ts'

/*
 * Every call that writes, made from the contract: whoever asks it again with the same `Idempotency-Key` gets
 * the same bytes and has no second effect. A refusal is not kept.
 */
let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp({ now: '2025-11-17T08:00:00Z' })
  world = await buildWorld(t)
})
afterAll(() => t.close())

/** Who asks what: prepared so that it is granted. */
interface Asked {
  readonly who: Who | null
  readonly sample: Sample
  /** The same with something else in it; none where there is nothing to vary. */
  readonly other?: Sample
}

const fresh = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }
const body = (sample: Sample, more: object): Sample => ({ ...sample, body: { ...sample.body, ...more } })

async function importIn(state: 'checked' | 'queued'): Promise<number> {
  const row = { kind: 'agencies', state, file_name: 'a.csv', bytes: 1, dry_run: true, accept_valid: false }
  const counts = state === 'checked' ? { rows: 1, created: 1, file_id: await keptFile() } : {}
  const { id } = await t.db
    .insertInto('imports')
    .values({ ...row, ...counts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keptFile(): Promise<number> {
  const file = {
    stored_as: randomUUID().replaceAll('-', ''),
    name: 'a.csv',
    mime: 'text/csv',
    bytes: 0,
    sha256: '',
  }
  return (await t.db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()).id
}

/** Gives a person the password of the world again, so that a change is granted each time. */
async function forgetChanges(who: Who): Promise<void> {
  const { password_hash } = await t.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', world.people.press.id)
    .executeTakeFirstOrThrow()
  const { id } = world.people[who]
  await t.db.updateTable('users').set({ password_hash, former_hashes: [] }).where('id', '=', id).execute()
}

/** What a call needs before it can be granted; the others are granted as their samples stand. */
const preparations: Partial<Record<CallName, () => Promise<Asked>>> = {
  async changePassword() {
    const sample = { body: { old: password, new: fresh.password, confirm: fresh.password } }
    await forgetChanges('clerk')
    const changed = 'Ciliegio-2026!'
    return { who: 'clerk', sample, other: body(sample, { new: changed, confirm: changed }) }
  },
  async resetPassword() {
    await forgetChanges('reseller')
    const sample = { params: { token: await resetToken() }, body: fresh }
    return {
      who: null,
      sample,
      other: body(sample, { password: 'Ciliegio-2026!', confirm: 'Ciliegio-2026!' }),
    }
  },
  async createFirstAdmin() {
    await t.db.updateTable('users').set({ user_type: 4 }).where('user_type', '=', 1).execute()
    const token = (await firstAdminToken(t.db, t.clock)) ?? ''
    const person = { email: `${randomUUID()}@shops.example`, name: 'Prima', ...fresh }
    const sample = { params: { token }, body: person }
    return { who: null, sample, other: body(sample, { name: 'Seconda' }) }
  },
  async endSession() {
    const token = await openSession(t.db, world.people.agent.id, t.clock.now())
    expect(token).toHaveLength(43)
    const { id } = await t.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', world.people.agent.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { who: 'agent', sample: { params: { id } } }
  },
  async applyImport() {
    return { who: 'sales', sample: { params: { id: await importIn('checked') }, body: {} } }
  },
  async cancelImport() {
    return { who: 'sales', sample: { params: { id: await importIn('queued') } } }
  },
}

/** What there is nothing to try with: asked as it stands it is refused, or it must never be kept. */
const leftOut = new Set<string>([
  'login',
  'cancelPrintJob',
  // Steps of a state machine: the same mechanism keeps their answers, their own domains walk the states.
  ...Object.keys({ ...clientsCalls, ...sheetsCalls, ...sheetPaperCalls, ...signingCalls }),
])
/** Ends the very session it is asked with: asked again it is told that there is none. */
const endsItself = new Set<CallName>(['logout'])

async function resetToken(): Promise<string> {
  const token = newToken()
  const link = { token_hash: tokenHash(token), purpose: 'reset', user_id: world.people.reseller.id }
  const times = { created_at: '2025-11-17T07:59:00Z', expires_at: '2025-11-17T09:00:00Z' }
  await t.db
    .insertInto('one_time_links')
    .values({ ...link, ...times })
    .execute()
  return token
}

async function prepared(name: CallName): Promise<Asked> {
  await t.db.updateTable('users').set({ user_type: 1 }).where('id', '=', world.people.admin.id).execute()
  const prepare = preparations[name]
  if (prepare) return prepare()
  const call: Call = calls[name]
  const sample = samples[name](idsOf(world, 'own'))
  const who = call.roles === 'public' ? null : call.roles.includes('admin') ? 'admin' : 'agent'
  const changed = sample.body && Object.entries(sample.body).map(([key, value]) => [key, another(value)])
  return {
    who,
    sample,
    ...(changed && { other: { ...sample, body: Object.fromEntries(changed) as object } }),
  }
}

const another = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (value === 'it') return 'fr'
  if (typeof value === 'string' && value.includes('@')) return `other.${value}`
  return typeof value === 'string' && value.startsWith('+') ? `${value}9` : value
}

const writes = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, call]) => call.effect === 'write' && !leftOut.has(name),
)

async function ask(name: CallName, { who, sample }: Asked, key: string, token?: string): Promise<Answer> {
  const session = who === null ? undefined : (token ?? world.token(who))
  return askSample(t, calls[name], sample, session, { 'idempotency-key': key })
}

/** Everything the portal knows, and how many jobs were sent. */
const everything = async (): Promise<{ tables: Map<string, string>; jobs: number }> => ({
  tables: await contentsOf(t.pool),
  jobs: t.sentJobs(),
})

describe('the same key', () => {
  it.each(writes)('%s: one after the other', async (name) => {
    const asked = await prepared(name)
    const token = await ownSession(asked)
    const key = randomUUID()
    const first = await ask(name, asked, key, token)
    expect([name, first.status, first.text]).toEqual([name, 200, first.text])
    const after = await everything()
    const second = await ask(name, asked, key, token)
    if (endsItself.has(name)) expect(second.status).toBe(401)
    else expect([second.status, second.text]).toEqual([200, first.text])
    expect(await everything()).toEqual(after)
  })

  it.each(writes)('%s: fifty at once', async (name) => {
    const asked = await prepared(name)
    const token = await ownSession(asked)
    const [before, sent] = [await events(), t.sentJobs()]
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(name, asked, key, token)))
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size, name).toBe(1)
    // The others were told that it still runs, that they try too often, or that the session is over.
    for (const { status } of answers) expect([200, 401, 409, 429], name).toContain(status)
    expect((await events()) - before, name).toBeLessThanOrEqual(1)
    expect(t.sentJobs() - sent, name).toBeLessThanOrEqual(1)
  })

  it.each(writes)('%s: something else with it is refused', async (name) => {
    const asked = await prepared(name)
    const key = randomUUID()
    if (!asked.other) return
    const token = await ownSession(asked)
    await ask(name, asked, key, token)
    const after = await everything()
    const { status, text } = await ask(name, { ...asked, sample: asked.other }, key, token)
    expect([status, text]).toEqual([409, expect.stringContaining('key_used_for_other')])
    expect(await everything()).toEqual(after)
  })
})

it('of two people are two keys', async () => {
  const key = randomUUID()
  const sample = { body: { language: 'fr' } }
  const answers = [
    await ask('updateMe', { who: 'agent', sample }, key),
    await ask('updateMe', { who: 'southAgent', sample }, key),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.text).not.toBe(answers[1]?.text)
})

it('of a refusal is as good as new', async () => {
  const key = randomUUID()
  const asked = { who: 'sales', sample: { params: { id: 2_000_000_000 }, body: { phone: '+39' } } } as const
  expect((await ask('updateAgency', asked, key)).status).toBe(404)
  const granted = {
    who: 'sales',
    sample: { params: { id: world.north.id }, body: { phone: '+39' } },
  } as const
  expect((await ask('updateAgency', granted, key)).status).toBe(200)
})

it('never keeps a sign-in: no token lies in the database', async () => {
  const asked = { who: null, sample: { body: { user: world.people.admin.email, password } } }
  const key = randomUUID()
  const [one, two] = [await ask('login', asked, key), await ask('login', asked, key)]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.text).not.toBe(two.text)
  const { rows } = await t.pool.query('select from idempotency_keys where key = $1', [key])
  expect(rows).toEqual([])
})

/** A session that the call may end without harm to the others. */
const ownSession = async ({ who }: Asked): Promise<string | undefined> =>
  who === null ? undefined : openSession(t.db, world.people[who].id, t.clock.now())

const events = async (): Promise<number> =>
  (await t.pool.query<{ n: number }>('select count(*) as n from events')).rows[0]?.n ?? 0
