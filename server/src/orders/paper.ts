import type { Config } from '../platform/config.ts'
import { compositionKeys } from '@mandato/contract/orders/limits'
import { hasPrices } from '@mandato/contract/orders/names'
import type { Composition, OrderPaper, OrderPaperPrice } from '../../papers/orders/data.ts'
import type { Db } from '../platform/db/db.ts'
import type { Company } from '../platform/papers/drawing/index.ts'
import { measuresOf } from '../prices/index.ts'
import { readySettings } from '../ready/index.ts'
import { languageOf, placesOf } from '../registry/index.ts'
import { currenciesOf } from './captured.ts'
import type { OrderClient } from './queries/clients.ts'
import { linesOf, type StoredLine } from './queries/lines.ts'
import { type StoredOrder } from './queries/order.ts'

/** Who is at the head of our papers; `domains.ts` hands it in, because it is kept above. */
export type Letterhead = (db: Db, config: Config) => Promise<Company>

/** An order as it is printed, in the language of its client's country. */
export async function orderPaper(
  db: Db,
  order: StoredOrder,
  client: OrderClient,
  { company, attachments, madeAt }: Pick<OrderPaper, 'company' | 'attachments' | 'madeAt'>,
): Promise<OrderPaper> {
  const places = await placesOf(db, { client: client.id })
  const delivery = places.find(({ type }) => type === 'client_delivery')
  const lines = await linesOf(db, order.id)
  const measures = await measuresOf(
    db,
    lines.map(({ product_code }) => product_code.toUpperCase()),
  )
  const composition = Object.fromEntries(
    compositionKeys.map((key) => [key, order[key]]),
  ) as unknown as Composition
  return {
    language: languageOf(client.country),
    company,
    type: order.type,
    number: order.number,
    revision: order.revision,
    orderDate: order.order_date,
    deliveryDate: order.delivery_request_date,
    pickup: await pickupOf(db, order),
    reference: order.reference,
    payment: order.payment,
    orderReference: order.order_reference,
    client: {
      code: client.code,
      name: client.business_name,
      address: client.address,
      postalCode: client.postal_code,
      city: client.city,
      province: client.province,
      country: client.country,
      phone: client.phone,
      vatNumber: client.vat_number,
      notes: null,
    },
    place: delivery
      ? {
          name: delivery.label,
          address: delivery.address,
          postalCode: delivery.postal_code,
          city: delivery.city,
          province: delivery.province,
          country: delivery.country,
          phone: delivery.phone,
          vatNumber: null,
          notes: delivery.notes,
        }
      : null,
    agency: {
      code: client.agency_code,
      name: client.agency,
      address: client.agency_address,
      postalCode: client.agency_postal_code,
      city: client.agency_city,
      province: client.agency_province,
      country: client.agency_country,
      phone: client.agency_phone,
      vatNumber: null,
      notes: null,
      email: client.agency_email,
    },
    agent: client.agent,
    composition: order.type === 'furniture' ? composition : null,
    lines: lines.map((line) => ({
      code: line.product_code,
      description: line.description,
      measures: measures.get(line.product_code.toUpperCase()) ?? '',
      quantity: line.quantity ?? 0,
      unit: line.unit,
      energy:
        line.energy_class === null || line.energy_range === null
          ? null
          : { energyClass: line.energy_class, range: line.energy_range },
      price: priceOn(line),
    })),
    currency: hasPrices(order.type) ? (currenciesOf(lines)[0] ?? 'EUR') : null,
    notes: order.notes,
    carrierNote: order.carrier_note,
    attachments,
    buyer: {
      name: order.user_name,
      vatNumber: order.vat_number,
      email: order.email ?? '',
      consentAt: order.privacy_at ? new Date(order.privacy_at) : null,
    },
    madeAt,
  }
}

/** When and where the goods of an order of ready ones are fetched. */
async function pickupOf(db: Db, { pickup_from, pickup_until }: StoredOrder): Promise<OrderPaper['pickup']> {
  if (pickup_from === null || pickup_until === null) return null
  const { pickup_place } = await readySettings(db)
  return { from: pickup_from, until: pickup_until, place: pickup_place }
}

/** The price of a line as it is printed: with the other one, where it changed since it was shown. */
function priceOn(line: StoredLine): OrderPaperPrice | null {
  const { list_cents, net_cents, captured_on, changed } = line
  if (list_cents === null || net_cents === null || captured_on === null) return null
  return {
    list: list_cents,
    chain: line.chain,
    net: net_cents,
    line: line.line_cents,
    asOf: captured_on,
    changed: changed === null ? null : { now: line.now_cents, reason: changed },
  }
}
