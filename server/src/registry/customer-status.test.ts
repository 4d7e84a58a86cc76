import { customerStatuses } from '@mandato/contract/registry/customer-status'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import type { Context } from '../platform/context.ts'
import type { Person } from '../platform/person.ts'
import { today } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { approveDeletion, requestDeletion, withdrawRequest } from './actions/delete-client.ts'
import { noteOrder, noteSheet } from './actions/note.ts'
import { changeSuspension } from './actions/suspend-client.ts'
import type { ClientSlots } from './client-slots.ts'
import { settleActivity } from './queries/client-status.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'

/* The customer status, walked by several people, orders and time in any order. */
const start = '2025-01-10T08:00:00Z'
const { t, world } = await openCompany({ now: start })
type Who = 'admin' | 'sales' | 'agent'
let people: Readonly<Record<Who, Person>>
beforeAll(async () => {
  const [admin, sales, agent] = [
    await personOf(t, world, 'admin'),
    await personOf(t, world, 'sales'),
    await personOf(t, world, 'agent'),
  ]
  people = { admin, sales, agent }
})

/** What we expect, told without the code under test. */
interface Model {
  status: CustomerStatus
  before: CustomerStatus | null
  /** The last order, or the day the client came. */
  lastSign: string
  open: boolean
  /** How many events the client must have by now. */
  events: number
}
interface Real {
  readonly client: number
  readonly slots: ClientSlots
  open: boolean
}

const a12MonthsBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
const byOrders = (model: Model): CustomerStatus =>
  model.lastSign < a12MonthsBefore(today(t.clock)) ? 'dormant' : 'active'

type Step = fc.AsyncCommand<Model, Real>

/** A step that is allowed from some statuses and refused, naming the status, from all others. */
class Act implements Step {
  readonly who: Who
  readonly name: string
  readonly from: readonly CustomerStatus[]
  readonly stopsAtOpen: boolean
  readonly to: (model: Model) => CustomerStatus
  readonly act: (context: Context, real: Real) => Promise<unknown>

  constructor(
    who: Who,
    name: string,
    from: readonly CustomerStatus[],
    to: (model: Model) => CustomerStatus,
    act: (context: Context, real: Real) => Promise<unknown>,
    stopsAtOpen = false,
  ) {
    this.who = who
    this.name = name
    this.from = from
    this.to = to
    this.act = act
    this.stopsAtOpen = stopsAtOpen
  }

  check = () => true

  async run(model: Model, real: Real): Promise<void> {
    const refusal = await actAs(t, people[this.who], (context) => this.act(context, real)).then(
      () => null,
      (error: unknown) => error,
    )
    if (!this.from.includes(model.status)) {
      expect(refusal).toBeInstanceOf(Refusal)
      expect(refusal).toMatchObject({
        key: 'not_in_this_status',
        extras: { current: { customer_status: model.status } },
      })
    } else if (this.stopsAtOpen && model.open) {
      expect(refusal).toMatchObject({ key: 'client_has_open_things' })
    } else {
      expect(refusal).toBeNull()
      const status = this.to(model)
      model.before = status === 'deletion_requested' ? model.status : null
      model.status = status
      model.events += 1
    }
    await agree(model, real)
  }
  toString = () => `${this.who} ${this.name}`
}

/** Something that happens by itself or in another domain: never refused. */
class Happening implements Step {
  readonly name: string
  readonly happen: (model: Model, real: Real) => Promise<unknown>
  constructor(name: string, happen: (model: Model, real: Real) => Promise<unknown>) {
    this.name = name
    this.happen = happen
  }
  check = () => true
  async run(model: Model, real: Real): Promise<void> {
    await this.happen(model, real)
    await agree(model, real)
  }
  toString = () => this.name
}

/** Between active and dormant the orders decide, and each change is written down. */
function settle(model: Model): void {
  if (model.status !== 'active' && model.status !== 'dormant') return
  const status = byOrders(model)
  if (status !== model.status) model.events += 1
  model.status = status
}

