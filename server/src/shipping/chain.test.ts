import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { requestStatuses } from '@mandato/contract/materials/status'
import { labelCount } from '@mandato/contract/shipping/labels'
import { keptShipmentStatuses, preparationStatuses } from '@mandato/contract/shipping/status'
import { beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../scripts/faults/random.ts'
import { openCompany } from '../../test/company.ts'
import { response } from '../../test/goods-story.ts'
import type { Answer } from '../../test/harness.ts'
import { requestActs } from '../../test/materials/chain/request-acts.ts'
import { type Act, type Agency, type Asked, type Scene, sceneOf } from '../../test/materials/chain/scene.ts'
import { shippingActs } from '../../test/materials/chain/shipping-acts.ts'
import { faultsOfPapers } from '../../test/materials/papers.ts'
import { faultsOfStock, newMaterial } from '../../test/materials/stock.ts'

/*
 * Random days of everybody at once, asked over the wire, from the printer's load to the shop's signature: in each round
 * up to seven acts run at the same time, on the same few things, some of them pressed twice. Every answer is granted or
 * refused in words, and after every round the invariants of the stock hold, the ledger folds to the counters, and the
 * papers say the same. The clock passes the midnight of New Year in Rome on the way, also between two steps of a round.
 *
 * `CHAIN_ROUNDS=5000 vitest run server/src/shipping/chain.test.ts` runs longer, `CHAIN_SEED` plays one again.
 */
const rounds = Number(process.env['CHAIN_ROUNDS'] ?? 200)
const seed = Number(process.env['CHAIN_SEED'] ?? Date.now() % 1_000_000)
const { t, world } = await openCompany({ now: '2025-12-31T22:57:00Z' })
const random = seeded(seed)
const acts: Readonly<Record<string, Act>> = { ...requestActs, ...shippingActs }
const names = Object.keys(acts)
/** More of what takes things on: else most would end before it has begun. */
const often =
  `load load ask askByStaff decide decide prepare prepare close close group group group weigh weigh weigh
  confirm confirm confirm pack pack ship ship ship ship shipAtOnce unpack handOver handOver handOver undoHandOver
  writeOffAtAgency`.split(/\s+/)
/** Moves no counter, however often and in whatever order (invariant 6). */
const still = new Set(
  `ask withdraw prepare changeLines changeRecipient close reopen deletePreparation group weigh confirm pack unpack
   deleteShipment`.split(/\s+/),
)
const agencies: readonly Agency[] = [
  { id: world.north.id, clients: [world.north.client, world.north.otherClient], agent: 'agent' },
  { id: world.south.id, clients: [world.south.client], agent: 'southAgent' },
]
let products: number[] = []
beforeAll(async () => {
  products = [
    await newMaterial(t.db, 'CHAIN-1'),
    await newMaterial(t.db, 'CHAIN-2'),
    await newMaterial(t.db, 'CHAIN-3'),
  ]
})

const ask = ({ who, method, path, body }: Asked, key: string): Promise<Answer> =>
  t.ask(method, `/api/${path}`, {
    token: world.token(who),
    headers: { 'idempotency-key': key },
    ...(body && { body }),
  })

/** Asks once or, as an impatient person does, twice at the same moment; gives the answer that counts. */
async function press(asked: Asked): Promise<Answer> {
  const key = randomUUID()
  const answers = await Promise.all(
    random.chance(0.15) ? [ask(asked, key), ask(asked, key)] : [ask(asked, key)],
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ text }) => text)).size).toBeLessThan(2)
  for (const { status, text } of answers) expect([status >= 500, text]).toEqual([false, text])
  return done[0] ?? answers[0] ?? { status: 0, headers: {}, text: '', bytes: new Uint8Array(), body: null }
}

/** What came to pass, so that the test cannot be green for want of acts. */
const granted = new Set<string>()
const refusals = new Set<string>()
const reached = {
  requests: new Set<string>(),
  preparations: new Set<string>(),
  shipments: new Set<string>(),
  letters: new Set<string>(),
}
/** Pieces of each material in a shipment, as its preparations had them (invariants 8, 9). */
const grouped = new Map<number, object>()

async function settle(name: string, asked: Asked, answer: Answer): Promise<void> {
  if (answer.status !== 200) {
    refusals.add((answer.body as { args: { error: { key: string } } }).args.error.key)
    return
  }
  granted.add(name)
  if (name !== 'group') return
  const { orders_id } = asked.body as { orders_id: number[] }
  grouped.set(response<{ id: number }>(answer).id, await preparedIn(orders_id))
}

