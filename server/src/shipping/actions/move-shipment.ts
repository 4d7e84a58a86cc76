import { letterNumber } from '@mandato/contract/shipping/labels'
import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type { ShipmentStatus } from '@mandato/contract/shipping/status'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { figuresIn } from '../../platform/papers/drawing/figures.ts'
import { shipLines } from '../../materials/index.ts'
import { dayNotAhead } from '../dates.ts'
import { issuable } from '../papers.ts'
import { placeFor, placeNamed } from '../place.ts'
import { issueLetter, letterOf, voidLetter } from '../queries/letters.ts'
import { parcelsOf, writeNotes, writeParcels } from '../queries/parcels.ts'
import { releaseLines } from '../queries/preparations.ts'
import { recipientOf } from '../queries/recipients.ts'
import { linesOfShipment } from '../queries/shipment-detail.ts'
import {
  changeShipment,
  preparationsOf,
  type ShipmentChange,
  type StoredShipment,
  transportIn,
} from '../queries/shipments.ts'
import { refuse, shipmentNotInState } from '../refusals.ts'
import { wayTo } from '../rules.ts'
import { tellShipmentJob } from '../tell-jobs.ts'
import { takeShipment, tellHistory } from './shipment-in-hand.ts'

type Given = NonNullable<z.output<typeof shipmentCalls.moveShipment.body>>

/** Moves a shipment along its way: confirm, pack, unpack, ship, or pack and ship in one. */
export async function moveShipment(
  context: Context,
  id: number,
  to: ShipmentStatus,
  given: Given,
): Promise<void> {
  let shipment = await takeShipment(context, id, given.version)
  const way = wayTo(shipment.status, to)
  if (!way) throw shipmentNotInState(shipment, context.language)
  shipment = await withWords(context, shipment, given)
  if (given.one_parcel && way.includes('pack')) await packAsOne(context, shipment)
  for (const event of way) shipment = await steps[event](context, shipment, given)
}

/** One parcel of all the lines, where none was written; what was never weighed stays to be weighed. */
async function packAsOne({ db }: Context, { id }: StoredShipment): Promise<void> {
  if ((await parcelsOf(db, id)).length > 0) return
  const lines = await linesOfShipment(db, id)
  const weight = lines.some((line) => line.weight === null)
    ? null
    : lines.reduce((sum, line) => sum + line.quantity * (line.weight ?? 0), 0) || null
  const contents = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ')
  await writeParcels(db, id, [{ weight, size: null, contents: contents.slice(0, 200), requests: [] }])
}

/** Transport and notes that may be given with a step. */
async function withWords({ db }: Context, shipment: StoredShipment, given: Given): Promise<StoredShipment> {
  if (given.notes) await writeNotes(db, shipment.id, given.notes)
  const words = transportIn(given)
  if (Object.keys(words).length > 0) await changeShipment(db, shipment.id, words)
  return { ...shipment, ...words }
}

type Step = (context: Context, shipment: StoredShipment, given: Given) => Promise<StoredShipment>

async function stepTo(
  context: Context,
  shipment: StoredShipment,
  event: 'confirm' | 'pack' | 'unpack' | 'ship',
  change: ShipmentChange & { readonly status: ShipmentStatus },
  also: Readonly<Record<string, unknown>> = {},
): Promise<StoredShipment> {
  await changeShipment(context.db, shipment.id, { ...change, since: context.clock.now() })
  await tellHistory(context, event, shipment, { status: change.status, ...also })
  return { ...shipment, ...change, since: context.clock.now().toISOString() }
}

/** The recipient is still there, and the place is the one the registry knows today. */
const confirm: Step = async (context, shipment) => {
  const { db } = context
  const recipient = await recipientOf(db, shipment)
  if (recipient.status === 'deleted') throw refuse('client_is_gone')
  const place = shipment.place ? await placeNamed(db, shipment, shipment.place) : await placeFor(db, shipment)
  if (!place) throw refuse('no_place', { name: recipient.business_name })
  return stepTo(context, shipment, 'confirm', { status: 'to_send', place })
}

/** Every parcel is weighed; the letter gets its number here and nowhere else. */
const pack: Step = async (context, shipment) => {
  const { db, clock, user } = context
  const parcels = await parcelsOf(db, shipment.id)
  if (parcels.length === 0) throw refuse('no_parcels')
  const unweighed = parcels.filter(({ weight }) => weight === null).map(({ n }) => n)
  if (unweighed.length > 0) throw refuse('parcels_unweighed', { parcels: unweighed.join(', ') })
  const by = { at: clock.now(), by: user.id }
  const letter = await issueLetter(db, shipment.id, today(clock), await issuable(db, shipment), by)
  return stepTo(context, shipment, 'pack', { status: 'ready' }, { letter: letterNumber(letter) })
}

const unpack: Step = async (context, shipment, { reason = '' }) => {
  const { db, clock, user } = context
  const letter = await voidLetter(db, shipment.id, 'unpacked', reason, { at: clock.now(), by: user.id })
  return stepTo(
    context,
    shipment,
    'unpack',
    { status: 'to_send' },
    { ...(letter && { letter: letterNumber(letter) }), ...(reason && { reason }) },
  )
}

/** The goods leave: counters move, the lines are free, and mails to the recipient and the agent are queued. */
const ship: Step = async (context, shipment, { date }) => {
  const { db, jobs, language } = context
  const letter = await letterOf(db, shipment.id)
  if (!letter) throw new Error('what is ready has a letter')
  const day = dayNotAhead(context, date)
  if (date !== undefined && date < letter.date)
    throw refuse(
      'date_before_letter',
      { date: figuresIn(language).date(letter.date) },
      { fields: { date: 'date_before_letter' } },
    )
  const lines = await linesOfShipment(db, shipment.id)
  const shipped = await stepTo(
    context,
    shipment,
    'ship',
    // A letter may bear a later day than the clock that shows before midnight.
    { status: 'shipped', shipped_on: day < letter.date ? letter.date : day },
    { letter: letterNumber(letter), number: shipment.number },
  )
  await releaseLines(db, await preparationsOf(db, shipment.id))
  await jobs.send(db, tellShipmentJob, { shipment: shipment.id })
  await shipLines(context, shipment.id, lines, shipment)
  return shipped
}

const steps = { confirm, pack, unpack, ship } as const
