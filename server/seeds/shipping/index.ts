import { acceptDirect } from '../../src/materials/index.ts'
import { changePreparation } from '../../src/shipping/actions/change-preparation.ts'
import { changeShipment } from '../../src/shipping/actions/change-shipment.ts'
import { handOver } from '../../src/shipping/actions/hand-over.ts'
import { makeShipment } from '../../src/shipping/actions/make-shipment.ts'
import { moveShipment } from '../../src/shipping/actions/move-shipment.ts'
import { openPreparations } from '../../src/shipping/actions/open-preparations.ts'
import type { Thing } from '../materials/thing.ts'
import type { Shop } from '../network/shop.ts'
import { administrator, personOf } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { randomFor } from '../random.ts'

type At = (daysAgo: number, time: string) => Date

/** How far each goes, in turn; most have left, as in a warehouse that works. */
const ways = [
  'left',
  'left',
  'open',
  'left',
  'ready',
  'left',
  'to_confirm',
  'left',
  'to_send',
  'left',
  'packed',
] as const
type Way = (typeof ways)[number]
const carriers = ['Corriere Adriatico', 'Trasporti Nordest', 'Vettore proprio']

interface Case {
  readonly shop: Shop
  readonly things: readonly Thing[]
  readonly way: Way
  readonly turn: number
  readonly daysAgo: number
  /** To the shop itself; otherwise to its agency, whose agent hands the pieces over. */
  readonly direct: boolean
}

/** What went through the warehouse: preparations and shipments in every state, and what agents handed over. */
export function shipmentsOf(things: readonly Thing[], shops: readonly Shop[], at: At): readonly Happening[] {
  const random = randomFor('shipments')
  const catalogue = things.filter((_, i) => i % 23 !== 7 && i % 29 !== 11)
  const near = shops.filter(({ agency }) => agency.id <= 2)
  return Array.from({ length: 44 }, (_, turn): Case => {
    const way = ways[turn % ways.length] ?? 'left'
    return {
      shop: random.pick(turn % 2 === 0 ? near : shops),
      things: [random.pick(catalogue), random.pick(catalogue)].filter(
        (one, i, all) => all.indexOf(one) === i,
      ),
      way,
      turn,
      daysAgo: way === 'left' ? 8 + turn * 2 : 2 + (turn % 5),
      direct: turn % 3 === 0,
    }
  }).flatMap((one) => prepareAndSend(one, at))
}

function prepareAndSend(one: Case, at: At): Happening[] {
  const { way, daysAgo, turn, shop, direct } = one
  const minutes = String(10 + (turn % 45))
  const step = (days: number, hour: number, run: (stage: Stage) => Promise<unknown>): Happening => ({
    at: at(days, `${hour}:${minutes}`),
    run,
  })
  let preparation = 0
  let sent: readonly number[] = []
  let shipment = 0
  const has = (id: () => number, run: (stage: Stage) => Promise<unknown>) => (stage: Stage) =>
    id() === 0 ? Promise.resolve() : run(stage)
  const move = (stage: Stage, to: 'to_send' | 'ready' | 'shipped') =>
    moveShipment(
      stage.as(administrator),
      shipment,
      to,
      to === 'shipped' ? { tracking: `IT${String(730_000 + turn * 37)}` } : {},
    )
  const steps = [
    step(daysAgo, 9, async (stage) => {
      ;({ preparation, sent } = await open(stage, one))
    }),
    step(
      daysAgo,
      10,
      has(
        () => preparation,
        (stage) => changePreparation(stage.as(administrator), preparation, { action: 'ready' }),
      ),
    ),
    step(
      daysAgo,
      11,
      has(
        () => preparation,
        async (stage) => {
          shipment = await make(stage, preparation, one)
        },
      ),
    ),
    step(
      daysAgo,
      12,
      has(
        () => shipment,
        (stage) => move(stage, 'to_send'),
      ),
    ),
    step(
      daysAgo - 1,
      9,
      has(
        () => shipment,
        (stage) => move(stage, 'ready'),
      ),
    ),
    step(
      daysAgo - 1,
      15,
      has(
        () => shipment,
        (stage) => move(stage, 'shipped'),
      ),
    ),
  ]
  const upTo = { open: 1, ready: 2, to_confirm: 3, to_send: 4, packed: 5, left: 6 }[way]
  const delivered = step(
    daysAgo - 4,
    16,
    has(
      () => shipment,
      (stage) => deliver(stage, shop, sent),
    ),
  )
  // Some pieces stay with the agency: it still has to deliver them.
  return way === 'left' && !direct && turn % 4 !== 1 ? [...steps, delivered] : steps.slice(0, upTo)
}

/** Lines accepted on the spot and put into a preparation: 0 where the stock covers none of them. */
async function open(
  stage: Stage,
  { shop, things, direct }: Case,
): Promise<{ preparation: number; sent: readonly number[] }> {
  const context = stage.as(administrator)
  const wished = things.map(({ id, plan }) => ({
    product_id: id,
    quantity: plan.pack,
    agency_id: shop.agency.id,
    client_id: direct ? shop.id : null,
  }))
  const { lines } = await acceptDirect(context, wished, { allow_partial: true })
  if (lines.length === 0) return { preparation: 0, sent: [] }
  const taken = lines.map(({ id, quantity }) => ({ request_id: id, quantity }))
  const [opened] = await openPreparations(context, taken, 'Campagna d’autunno')
  return { preparation: opened?.id ?? 0, sent: lines.map(({ product_id }) => product_id) }
}

async function make(stage: Stage, preparation: number, { turn }: Case): Promise<number> {
  const context = stage.as(administrator)
  const { id } = await makeShipment(context, [preparation])
  await changeShipment(context, id, {
    parcels: Array.from({ length: 1 + (turn % 3) }, (_, i) => ({
      weight: 2_400 + 350 * ((turn + i) % 9),
      size: null,
      contents: i === 0 ? 'Materiale di supporto' : '',
    })),
    carrier: carriers[turn % carriers.length] ?? '',
  })
  return id
}

/** The agent hands the pieces over in the shop, which signs with its name. */
const deliver = (stage: Stage, shop: Shop, products: readonly number[]) =>
  handOver(stage.as(personOf(shop.agent)), shop.id, {
    request: products.map((product_id) => ({ product_id, quantity: 1 })),
    note: '',
    signature: { kind: 'typed', name: 'La titolare' },
  })