async function preparedIn(preparations: readonly number[]): Promise<object> {
  const { rows } = await t.pool.query<{ product_id: number; n: number }>(
    `select r.product_id, sum(l.quantity)::int as n from preparation_lines l join material_requests r on r.id = l.request_id
     where l.preparation_id = any($1) group by r.product_id order by 1`,
    [preparations],
  )
  return Object.fromEntries(rows.map(({ product_id, n }) => [product_id, n]))
}

interface Detail {
  readonly labels: number
  readonly parcels: readonly object[]
  readonly notes: readonly object[]
  readonly lines: readonly { readonly product_id: number; readonly quantity: number }[]
}

/** A shipment says what its preparations had, and how many labels it needs (invariants 8, 9, 15). */
async function lookAtOne({ shipments }: Scene): Promise<void> {
  if (shipments.length === 0) return
  const { id } = random.pick(shipments)
  const { labels, parcels, notes, lines } = response<Detail>(
    await t.ask('GET', `/api/v1.0/spedizioni/details/${id}`, { token: world.token('sales') }),
  )
  const pieces: Record<number, number> = {}
  for (const { product_id, quantity } of lines) pieces[product_id] = (pieces[product_id] ?? 0) + quantity
  expect([id, pieces]).toEqual([id, grouped.get(id)])
  expect([id, labels]).toEqual([id, labelCount(parcels.length, notes.length)])
}

const counters = () => t.db.selectFrom('material_stock').selectAll().orderBy('product_id').execute()

/** Milliseconds that pass; none before the old year has a letter. */
const moment = () => (reached.letters.size > 0 ? random.between(0, 2_000) : 0)

async function playRound(): Promise<void> {
  t.clock.advance(moment())
  const scene = await sceneOf(t.db, { random, agencies, products })
  const chosen = Array.from({ length: random.between(1, 5) }, () =>
    random.pick([...names, ...often]),
  ).flatMap((name) => {
    const asked = acts[name]?.(scene)
    return asked ? [{ name, asked }] : []
  })
  const before = chosen.every(({ name }) => still.has(name)) ? await counters() : null
  const answers = await Promise.all([
    ...chosen.map(async ({ name, asked }) => ({ name, asked, answer: await press(asked) })),
    setImmediate().then(() => t.clock.advance(moment())),
  ])
  for (const one of answers) if (one) await settle(one.name, one.asked, one.answer)
  if (before) expect(await counters()).toEqual(before)
  expect([...(await faultsOfStock(t.db)), ...(await faultsOfPapers(t.db))]).toEqual([])
  await lookAtOne(scene)
  const statuses = await t.pool.query<Record<keyof typeof reached, string[]>>(`select
    array(select distinct status from material_requests) as requests,
    array(select distinct status from preparations) as preparations, array(select distinct status from shipments) as shipments,
    array(select distinct year::text from letter_numbers) as letters`)
  for (const [kind, seen] of Object.entries(reached))
    for (const status of statuses.rows[0]?.[kind as keyof typeof reached] ?? []) seen.add(status)
}

/** What has not come to pass yet. */
const missing = (): string[] => [
  ...names.filter((name) => !granted.has(name)),
  ...['short_of_stock', 'request_not_in_state', 'shipment_not_in_state'].filter((key) => !refusals.has(key)),
  ...requestStatuses.filter((status) => !reached.requests.has(status)),
  ...preparationStatuses.filter((status) => !reached.preparations.has(status)),
  ...['2025', '2026'].filter((year) => !reached.letters.has(year)),
  ...keptShipmentStatuses.filter((status) => !reached.shipments.has(status)),
]

it('keeps every invariant through random days of everybody at once', async () => {
  // By chance something may take longer to happen; what never does is a fault.
  for (let round = 1; round <= rounds || (missing().length > 0 && round <= 5 * rounds); round += 1)
    await playRound().catch((error: unknown) => {
      throw new Error(`round ${round} of seed ${seed}: ${(error as Error).message}`, { cause: error })
    })
  expect(missing()).toEqual([])
  for (const year of [2025, 2026]) {
    const register = await t.ask('GET', `/api/v1.0/spedizioni/register/${year}`, {
      token: world.token('sales'),
    })
    const { complete, last, valid, void: voided } = response<Record<string, number>>(register)
    expect([year, complete, (valid ?? 0) + (voided ?? 0)]).toEqual([year, true, last])
    expect(last).toBeGreaterThan(0)
  }
})
