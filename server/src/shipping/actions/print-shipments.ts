import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { perPerson, tooManyExports } from '../../platform/http/export-turns.ts'
import { insertPrint, openPrints } from '../../platform/papers/hand-out/prints.ts'
import { notFound } from '../../platform/refusals.ts'
import { shipmentsSeenBy } from '../queries/shipments.ts'
import { refuse } from '../refusals.ts'
import { printShipmentsJob } from '../tell-jobs.ts'

type Wanted = z.output<typeof shipmentCalls.printShipments.body>

/** Has the papers of many shipments drawn in the background; `me/jobs/{id}` tells how far it is. */
export async function orderPrint(context: Context, wanted: Wanted): Promise<number> {
  const { db, user, clock, language, jobs } = context
  const shipments = [...new Set(wanted.shipments)]
  const found = await shipmentsSeenBy(db, user, shipments)
  if (found.length < shipments.length) throw notFound()
  const early = found.find(({ status }) => status !== 'ready' && status !== 'shipped')
  if (wanted.document === 'transport-letter' && early)
    throw refuse('letter_not_yet', { number: early.number })
  if ((await openPrints(db, user)) >= perPerson) throw tooManyExports()
  const id = await insertPrint(db, {
    user_id: user.id,
    call: 'printShipments',
    input: { body: { ...wanted, shipments } },
    language,
    file_name: `${wanted.document}-${today(clock)}.pdf`,
  })
  await jobs.send(db, printShipmentsJob, { id })
  return id
}
