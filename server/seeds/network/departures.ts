import { requestDeletion, withdrawRequest } from '../../src/registry/actions/delete-client.ts'
import { changeSuspension } from '../../src/registry/actions/suspend-client.ts'
import { administrator, personOf } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import type { Shop } from './shop.ts'

type Departure = (stage: Stage, shop: Shop) => Promise<unknown>

const asksToDelete =
  (reason: string): Departure =>
  (stage, shop) =>
    requestDeletion(stage.as(personOf(shop.agent)), {}, shop.id, reason)
const keeps: Departure = (stage, shop) => withdrawRequest(stage.as(administrator), shop.id)
const suspends =
  (reason: string): Departure =>
  (stage, shop) =>
    changeSuspension(stage.as(administrator), shop.id, { suspended: true, reason })

/** Agency, which of its smaller shops, and what happened how many days ago. */
const departures: readonly (readonly [
  agency: number,
  nth: number,
  ...steps: [number, string, Departure][],
])[] = [
  [1, 0, [4, '11:40', asksToDelete('Il titolare va in pensione e chiude l’esposizione a fine anno.')]],
  [1, 1, [16, '09:20', suspends('Due Ri.Ba. insolute; in attesa del piano di rientro.')]],
  [1, 2, [21, '15:30', asksToDelete('Doppione della scheda di Conegliano.')], [20, '10:05', keeps]],
  [2, 0, [9, '12:10', asksToDelete('Locale venduto, attività cessata.')]],
  [9, 0, [27, '16:50', suspends('Fido superato, fatture di settembre scadute.')]],
]

/** Clients on credit stop and clients whose deletion somebody asked for; `taken` have another story. */
export function departuresOf(
  shops: readonly Shop[],
  taken: ReadonlySet<Shop>,
  at: (daysAgo: number, time: string) => Date,
): readonly Happening[] {
  return departures.flatMap(([agency, nth, ...steps]) => {
    const small = shops
      .filter((shop) => shop.agency.id === agency && shop.status === 'active' && shop.shares === null)
      .filter((shop) => !taken.has(shop))
      .toSorted((a, b) => a.weight - b.weight || a.id - b.id)[nth]
    if (!small) return []
    return steps.map(([daysAgo, time, act]) => ({ at: at(daysAgo, time), run: (stage) => act(stage, small) }))
  })
}