const reached = new Set<CustomerStatus>()
async function agree(model: Model, real: Real): Promise<void> {
  reached.add(model.status)
  const client = await t.db
    .selectFrom('clients')
    .select(['status', 'status_before'])
    .where('id', '=', real.client)
    .executeTakeFirstOrThrow()
  expect(client.status).toBe(model.status)
  if (model.status === 'deletion_requested') expect(client.status_before).toBe(model.before)
  const events = await t.db
    .selectFrom('events')
    .select(['after'])
    .where('client_id', '=', real.client)
    .orderBy('id')
    .execute()
  expect(events.length).toBe(model.events)
  if (events.length > 0) expect(events.at(-1)?.after).toMatchObject({ status: model.status })
}

const kept = (model: Model): CustomerStatus =>
  model.before === 'prospect' || model.before === 'suspended' ? model.before : byOrders(model)
const living = ['prospect', 'active', 'dormant', 'suspended'] as const
const ask = (who: Who) =>
  new Act(
    who,
    'asks for deletion',
    living,
    () => 'deletion_requested',
    (context, real) => requestDeletion(context, real.slots, real.client, 'chiude'),
    true,
  )
const decide = (who: Who) => [
  new Act(
    who,
    'approves the deletion',
    ['deletion_requested'],
    () => 'deleted',
    (context, real) => approveDeletion(context, real.slots, real.client),
    true,
  ),
  new Act(who, 'withdraws the deletion', ['deletion_requested'], kept, (context, real) =>
    withdrawRequest(context, real.client),
  ),
]
const suspension = (suspended: boolean) =>
  suspended
    ? new Act(
        'admin',
        'suspends',
        ['active', 'dormant'],
        () => 'suspended',
        (context, real) => changeSuspension(context, real.client, { suspended, reason: 'insoluto' }),
      )
    : new Act('admin', 'lifts the suspension', ['suspended'], byOrders, (context, real) =>
        changeSuspension(context, real.client, { suspended, reason: '' }),
      )
const sheet = {
  id: 1,
  since: null,
  sentAt: null,
  signedAt: null,
  confirmedAt: null,
  validFrom: null,
  toRenew: false,
}

const happenings = [
  new Happening('an order comes in', async (model, real) => {
    await noteOrder({ db: t.db, clock: t.clock }, real.client, today(t.clock))
    model.lastSign = today(t.clock)
    settle(model)
  }),
  new Happening('a sheet is confirmed', async (model, real) => {
    await noteSheet({ db: t.db, clock: t.clock }, real.client, { ...sheet, status: 'confirmed' })
    // A client whose deletion was requested and rejected is not a prospect any more.
    if (model.status === 'deletion_requested' && model.before === 'prospect') model.before = 'active'
    if (model.status !== 'prospect') return
    model.status = 'active'
    model.events += 1
  }),
  new Happening('something is opened or closed', async (model, real) => {
    model.open = !model.open
    real.open = model.open
  }),
]
const months = (n: number) =>
  new Happening(`${n} months pass`, async (model) => {
    t.clock.advance(n * 31 * 86_400_000)
    await settleActivity(t.db, today(t.clock))
    settle(model)
  })

const steps: fc.Arbitrary<Step>[] = [
  ...(['admin', 'sales', 'agent'] as const).map((who) => fc.constant(ask(who))),
  ...(['admin', 'sales'] as const).flatMap((who) => decide(who).map((act) => fc.constant(act))),
  fc.constant(suspension(true)),
  fc.constant(suspension(false)),
  ...happenings.map((happening) => fc.constant(happening)),
  fc.constantFrom(1, 7, 13).map(months),
]

describe('the customer status', () => {
  it('takes the listed ways, refuses all others, and writes each one down', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('prospect', 'active', 'dormant', 'suspended'),
        fc.commands(steps, { maxCommands: 25 }),
        async (status, commands) => {
          t.clock.set(start)
          const lastSign = status === 'dormant' ? '2020-01-01' : today(t.clock)
          const [client = 0] = await insertShops(t.db, [
            { agency_id: world.north.id, province: 'TV', status, created_at: `${lastSign}T12:00:00Z` },
          ])
          const order = { kind: 'order', id: 7, reference: '2025/7', since: null } as const
          const real: Real = {
            client,
            open: false,
            slots: { deletionBlockers: [async () => (real.open ? [order] : [])] },
          }
          const model: Model = { status, before: null, lastSign, open: false, events: 0 }
          await fc.asyncModelRun(() => ({ model, real }), commands)
        },
      ),
      { numRuns: 60 },
    )
    expect([...reached].toSorted()).toEqual([...customerStatuses].toSorted())
  })
})
