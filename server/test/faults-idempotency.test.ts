import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@mandato/contract'
import { factorCalls } from '@mandato/contract/accounts/factor-calls'
import { materialsCalls } from '@mandato/contract/materials/calls'
import { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { sheetPaperCalls } from '@mandato/contract/sheets/paper-calls'
import { sheetsCalls } from '@mandato/contract/sheets/calls'
import { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import { invoiceCalls } from '@mandato/contract/invoices/calls'
import { requestListCalls } from '@mandato/contract/requests/calls'
import { contentCalls } from '@mandato/contract/content/calls'
import { downloadEditingCalls } from '@mandato/contract/content/download-editing'
import { downloadCalls } from '@mandato/contract/content/downloads'
import { contentDeskCalls } from '@mandato/contract/content/desk'
import { contentEditingCalls } from '@mandato/contract/content/editing'
import { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import { orderCalls } from '@mandato/contract/orders/calls'
import { readyOrderCalls } from '@mandato/contract/orders/ready-calls'
import { readyCalls } from '@mandato/contract/ready/calls'
import { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import { signingCalls } from '@mandato/contract/signing/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import type { Answer } from './harness.ts'
import { contentsOf, rowCounts } from './contents.ts'
import { goodsThatGo } from './goods-that-go.ts'
import { type Asked, granted } from './granted.ts'
import { invoicesThatGo } from './invoices-that-go.ts'
import { materialsThatGo } from './materials-that-go.ts'
import { contentsThatGo } from './contents-that-go.ts'
import { articlesThatGo } from './articles-that-go.ts'
import { requestsThatGo } from './requests-that-go.ts'
import { ordersThatGo } from './orders-that-go.ts'
import { openSession, password } from './world.ts'

/*
 * Every call that writes, made from the contract: whoever asks it again with the same `Idempotency-Key` gets
 * the same bytes and has no second effect. A refusal is not kept.
 */
const { t, world } = await openCompany()

/** What there is nothing to try with: asked as it stands it is refused, or it must never be kept. */
const leftOut = new Set<string>([
  'login',
  'viewAs',
  'cancelPrintJob',
  'stopBulk',
  'closeBulk',
  // Their answers are secrets and never kept, and what they are asked with is good once by itself.
  ...Object.keys(factorCalls),
  // Steps of a state machine: the same mechanism keeps their answers, their own domains walk the states.
  ...Object.keys({ ...clientsCalls, ...sheetsCalls, ...sheetPaperCalls, ...signingCalls }),
])
/** Ends the very session it is asked with: asked again it is told that there is none. */
const endsItself = new Set<CallName>(['logout', 'endViewAs'])

const writes = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, call]) => call.effect === 'write' && !leftOut.has(name),
)

/** Calls about things that the first act on them takes further, or ends. */
const aboutMaterials = { ...materialsCalls, ...materialRequestCalls }
const aboutGoods = { ...prepareCalls, ...shipmentCalls, ...deliveryCalls }

const aboutContents = {
  ...contentCalls,
  ...contentEditingCalls,
  ...contentDeskCalls,
  ...downloadCalls,
  ...downloadEditingCalls,
}

/** A question that is granted, about something no other test acts on. */
async function prepared(name: CallName): Promise<Asked> {
  if (name in aboutMaterials) await materialsThatGo(t, world)
  if (name in aboutContents) await contentsThatGo(t, world)
  if (name in orderCalls || name in readyOrderCalls) await ordersThatGo(t.db, world)
  if (name in invoiceCalls) await invoicesThatGo(t, world)
  if (name in applianceCalls || name in readyCalls) await articlesThatGo(t.db, world)
  if (name in requestListCalls) await requestsThatGo(t.db, world)
  if (name in aboutGoods) await goodsThatGo(t, world, 'north')
  // While one is at work the same act is not begun again.
  if (name === 'startBulk') await t.db.updateTable('bulk_runs').set({ state: 'done' }).execute()
  return granted({ t, world }, name)
}

async function ask(name: CallName, { who, sample }: Asked, key: string, token?: string): Promise<Answer> {
  const session = who === null ? undefined : (token ?? world.token(who))
  return askSample(t, calls[name], sample, session, { 'idempotency-key': key })
}

// All ask from one address and within one minute of the clock, which only so many tries are for.
beforeEach(async () => void (await t.db.deleteFrom('guesses').execute()))

/** Everything the portal knows, and how many jobs were sent. */
const everything = async (): Promise<{ tables: Record<string, string>; jobs: number }> => ({
  tables: await contentsOf(t.pool),
  jobs: await t.sentJobs(),
})

describe('the same key', () => {
  it.each(writes)(
    '%s: again, because the answer was lost; something else with it is refused',
    async (name) => {
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
      if (!asked.other || endsItself.has(name)) return
      const other = await ask(name, { ...asked, sample: asked.other }, key, token)
      expect([other.status, other.text]).toEqual([409, expect.stringContaining('key_used_for_other')])
      expect(await everything()).toEqual(after)
    },
  )

  it.each(writes)('%s: fifty at once', async (name) => {
    const alone = await prepared(name)
    const effect = await effectOf(async () => [await ask(name, alone, randomUUID(), await ownSession(alone))])
    const asked = await prepared(name)
    const token = await ownSession(asked)
    const key = randomUUID()
    const all = await effectOf(() =>
      Promise.all(Array.from({ length: 50 }, () => ask(name, asked, key, token))),
    )
    const done = all.answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size, name).toBe(1)
    for (const { status, text } of all.answers) {
      // The others were told that it still runs, that they try too often, or that the session is over.
      expect([200, 401, 409, 429], name).toContain(status)
      if (status === 409) expect(text).toContain('still_running')
    }
    expect(all.rows, name).toEqual(effect.rows)
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
  const asked = {
    who: 'sales',
    sample: { params: { id: 2_000_000_000 }, body: { phone: '+390422318770' } },
  } as const
  expect((await ask('updateAgency', asked, key)).status).toBe(404)
  const granted = {
    who: 'sales',
    sample: { params: { id: world.north.id }, body: { phone: '+390422318770' } },
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

it('never keeps a looking as somebody else either', async () => {
  const asked = {
    who: 'admin',
    sample: { params: { user: world.people.agent.id }, body: { reason: 'Non vede lo sconto' } },
  } as const
  const key = randomUUID()
  const [one, two] = [await ask('viewAs', asked, key), await ask('viewAs', asked, key)]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.text).not.toBe(two.text)
  const { rows } = await t.pool.query('select from idempotency_keys where key = $1', [key])
  expect(rows).toEqual([])
})

/** A session that the call may end without harm to the others. */
const ownSession = async ({ who, token }: Asked): Promise<string | undefined> =>
  token ?? (who === null ? undefined : openSession(t.db, world.people[who].id, t.clock.now()))

/** How many rows each table, and the queue of jobs, got more by asking. */
async function effectOf(asking: () => Promise<Answer[]>): Promise<{ answers: Answer[]; rows: object }> {
  const counts = async () => ({ ...(await rowCounts(t.pool)), jobs: await t.sentJobs() })
  const before = await counts()
  const answers = await asking()
  const after: Readonly<Record<string, number>> = await counts()
  return {
    answers,
    rows: Object.fromEntries(
      Object.entries(before).flatMap(([table, n]) =>
        after[table] === n ? [] : [[table, (after[table] ?? 0) - n]],
      ),
    ),
  }
}
