import type { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { holdClient } from '../../registry/index.ts'
import { handOver as moveStock, undoHandOver as moveBack } from '../../materials/index.ts'
import { dayNotAhead } from '../dates.ts'
import { summed } from '../pieces.ts'
import { mayUndo } from '../policy.ts'
import { insertHandOver, lockHandOver, markUndone } from '../queries/hand-overs.ts'
import { stillHeld } from '../queries/held.ts'
import { recipientSeenBy } from '../queries/recipients.ts'
import { refuse } from '../refusals.ts'
import { readSignature } from '../signature.ts'
import { tellHandOverJob } from '../tell-jobs.ts'
import { refuseWrongCodes } from './direct-lines.ts'

type Given = z.output<typeof deliveryCalls.handOver.body>

/** An agency hands materials to one of its clients, who signs once for all of them. */
export async function handOver(context: Context, clientId: number, given: Given) {
  const { db, user, clock, jobs } = context
  // The lock makes a deletion of the client wait for this act, or this act for it: no deleted client is named.
  await holdClient(db, clientId)
  const client = await recipientSeenBy(db, user, { type: 'client', id: clientId })
  if (!client) throw notFound()
  if (client.status === 'deleted') throw refuse('client_is_gone')
  await refuseWrongCodes(context, given.request)
  const lines = summed(given.request)
  const { agency_id } = client
  const id = await insertHandOver(db, {
    agency_id,
    client_id: clientId,
    date: dayNotAhead(context, given.date),
    note: given.note ?? '',
    at: clock.now(),
    by: user.id,
    signature: readSignature(given.signature),
    lines,
  })
  await recordEvent(context, {
    what: 'hand_over.create',
    entity: 'hand_over',
    id,
    client: clientId,
    after: { agency_id, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  })
  await jobs.send(db, tellHandOverJob, { hand_over: id })
  await moveStock(context, id, { agency_id, client_id: clientId, lines })
  const left = await stillHeld(
    db,
    agency_id,
    lines.map(({ product_id }) => product_id),
  )
  return {
    success: true as const,
    id,
    rows: lines.map((line) => ({ ...line, still_to_deliver: left.get(line.product_id) ?? 0 })),
  }
}

/** Takes a hand-over back, by opposite entries. */
export async function undoHandOver(context: Context, id: number): Promise<void> {
  const { db, user, clock } = context
  const found = await lockHandOver(db, user, id)
  if (!found) throw notFound()
  if (!mayUndo(user, found, clock.now()) && found.undone_at === null) throw refuse('hand_over_stays')
  await moveBack(context, id)
  await markUndone(db, id, { at: clock.now(), by: user.id })
  await recordEvent(context, {
    what: 'hand_over.undo',
    entity: 'hand_over',
    id,
    client: found.client_id,
    after: { agency_id: found.agency_id },
  })
}
