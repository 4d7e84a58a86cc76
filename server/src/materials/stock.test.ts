import { requestTransitions } from '@mandato/contract/materials/request-transitions'
import { requestStatuses, type RequestStatus } from '@mandato/contract/materials/status'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { linePlans } from '../../test/materials/line-plans.ts'
import { committed, type Model } from '../../test/materials/model.ts'
import { piecePlans } from '../../test/materials/piece-plans.ts'
import type { Actor, Plan, Planner, Scene } from '../../test/materials/plan.ts'
import { countersOf, faultsOfStock, linesOf, newMaterial } from '../../test/materials/stock.ts'
import { stockPlans } from '../../test/materials/stock-plans.ts'
import { Refusal } from '../platform/errors.ts'
import type { Person } from '../platform/person.ts'

/*
 * Random days of the warehouse and the agencies, act by act beside a model that keeps an account of its own: what the
 * model would refuse is refused with the same key, whatever is granted leaves the same counters, and the invariants
 * hold after each.
 */
const { t, world } = await openCompany()
let people: Record<Actor, Person>
beforeAll(async () => {
  people = {
    sales: await personOf(t, world, 'sales'),
    agent: await personOf(t, world, 'agent'),
    southAgent: await personOf(t, world, 'southAgent'),
  }
})

let serial = 0
const scene: Scene = {
  agencies: [
    { id: world.north.id, clients: [world.north.client, world.north.otherClient], agent: 'agent' },
    { id: world.south.id, clients: [world.south.client], agent: 'southAgent' },
  ],
  next: () => (serial += 1),
}
const plans: Readonly<Record<string, Planner>> = { ...stockPlans, ...linePlans, ...piecePlans }
const names = Object.keys(plans)
/** Some stock movements first: without pieces on their way half of the acts have nothing to act on. */
const morning = ['load', 'load', 'restore', 'load']
const forenoon = ['acceptDirect', 'prepare', 'ship', 'acceptDirect', 'prepare', 'shipDirect', 'handOver']
const often = ['load', 'acceptDirect', 'prepare', 'ship', 'handOver', 'restore']

const numbers = {
  a: fc.noBias(fc.nat(40)),
  b: fc.noBias(fc.nat(40)),
  quantity: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.constant(99_999) },
  ),
}
const fixed = (...acts: string[]) =>
  fc.tuple(...acts.map((name) => fc.record({ name: fc.constant(name), ...numbers })))
const random = fc.array(fc.record({ name: fc.constantFrom(...names, ...often), ...numbers }), {
  minLength: 40,
  maxLength: 80,
  size: 'max',
})
const steps = fc
  .tuple(fixed(...morning, ...forenoon, ...forenoon, ...forenoon), random)
  .map(([first, then]) => [...first, ...then])

async function tried(plan: Plan): Promise<{ key: string | null; result: unknown }> {
  try {
    return { key: null, result: await actAs(t, people[plan.who], (context) => plan.ask(context)) }
  } catch (error) {
    if (error instanceof Refusal) return { key: error.key, result: null }
    throw error
  }
}

/** What came to pass in all runs, so that the test cannot be green for want of acts. */
const granted = new Set<string>()
const reached = new Set<RequestStatus>()
const ways = new Set<string>()

async function play(model: Model, name: string, plan: Plan): Promise<void> {
  const before = new Map(model.lines.map((line) => [line.id, line.status]))
  const { key, result } = await tried(plan)
  expect([name, key]).toEqual([name, plan.refusal])
  if (key !== null) return
  plan.grant(result)
  granted.add(name)
  for (const { id, status } of model.lines) {
    reached.add(status)
    const was = before.get(id)
    if (was && was !== status) ways.add(`${was} → ${status}`)
  }
}

async function compare(model: Model): Promise<void> {
  const products = model.products.map(({ id }) => id)
  expect(await linesOf(t.db, products)).toEqual(
    model.lines.map(({ id, status, accepted, sent, delivered, returned, lost }) => ({
      id,
      status,
      accepted,
      sent,
      delivered,
      returned,
      written_off: lost,
    })),
  )
  for (const { id, onHand } of model.products)
    expect(await countersOf(t.db, id)).toMatchObject({ on_hand: onHand, committed: committed(model, id) })
  expect(await faultsOfStock(t.db, products)).toEqual([])
}

/** What no sequence has reached yet. */
const missing = (): string[] => [
  ...names.filter((name) => !granted.has(name)),
  ...requestStatuses.filter((status) => !reached.has(status)),
]

const playSequences = () =>
  fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const ids = [await newMaterial(t.db, `P${scene.next()}`), await newMaterial(t.db, `P${scene.next()}`)]
      const products = ids.map((id) => ({ id, onHand: 0, archived: false }))
      const model: Model = { products, loads: [], lines: [], given: [], turn: 0 }
      for (const { name, ...rest } of chosen) {
        t.clock.advance(1000)
        model.turn += 1
        const plan = plans[name]?.(model, rest, scene)
        if (!plan) continue
        await play(model, name, plan)
        await compare(model)
      }
    }),
    { numRuns: 12 },
  )

describe('the stock of materials', () => {
  it('keeps its invariants through every sequence of acts, and refuses what the model refuses', async () => {
    // By chance an act may not be granted in twelve sequences; one that never is, is a fault.
    for (let round = 0; round === 0 || (missing().length > 0 && round < 8); round += 1) await playSequences()
    expect(missing()).toEqual([])
    const listed = Object.values(requestTransitions).flatMap(({ from, to }) =>
      from.flatMap((one) => to.map((other) => `${one} → ${other}`)),
    )
    expect([...ways].filter((way) => !listed.includes(way))).toEqual([])
  })
})
