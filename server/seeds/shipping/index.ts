import { changePreparation } from '../../src/shipping/actions/change-preparation.ts'
import { moveShipment } from '../../src/shipping/actions/move-shipment.ts'
import type { Thing } from '../materials/thing.ts'
import { customerShop } from '../network/named-shops.ts'
import type { Shop } from '../network/shop.ts'
import { administrator } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { randomFor } from '../random.ts'
import { endingsOf } from './endings.ts'
import { deliver, make, open, type Parcel } from './steps.ts'

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

interface Case extends Parcel {
  readonly way: Way
  readonly turn: number
  readonly daysAgo: number
}

/** Turns of the shop whose owner signs in: one to come, one packed, one that came, and two an agent handed over. */
const ofCustomer = [0, 7, 14, 21, 30]

/** What went through the warehouse: preparations and shipments in every state, and what agents handed over. */
export function shipmentsOf(things: readonly Thing[], shops: readonly Shop[], at: At): readonly Happening[] {
  const random = randomFor('shipments')
  const catalogue = things.filter((_, i) => i % 23 !== 7 && i % 29 !== 11)
  const near = shops.filter(({ agency }) => agency.id <= 2)
  const own = shops.find(({ code }) => code === customerShop)
  return Array.from({ length: 44 }, (_, turn): Case => {
    const way = ways[turn % ways.length] ?? 'left'
    const any = random.pick(turn % 2 === 0 ? near : shops)
    return {
      shop: own && ofCustomer.includes(turn) ? own : any,
      things: [random.pick(catalogue), random.pick(catalogue)].filter(
        (one, i, all) => all.indexOf(one) === i,
      ),
      way,
      turn,
      daysAgo: way === 'left' ? 8 + turn * 2 : 2 + (turn % 5),
      direct: turn % 3 === 0,
    }
  })
    .flatMap((one) => prepareAndSend(one, at))
    .concat(own ? endingsOf(catalogue, own, at) : [])
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
          shipment = await make(stage, preparation, turn)
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
