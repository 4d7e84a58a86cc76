import { OrderFields } from '@mandato/contract/orders/form'
import { type ErpEvent, erpEvents, type OrderType } from '@mandato/contract/orders/names'
import type { OrderStep } from '@mandato/contract/orders/status'
import { saveOrder } from '../../src/orders/actions/save.ts'
import { moveOrder } from '../../src/orders/actions/step.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { tellByErp } from './erp.ts'
import { letterhead } from '../../src/company/index.ts'
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
  const drawn = Array.from({ length: count }, (_, turn): Happening[] => {
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
  return [...drawn, ...(own ? shownEarlier(own, at) : []), ...erpOf(near, at)]
}

/** A discount ended between the day the shop saw the prices and the day its order left: both stand on it. */
function shownEarlier(shop: Shop, at: At): readonly Happening[] {
  const sent = 22
  const shown = dayOf(at(sent + 3, '12:00'))
  const written = writtenOrder(randomFor('shown earlier'), 'furniture', shop)
  const lines = (written['lines'] as readonly object[]).map((line) => ({ ...line, captured_on: shown }))
  // What no price list has is free text.
  const free = { product_code: '', description: 'Foro lavello fuori standard, come da pianta', quantity: 1 }
  const promised = dayOf(at(sent - 40, '12:00'))
  return actOut(
    { written: { ...written, lines: [...lines, free] }, shop, way: ['take-over', 'confirm'], promised },
    (later, time) => at(sent - later, time),
  )
}

/** How far the ERP says that confirmed orders are, the furthest first. */
const furthest: readonly ErpEvent[] = ['delivered', 'shipped', 'ready', 'in_production', 'closed']
function erpOf(shops: readonly Shop[], at: At): readonly Happening[] {
  const random = randomFor('orders in production')
  return furthest.flatMap((event, turn) => {
    const shop = random.pick(shops)
    const written = writtenOrder(random, turn === 3 ? 'appliances' : 'furniture', shop)
    let number = ''
    const told = erpEvents.slice(0, erpEvents.indexOf(event) + 1)
    const days = 4 + told.length * 8 + turn
    return [
      ...actOut(
        {
          written,
          shop,
          way: ['take-over', 'confirm'],
          promised: dayOf(at(days - 28, '12:00')),
          onNumber: (one) => {
            number = one
          },
        },
        (later, time) => at(days - later, time),
      ),
      {
        at: at(days - 2 - told.length * 7, '05:40'),
        run: (stage) =>
          tellByErp(
            stage.working.db,
            told.map((one, i) => ({
              number,
              event: one,
              date: dayOf(at(days - 2 - (i + 1) * 7, '12:00')),
              reference: `ERP-${(4100 + turn * 7).toString()}`,
            })),
          ),
      },
    ]
  })
}

interface Course {
  readonly written: Written
  readonly shop: Shop
  readonly way: readonly OrderStep[] | 'draft'
  /** The day head office confirms, where it does. */
  readonly promised: string
  readonly onNumber?: (number: string) => void
}

/** Fills the form in, and lets the desk do what it did. */
function actOut({ written, shop, way, promised, onNumber = () => undefined }: Course, at: At): Happening[] {
  const agent = personOf(shop.agent)
  let id = 0
  return [
    {
      at: at(0, '10:20'),
      run: async (stage) => {
        const draft = way === 'draft' ? '1' : '0'
        const fields = OrderFields.parse({ ...written, draft, user_name: agent.name, privacy: '1' })
        const saved = await saveOrder({ ...stage.as(agent), letterhead }, undefined, fields, noFiles)
        id = saved.id
        onNumber(saved.number ?? '')
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
