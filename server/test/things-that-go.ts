import { calls, type Call, type CallName } from '@mandato/contract'
import { invoiceCalls } from '@mandato/contract/invoices/calls'
import { orderCalls } from '@mandato/contract/orders/calls'
import { readyOrderCalls } from '@mandato/contract/orders/ready-calls'
import { requestListCalls } from '@mandato/contract/requests/calls'
import { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import { articlesThatGo } from './articles-that-go.ts'
import { goodsThatGo } from './goods-that-go.ts'
import type { TestApp } from './harness.ts'
import { invoicesThatGo } from './invoices-that-go.ts'
import { ordersThatGo } from './orders-that-go.ts'
import { materialsThatGo, noMaterials } from './materials-that-go.ts'
import { requestsThatGo } from './requests-that-go.ts'
import { type Ids, idsOf, samples } from './samples.ts'
import { noSheets, sheetsThatGo } from './sheets-that-go.ts'
import { clientsThatGo, type World } from './world.ts'

type Things = 'clients' | 'sheets' | 'goods' | 'orders' | 'invoices' | 'requests' | 'materials' | 'articles'

/** Which calls find what in their lists and figures; those that are not here any call may find. */
const about: Readonly<Partial<Record<Things, object>>> = {
  goods: { ...prepareCalls, ...shipmentCalls, ...deliveryCalls },
  orders: { ...orderCalls, ...readyOrderCalls },
  invoices: invoiceCalls,
  requests: requestListCalls,
}

/** By which ids a question names them. */
const named: Readonly<Record<Things, readonly string[]>> = {
  clients: ['closing', 'leaving'],
  sheets: Object.keys(noSheets),
  goods: ['goods'],
  orders: ['orders'],
  invoices: ['invoices'],
  requests: ['requests'],
  materials: Object.keys(noMaterials),
  articles: ['articles'],
}

export interface ThingsThatGo {
  /** Sees to it that what the call is asked about is there: made anew only if it was written to since. */
  ready(name: CallName): Promise<void>
  /** A call was asked: if it writes, what it is about is spent. */
  asked(name: CallName): void
}

/** The things that acts end, for a file that asks every call about them. */
export function thingsThatGo(t: TestApp, world: World): ThingsThatGo {
  const make: Readonly<Record<Things, () => Promise<void>>> = {
    clients: () => clientsThatGo(t.db, world),
    sheets: () => sheetsThatGo(t.db, world),
    goods: () => goodsThatGo(t, world, 'north'),
    orders: () => ordersThatGo(t.db, world),
    invoices: () => invoicesThatGo(t, world),
    requests: () => requestsThatGo(t.db, world),
    materials: () => materialsThatGo(t, world),
    articles: () => articlesThatGo(t.db, world),
  }
  const all = Object.keys(make) as Things[]
  const there = new Set<Things>()
  return {
    ready: async (name) => {
      for (const things of all) {
        if (there.has(things) || !(name in (about[things] ?? calls))) continue
        await make[things]()
        there.add(things)
      }
    },
    asked: (name) => {
      const call: Call = calls[name]
      if (call.effect !== 'write') return
      const ids = idsIn(name, world)
      for (const things of all)
        if (name in (about[things] ?? {}) || named[things].some((id) => ids.has(id))) there.delete(things)
    },
  }
}

/** The ids that the sample of a call reads. */
function idsIn(name: CallName, world: World): ReadonlySet<string> {
  const read = new Set<string>()
  const get = (ids: Ids, id: string): unknown => {
    read.add(id)
    return ids[id as keyof Ids]
  }
  samples[name](new Proxy(idsOf(world, 'never'), { get }))
  return read
}
