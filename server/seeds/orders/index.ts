import { OrderFields } from '@mandato/contract/orders/form'
import type { OrderType } from '@mandato/contract/orders/names'
import type { OrderStep } from '@mandato/contract/orders/status'
import { saveOrder } from '../../src/orders/actions/save.ts'
import { moveOrder } from '../../src/orders/actions/step.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { letterhead } from '../../src/sheets/index.ts'
import { customerShop } from '../network/named-shops.ts'
import type { Shop } from '../network/shop.ts'
import { personOf, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import { randomFor } from '../random.ts'
import { type Written, writtenOrder } from './written.ts'

type At = (daysAgo: number, time: string) => Date

/** What became of each order, in turn: most are confirmed, as at a desk that keeps up. */
const ways: readonly (readonly OrderStep[] | 'draft')[] = [
  ['take-over', 'confirm'],
  ['take-over'],
  [],
  ['take-over', 'confirm'],
  'draft',
  ['take-over', 'ask'],
  ['take-over', 'confirm'],
  ['take-over', 'reject'],
  [],
  ['withdraw'],
]
const types: readonly OrderType[] = ['furniture', 'furniture', 'appliances', 'furniture', 'missing']
const reasons: Partial<Record<OrderStep, string>> = {
  ask: 'Manca la pianta con le quote della parete finestra.',
  reject: 'La finitura non è più a catalogo: proponiamo Rovere termocotto.',
  withdraw: 'Il cliente ci ripensa.',
}
const count = 24
const noFiles = { attachment: [], photo_defect: [], photo_label: [] }

/** Orders in every state, most of them of the first two agencies. */
export function ordersOf(shops: readonly Shop[], at: At): readonly Happening[] {
  const random = randomFor('orders')
  const live = shops.filter(({ status }) => status === 'active')
  const near = live.filter(({ agency }) => agency.id <= 2)
  const own = live.find(({ code }) => code === customerShop)
  return Array.from({ length: count }, (_, turn): Happening[] => {
    const shop = own && turn % 6 === 0 ? own : random.pick(turn % 3 === 2 ? live : near)
    const way = ways[turn % ways.length] ?? []
    const days = way === 'draft' || way.length < 2 ? 1 + (turn % 4) : 3 + turn
    const wanted = dayOf(at(days - 45 - (turn % 20), '12:00'))
    const written = {
      ...writtenOrder(random, types[turn % types.length] ?? 'furniture', shop),
      ...(turn % 3 > 0 && { delivery_request_date: wanted }),
    }
    const promised = dayOf(at(days - 47 - (turn % 20), '12:00'))
    return actOut({ written, shop, way, promised }, (later, time) => at(days - later, time))
  }).flat()
}

interface Course {
  readonly written: Written
  readonly shop: Shop
  readonly way: readonly OrderStep[] | 'draft'
  /** The day head office confirms, where it does. */
  readonly promised: string
}
/** Fills the form in, and lets the desk do what it did. */
function actOut({ written, shop, way, promised }: Course, at: At): Happening[] {
  const agent = personOf(shop.agent)
  let id = 0
  return [
    {
      at: at(0, '10:20'),
      run: async (stage) => {
        const draft = way === 'draft' ? '1' : '0'
        const fields = OrderFields.parse({ ...written, draft, user_name: agent.name, privacy: '1' })
        id = (await saveOrder({ ...stage.as(agent), letterhead }, undefined, fields, noFiles)).id
      },
    },
    ...(way === 'draft' ? [] : way).map(
      (event, i): Happening => ({
        at: at(1, `1${i + 1}:05`),
        run: (stage) =>
          moveOrder(stage.as(event === 'withdraw' ? agent : salesOffice), id, event, {
            reason: reasons[event] ?? '',
            ...(event === 'confirm' && { date: promised }),
          }),
      }),
    ),
  ]
}
