import { call } from '../../platform/api.ts'
import type { Shipment } from '../data.ts'

/** What the lines weigh together; null where a piece was never weighed. */
export const weightOfLines = ({ lines }: Pick<Shipment, 'lines'>): number | null =>
  lines.some(({ weight }) => weight === null)
    ? null
    : lines.reduce((sum, { quantity, weight }) => sum + quantity * (weight ?? 0), 0) || null

/** What is in them, as a carrier reads it. */
export const contentsOfLines = ({ lines }: Pick<Shipment, 'lines'>): string =>
  lines
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ')
    .slice(0, 200)

export interface Leaving {
  readonly date: string
  readonly carrier: string
  readonly tracking: string
  /** Grams of each parcel, where they were not written before. */
  readonly parcels?: readonly number[]
}

/** Packs what is not packed yet, with these parcels, and ships it: both steps are in its history. */
export async function shipNow(one: Shipment, { date, carrier, tracking, parcels }: Leaving): Promise<void> {
  const params = { a: String(one.id), b: 'shipped' }
  let { version } = one
  if (parcels) {
    const contents = contentsOfLines(one)
    const { response } = await call('changeShipment', {
      params: { id: one.id },
      body: { version, parcels: parcels.map((weight) => ({ weight, size: null, contents })) },
    })
    version = response.version
  }
  await call('moveShipment', { params, body: { date, carrier, tracking, version } })
}
