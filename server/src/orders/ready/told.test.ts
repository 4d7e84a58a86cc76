import { emptyHistory } from '../../../test/history.ts'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { ordering } from '../../../test/ordering.ts'
import { readyShop } from '../../../test/ready-shop.ts'
import type { Who } from '../../../test/world.ts'
import { sql } from '../../platform/db/sql.ts'

/*
 * Whom an order of ready goods is told to, step by step: mails, notices, what then waits for somebody, and what no longer
 * does. The agent of the north orders for a shop of the north; nobody of the south hears of it.
 */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { mails } = ordering(t, world)
const [desk, client] = ['ordini@company.example', 'negozio@zanetti.example']
const agent = world.people.agent.email
const everybody: readonly Who[] = ['admin', 'sales', 'clerk', 'agent', 'southAgent', 'customer']

/** The order at hand. */
let id = 0
let number = ''
const on = (moment: string) => t.clock.set(moment)
const recorded = () => t.runJob('record-pickups')
const [monday, answerDue, begins, ends, laterEnd] = [
  '2025-11-17T08:00:00Z',
  '2025-11-17T13:00:00Z',
  '2025-11-18T23:00:00Z',
  '2025-11-24T23:00:00Z',
  '2025-11-27T23:00:00Z',
]
const steps = {
  request: async () => {
    const sent = await shop.ordered('agent', await shop.stock(2), 2)
    id = sent.id
    number = sent.number ?? ''
  },
  'no answer for half a working day': async () => on(answerDue),
  confirm: async () => shop.decide(id, 'confirm'),
  decline: async () => shop.decide(id, 'decline', 'Danneggiato in magazzino'),
  withdraw: async () => shop.ask('agent', 'POST', `orders/${id}/withdraw`),
  extend: async () => shop.office('POST', `${id}/extend`),
  'the first day of the pickup': async () => {
    on(begins)
    await recorded()
  },
  'the end of the pickup': async () => {
    on(ends)
    await recorded()
  },
  'the end of the longer pickup': async () => {
    on(laterEnd)
    await recorded()
  },
  collect: async () => shop.office('POST', `${id}/collected`),
} satisfies Record<string, () => Promise<unknown>>
type Step = keyof typeof steps

interface Told {
  readonly step: Step
  /** What happened before. */
  readonly after: readonly Step[]
  readonly status: string
  /** Who is written to, and what the subject and the text say. */
  readonly mails: Readonly<Record<string, readonly [subject: RegExp, text: RegExp]>>
  /** How many files go with each mail. */
  readonly files?: number
  readonly notice?: readonly [what: string, to: readonly Who[]]
  /** What waits for whom before and after the step. */
  readonly before?: Waiting
  readonly next?: Waiting
}
type Waiting = Partial<Record<Who, Readonly<Record<string, number>>>>
const toDecide: Waiting = {
  admin: { ready_to_decide: 1 },
  sales: { ready_to_decide: 1 },
  clerk: { ready_to_decide: 1 },
}
const toFetch: Waiting = { agent: { ready_to_fetch: 1 }, customer: { ready_to_fetch: 1 } }
const office = ['admin', 'sales', 'clerk'] as const
const goods = /2 × LS-\d+ Lavastoviglie \(Classe energetica B, scala da A a G\)/
const late = ['request', 'no answer for half a working day'] as const
const atTheGate = ['request', 'confirm', 'the first day of the pickup'] as const

