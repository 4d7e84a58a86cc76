import { acceptDirect } from '../../src/materials/index.ts'
import { changeShipment } from '../../src/shipping/actions/change-shipment.ts'
import { handOver } from '../../src/shipping/actions/hand-over.ts'
import { makeShipment } from '../../src/shipping/actions/make-shipment.ts'
import { openPreparations } from '../../src/shipping/actions/open-preparations.ts'
import type { Thing } from '../materials/thing.ts'
import type { Shop } from '../network/shop.ts'
import { administrator, personOf } from '../past/cast.ts'
import type { Stage } from '../past/stage.ts'

const carriers = ['Corriere Adriatico', 'Trasporti Nordest', 'Vettore proprio']

/** What is sent to whom. */
export interface Parcel {
  readonly shop: Shop
  readonly things: readonly Thing[]
  /** To the shop itself; otherwise to its agency, whose agent hands the pieces over. */
  readonly direct: boolean
}

/** Lines accepted on the spot and put into a preparation: 0 where the stock covers none of them. */
export async function open(
  stage: Stage,
  { shop, things, direct }: Parcel,
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

/** One shipment of a preparation, its parcels weighed; they differ by `turn`. */
export async function make(stage: Stage, preparation: number, turn: number): Promise<number> {
  const context = stage.as(administrator)
  const { id } = await makeShipment(context, [preparation])
  await changeShipment(context, id, {
    parcels: Array.from({ length: 1 + (turn % 3) }, (_, i) => ({
      weight: 2_400 + 350 * ((turn + i) % 9),
      size: null,
      requests: [],
      contents: i === 0 ? 'Materiale di supporto' : '',
    })),
    carrier: carriers[turn % carriers.length] ?? '',
  })
  return id
}

/** The agent hands the pieces over in the shop, which signs with its name. */
export const deliver = (stage: Stage, shop: Shop, products: readonly number[]) =>
  handOver(stage.as(personOf(shop.agent)), shop.id, {
    request: products.map((product_id) => ({ product_id, quantity: 1 })),
    note: '',
    signature: { kind: 'typed', name: 'La titolare' },
  })
