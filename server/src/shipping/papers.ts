import { parcelOf } from '@mandato/contract/shipping/packing'
import type { Language } from '@mandato/contract/words'
import type { Party } from '../../papers/party.ts'
import type { PickingPaper, ReceiptPaper, ShipmentPaper } from '../../papers/shipping/data.ts'
import { dayOf } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Company } from '../platform/papers/drawing/index.ts'
import { type StoredHandOver, piecesHandedOver } from './queries/hand-overs.ts'
import type { IssuedPaper, StoredLetter } from './queries/letters.ts'
import { letterOf } from './queries/letters.ts'
import { notesOf, parcelsOf } from './queries/parcels.ts'
import type { StoredPlace } from './queries/places.ts'
import { linesOf, preparationNumbers, type StoredPreparation } from './queries/preparations.ts'
import { recipientOf, type StoredRecipient } from './queries/recipients.ts'
import { piecesReturned, type StoredReturn } from './queries/returns.ts'
import { linesOfShipment } from './queries/shipment-detail.ts'
import type { StoredShipment } from './queries/shipments.ts'

/** Who is at the head of our papers; `domains.ts` hands it in, because it is kept above. */
export type Letterhead = (db: Db, config: Config) => Promise<Company>

/** What it takes to put a paper together. */
export interface Drafting {
  readonly db: Db
  readonly config: Config
  readonly letterhead: Letterhead
}

/** A recipient as it is printed. */
export const partyOf = (one: StoredRecipient): Party => ({
  name: one.business_name,
  address: one.address,
  postalCode: one.postal_code,
  city: one.city,
  province: one.province,
  country: one.country,
  phone: one.phone,
  vatNumber: one.vat_number,
  notes: null,
})

/** A place as it is printed. */
export const placeParty = (place: StoredPlace): Party => ({
  name: place.label,
  address: place.address,
  postalCode: place.postal_code,
  city: place.city,
  province: place.province,
  country: place.country,
  phone: place.phone,
  vatNumber: null,
  notes: place.notes,
})

/** What a letter issued now would say: in Italian, whoever reads it first, as it stays what was issued. */
export async function issuable(db: Db, shipment: StoredShipment): Promise<IssuedPaper> {
  const recipient = partyOf(await recipientOf(db, shipment))
  const lines = await linesOfShipment(db, shipment.id)
  const parcels = await parcelsOf(db, shipment.id)
  return {
    recipient,
    place: shipment.place ? placeParty(shipment.place) : recipient,
    lines: lines.map(({ request_id, product_code: code, name, quantity, weight }) => ({
      code,
      name,
      quantity,
      weight,
      parcel: parcelOf(parcels, request_id),
    })),
    parcels: parcels.map(({ requests: _requests, ...parcel }) => parcel),
    notes: await notesOf(db, shipment.id),
  }
}

/** The moment it left, where somebody noted it on that day: later its hour says nothing of the goods. */
function leftAt({ status, since, shipped_on }: StoredShipment): Date | null {
  const at = new Date(since)
  return status === 'shipped' && dayOf(at) === shipped_on ? at : null
}

/** A shipment as its papers say it: as it was issued, once it has a letter. */
export async function shipmentPaper(
  { db, config, letterhead }: Drafting,
  shipment: StoredShipment,
  language: Language,
): Promise<ShipmentPaper> {
  const letter: (StoredLetter & { readonly paper: IssuedPaper }) | undefined = await letterOf(db, shipment.id)
  return {
    ...(letter?.paper ?? (await issuable(db, shipment))),
    // The notes may still be corrected on what is issued.
    notes: await notesOf(db, shipment.id),
    language,
    company: await letterhead(db, config),
    number: shipment.number,
    preparations: await preparationNumbers(db, shipment.id),
    letter: letter ? { year: letter.year, number: letter.number, date: letter.date } : null,
    carrier: shipment.carrier || null,
    tracking: shipment.tracking || null,
    freight: shipment.freight,
    transportBy: shipment.transport_by,
    appearance: shipment.appearance || null,
    shippedAt: leftAt(shipment),
    shippedOn: shipment.shipped_on,
  }
}

/** The picking list of a preparation. */
export async function pickingPaper(
  { db, config, letterhead }: Drafting,
  preparation: StoredPreparation,
  language: Language,
  printedAt: Date,
): Promise<PickingPaper> {
  const lines = await linesOf(db, preparation.id, language)
  return {
    language,
    company: await letterhead(db, config),
    number: preparation.id,
    recipient: partyOf(await recipientOf(db, preparation)),
    place: preparation.place && placeParty(preparation.place),
    description: preparation.description,
    lines: lines.map(({ product_code: code, name, quantity, weight }) => ({ code, name, quantity, weight })),
    notes: preparation.notes,
    printedAt,
  }
}

const piece = ({ code, name, quantity }: { code: string; name: string; quantity: number }) => ({
  code,
  name,
  quantity,
  weight: null,
})
const signatureOf = (one: Pick<StoredHandOver, 'signer_name' | 'signature_svg' | 'at'>) =>
  one.signer_name === null ? null : { name: one.signer_name, svg: one.signature_svg, at: new Date(one.at) }

/** The receipt of a hand-over. */
export async function handOverReceipt(
  { db, config, letterhead }: Drafting,
  one: StoredHandOver,
  language: Language,
): Promise<ReceiptPaper> {
  return {
    kind: 'hand_over',
    language,
    company: await letterhead(db, config),
    number: one.id,
    date: one.date,
    from: partyOf(await recipientOf(db, { agency_id: one.agency_id, client_id: null })),
    to: partyOf(await recipientOf(db, one)),
    by: one.by ?? '',
    lines: (await piecesHandedOver(db, one.id, language)).map(piece),
    note: one.note,
    signature: signatureOf(one),
    undoneAt: one.undone_at === null ? null : new Date(one.undone_at),
  }
}

/** The receipt for what came back. */
export async function returnReceipt(
  { db, config, letterhead }: Drafting,
  one: StoredReturn,
  language: Language,
): Promise<ReceiptPaper> {
  const company = await letterhead(db, config)
  return {
    kind: 'return',
    language,
    company,
    number: one.id,
    date: one.date,
    from: partyOf(await recipientOf(db, one)),
    to: {
      name: company.name,
      address: company.address ?? null,
      postalCode: null,
      city: null,
      province: null,
      country: 'IT',
      phone: null,
      vatNumber: null,
      notes: null,
    },
    by: '',
    lines: (await piecesReturned(db, one.id, language)).map(piece),
    note: one.note,
    signature: signatureOf(one),
    undoneAt: null,
  }
}