const told: readonly Told[] = [
  {
    step: 'request',
    after: [],
    status: 'requested',
    mails: {
      [desk]: [/^Pronta consegna: RC-\d{4}\/\d+ di Arredamenti Zanetti/, goods],
      [agent]: [/^Richiesta RC-.*: pronta consegna$/, /dal 19\/11\/2025 al 24\/11\/2025/],
      [client]: [/^Richiesta RC-.*: pronta consegna$/, goods],
    },
    files: 1,
    notice: ['order.request', [...office, 'customer']],
  },
  {
    step: 'no answer for half a working day',
    after: ['request'],
    status: 'requested',
    mails: {},
    next: toDecide,
  },
  {
    step: 'confirm',
    after: late,
    status: 'confirmed',
    mails: {
      [agent]: [/confermato: ritiro dal 19\/11\/2025$/, goods],
      [client]: [/confermato: ritiro dal 19\/11\/2025$/, goods],
    },
    files: 1,
    notice: ['order.confirm', ['agent', 'customer']],
    before: toDecide,
  },
  {
    step: 'decline',
    after: late,
    status: 'declined',
    mails: {
      [agent]: [/non confermato$/, /Danneggiato in magazzino/],
      [client]: [/non confermato$/, /Danneggiato in magazzino/],
    },
    notice: ['order.decline', ['agent', 'customer']],
    before: toDecide,
  },
  {
    step: 'withdraw',
    after: late,
    status: 'withdrawn',
    mails: {
      [desk]: [/ritirato: Arredamenti Zanetti/, /di nuovo disponibili/],
      [client]: [/ritirato: Arredamenti Zanetti/, /di nuovo disponibili/],
    },
    notice: ['order.withdraw', [...office, 'customer']],
    before: toDecide,
  },
  {
    step: 'the first day of the pickup',
    after: ['request', 'confirm'],
    status: 'ready_for_pickup',
    mails: {
      [agent]: [/pronto per il ritiro$/, goods],
      [client]: [/pronto per il ritiro$/, /dal 19\/11\/2025 al 24\/11\/2025/],
    },
    notice: ['order.ready_for_pickup', ['agent', 'customer']],
    next: toFetch,
  },
  {
    step: 'extend',
    after: atTheGate,
    status: 'ready_for_pickup',
    mails: {
      [agent]: [/prorogato al 27\/11\/2025$/, /27\/11\/2025/],
      [client]: [/prorogato al 27\/11\/2025$/, /27\/11\/2025/],
    },
    notice: ['order.extend', ['agent', 'customer']],
    before: toFetch,
    next: toFetch,
  },
  {
    step: 'the end of the pickup',
    after: [...atTheGate, 'extend'],
    status: 'ready_for_pickup',
    mails: {},
    before: toFetch,
    next: toFetch,
  },
  {
    step: 'the end of the longer pickup',
    after: [...atTheGate, 'extend'],
    status: 'not_collected',
    mails: {
      [agent]: [/non ritirato$/, /27\/11\/2025/],
      [client]: [/non ritirato$/, /di nuovo disponibili/],
    },
    notice: ['order.not_collected', [...office, 'agent', 'customer']],
    before: toFetch,
  },
  {
    step: 'the end of the pickup',
    after: atTheGate,
    status: 'not_collected',
    mails: {
      [agent]: [/non ritirato$/, /24\/11\/2025/],
      [client]: [/non ritirato$/, /24\/11\/2025/],
    },
    notice: ['order.not_collected', [...office, 'agent', 'customer']],
    before: toFetch,
  },
  {
    // Whoever fetched them knows.
    step: 'collect',
    after: atTheGate,
    status: 'collected',
    mails: {},
    notice: ['order.collected', ['agent', 'customer']],
    before: toFetch,
  },
  {
    step: 'the end of the pickup',
    after: [...atTheGate, 'collect'],
    status: 'collected',
    mails: {},
  },
]

async function waiting(): Promise<Waiting> {
  const all = await Promise.all(
    everybody.map(async (who) => {
      const tasks = Object.entries(await shop.tasks(who)).filter(([kind]) => kind.startsWith('ready'))
      return tasks.length > 0 ? [[who, Object.fromEntries(tasks)] as const] : []
    }),
  )
  return Object.fromEntries(all.flat())
}
async function noticed(): Promise<Partial<Record<Who, string[]>>> {
  const all = await Promise.all(
    everybody.map(async (who) => {
      const { body } = await shop.ask(who, 'GET', 'notifications')
      const { notices } = (body as { args: { response: { notices: { what: string; object: number }[] } } })
        .args.response
      const whats = notices.filter(({ object }) => object === id).map(({ what }) => what)
      return whats.length > 0 ? [[who, whats] as const] : []
    }),
  )
  return Object.fromEntries(all.flat())
}
async function forget(): Promise<void> {
  await t.db.deleteFrom('outbox').execute()
  await emptyHistory(t.pool)
}

beforeAll(async () => {
  await t.db.updateTable('clients').set({ email: client }).where('id', '=', world.north.client).execute()
  const settings = { orders: { desk_mail: desk, suspended_clients: 'refuse' } }
  await t.ask('PUT', '/api/v1.0/admin/settings', { token: world.token('admin'), body: settings })
})
beforeEach(() => on(monday))
afterEach(() =>
  sql`with o as (delete from ready_reservations) update orders set status = 'withdrawn'`.execute(t.db),
)

it.each(told.map((one) => [one.step, one.after.join(', ') || 'nothing', one] as const))(
  '%s, after %s: told to whom it concerns, and what waited for it waits no more',
  async (_step, _after, { step, after, status, ...says }) => {
    for (const one of after) await steps[one]()
    expect(await waiting()).toEqual(says.before ?? {})
    await forget()
    await steps[step]()
    expect(await shop.status('sales', id)).toBe(status)
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(Object.keys(says.mails).toSorted())
    for (const { recipient, subject, text_body, attachments } of sent) {
      const [title, text] = says.mails[recipient] ?? []
      expect([recipient, subject]).toEqual([recipient, expect.stringMatching(title ?? /^$/)])
      expect(subject).toContain(number)
      expect(text_body).toMatch(text ?? /^$/)
      expect([recipient, attachments?.length ?? 0]).toEqual([recipient, says.files ?? 0])
    }
    const [what, to] = says.notice ?? ['', []]
    expect(await noticed()).toEqual(Object.fromEntries(to.map((who) => [who, [what]])))
    expect(await waiting()).toEqual(says.next ?? {})
  },
)

it('of an order of the shop itself its agency hears, and each address gets one mail', async () => {
  const own = world.people.customer.email
  await t.db.updateTable('clients').set({ email: own }).where('id', '=', world.north.client).execute()
  await forget()
  const sent = await shop.ordered('customer', await shop.stock(1), 1)
  id = sent.id
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([own, desk].toSorted())
  const request = ['order.request']
  expect(await noticed()).toEqual({ admin: request, sales: request, clerk: request, agent: request })
})
