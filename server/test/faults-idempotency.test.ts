import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@mandato/contract'
import { materialsCalls } from '@mandato/contract/materials/calls'
import { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { sheetPaperCalls } from '@mandato/contract/sheets/paper-calls'
import { sheetsCalls } from '@mandato/contract/sheets/calls'
import { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import { signingCalls } from '@mandato/contract/signing/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import type { Answer } from './harness.ts'
import { contentsOf } from './contents.ts'
import { type Asked, granted } from './granted.ts'
import { openSession, password } from './world.ts'

/*
 * Every call that writes, made from the contract: whoever asks it again with the same `Idempotency-Key` gets
 * the same bytes and has no second effect. A refusal is not kept.
 */
const { t, world } = await openCompany()

/** What there is nothing to try with: asked as it stands it is refused, or it must never be kept. */
const leftOut = new Set<string>([
  'login',
  'cancelPrintJob',
  // Steps of a state machine: the same mechanism keeps their answers, their own domains walk the states.
  ...Object.keys({ ...clientsCalls, ...sheetsCalls, ...sheetPaperCalls, ...signingCalls }),
  ...Object.keys({ ...materialsCalls, ...materialRequestCalls }),
  ...Object.keys({ ...prepareCalls, ...shipmentCalls, ...deliveryCalls }),
])
/** Ends the very session it is asked with: asked again it is told that there is none. */
const endsItself = new Set<CallName>(['logout'])

const writes = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, call]) => call.effect === 'write' && !leftOut.has(name),
)

async function ask(name: CallName, { who, sample }: Asked, key: string, token?: string): Promise<Answer> {
  const session = who === null ? undefined : (token ?? world.token(who))
  return askSample(t, calls[name], sample, session, { 'idempotency-key': key })
}

// All ask from one address and within one minute of the clock, which only so many tries are for.
beforeEach(async () => void (await t.db.deleteFrom('guesses').execute()))

/** Everything the portal knows, and how many jobs were sent. */
const everything = async (): Promise<{ tables: Map<string, string>; jobs: number }> => ({
  tables: await contentsOf(t.pool),
  jobs: await t.sentJobs(),
})

describe('the same key', () => {
  it.each(writes)('%s: one after the other', async (name) => {
    const asked = await granted({ t, world }, name)
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
    const asked = await granted({ t, world }, name)
    const token = await ownSession(asked)
    const [before, sent] = [await events(), await t.sentJobs()]
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(name, asked, key, token)))
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size, name).toBe(1)
    // The others were told that it still runs, that they try too often, or that the session is over.
    for (const { status } of answers) expect([200, 401, 409, 429], name).toContain(status)
    expect((await events()) - before, name).toBeLessThanOrEqual(1)
    expect((await t.sentJobs()) - sent, name).toBeLessThanOrEqual(1)
  })

  it.each(writes)('%s: something else with it is refused', async (name) => {
    const asked = await granted({ t, world }, name)
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
