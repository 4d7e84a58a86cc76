import { labelCount } from '@mandato/contract/shipping/labels'
import type { Preparation } from '@mandato/contract/shipping/rows'
import type { ShipmentAnswer } from '@mandato/contract/shipping/shipment-rows'
import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { materialSettings } from '../materials/index.ts'
import { atOneMoment } from '../platform/db/snapshot.ts'
import { isStaff } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { expectedOn } from './expected.ts'
import { mayOnPreparation, mayOnShipment, seesWarehouse } from './policy.ts'
import { letterOf, letterYears, numbersOf, type StoredNumber } from './queries/letters.ts'
import { internalNotesOf, notesOf, parcelsOf } from './queries/parcels.ts'
import { linesOf, preparationSeenBy } from './queries/preparations.ts'
import { recipientOf } from './queries/recipients.ts'
import { historyOf, linesOfShipment, returnableOf, returnsOf } from './queries/shipment-detail.ts'
import { shipmentSeenBy } from './queries/shipments.ts'
import { registerVerdict, voidReasons } from './words.ts'
import { letterNumber } from '@mandato/contract/shipping/labels'

type Reading = Pick<Context, 'db' | 'user' | 'language'>
type PreparationAnswer = z.input<typeof Preparation>

/** A preparation as the person may read it; agents see no stock and no location. */
export const preparationAnswer = ({ db, user, language }: Reading, id: number): Promise<PreparationAnswer> =>
  atOneMoment(db, (view) => preparationAt({ db: view, user, language }, id))

async function preparationAt({ db, user, language }: Reading, id: number): Promise<PreparationAnswer> {
  const one = await preparationSeenBy(db, user, id)
  if (!one) throw notFound()
  const [lines, recipient] = await Promise.all([linesOf(db, id, language), recipientOf(db, one)])
  return {
    id,
    status: one.status,
    date: one.date,
    description: one.description,
    agency: { id: one.agency_id, name: recipient.agency },
    recipient: { type: recipient.type, id: recipient.id, label: recipient.business_name, place: one.place },
    lines: seesWarehouse(user) ? lines : lines.map(({ location: _location, ...line }) => line),
    notes: [...one.notes],
    parcels: one.parcels,
    totals: {
      lines: lines.length,
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      weight: lines.reduce((sum, { quantity, weight }) => sum + quantity * (weight ?? 0), 0),
      labels: labelCount(one.parcels, one.notes.length),
    },
    shipment: one.shipment_id === null ? null : { id: one.shipment_id, number: one.shipment ?? '' },
    version: one.version,
    may: mayOnPreparation(user, one.status),
  }
}

/** A shipment as the person may read it, all of it as it is at one moment: notes of the staff stay with the staff. */
export const shipmentAnswer = ({ db, user, language }: Reading, id: number): Promise<ShipmentAnswer> =>
  atOneMoment(db, (view) => shipmentAt({ db: view, user, language }, id))

async function shipmentAt({ db, user, language }: Reading, id: number): Promise<ShipmentAnswer> {
  const one = await shipmentSeenBy(db, user, id)
  if (!one) throw notFound()
  const isShipped = one.status === 'shipped'
  const [recipient, letter, lines, parcels, notes, internalNotes, history, returns, returnable, settings] =
    await Promise.all([
      recipientOf(db, one),
      letterOf(db, id),
      linesOfShipment(db, id, language),
      parcelsOf(db, id),
      notesOf(db, id),
      isStaff(user) ? internalNotesOf(db, id) : null,
      historyOf(db, id),
      isShipped ? returnsOf(db, id) : [],
      isShipped ? returnableOf(db, id, language) : [],
      materialSettings(db),
    ])
  const received = history.some(({ what }) => what === 'shipment.receive')
  const weighed = parcels.length > 0 && parcels.every(({ weight }) => weight !== null)
  const url = (document: string) => `/api/v1.0/spedizioni/${id}/${document}`
  const isReady = one.status === 'ready' || isShipped
  return {
    id,
    number: one.number,
    status: one.status,
    since: one.since,
    version: one.version,
    dates: { created_at: one.created_at, shipped_on: one.shipped_on },
    agency: { id: one.agency_id, name: recipient.agency },
    client: one.client_id === null ? null : { id: one.client_id, name: recipient.business_name },
    recipient: { type: recipient.type, id: recipient.id, label: recipient.business_name, place: one.place },
    shipping_place: one.place,
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    parcels,
    weight: weighed ? parcels.reduce((sum, { weight }) => sum + (weight ?? 0), 0) : null,
    notes: notes.map((text, i) => ({ n: i + 1, text })),
    labels: labelCount(parcels.length, notes.length),
    letter: letter ? { number: letter.number, year: letter.year, date: letter.date } : null,
    carrier: one.carrier,
    tracking: one.tracking,
    // An agency says nowhere that a shipment came.
    expected_on:
      isShipped && one.client_id !== null
        ? expectedOn({ shipped_on: one.shipped_on, received }, settings.transit_days)
        : null,
    freight: one.freight,
    transport_by: one.transport_by,
    appearance: one.appearance,
    ...(internalNotes && { internal_notes: internalNotes }),
    documents: (['label', ...(isReady ? (['transport-letter'] as const) : []), 'detail'] as const).map(
      (document) => ({ document, url: url(document) }),
    ),
    history: history.map(({ what, ...entry }) => ({
      ...entry,
      what: what.replace('shipment.', '') as ShipmentAnswer['history'][number]['what'],
    })),
    returns,
    returnable: returnable.filter(({ quantity }) => quantity > 0),
    may: mayOnShipment(user, one.status),
  }
}

type RegisterAnswer = z.input<typeof shipmentCalls.letterRegister.response>

/** The register of a year, and whether it is without a gap. */
export async function registerAnswer(
  { db, language }: Pick<Context, 'db' | 'language'>,
  year: number,
  shown: { readonly void?: boolean | undefined } = {},
): Promise<{
  response: RegisterAnswer
  meta: z.input<typeof shipmentCalls.letterRegister.meta>
}> {
  const numbers = await numbersOf(db, year)
  const { last, years } = await letterYears(db, year)
  const given = new Set(numbers.map(({ number }) => number))
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !given.has(number))
  const inOrder = numbers.every(({ date }, i) => date >= (numbers[i - 1]?.date ?? date))
  const complete = missing.length === 0 && numbers.length === last && inOrder
  const isVoid = numbers.filter(({ state }) => state === 'void').length
  return {
    response: {
      year,
      complete,
      last,
      valid: numbers.length - isVoid,
      void: isVoid,
      missing,
      rows: numbers
        .filter(({ state }) => shown.void === undefined || (state === 'void') === shown.void)
        .map((one) => rowOf(one, year, language)),
    },
    meta: { year, verdict: registerVerdict(language, { complete, last }), years },
  }
}

const rowOf = ({ void_because, void_note, ...row }: StoredNumber, year: number, language: Language) => ({
  ...row,
  letter: letterNumber({ year, number: row.number }),
  reason: void_because
    ? [voidReasons[void_because][language], void_note].filter((part) => part !== '').join(': ')
    : '',
})
