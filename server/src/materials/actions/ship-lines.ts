import type { Acting } from '../acting.ts'
import { refuse } from '../refusals.ts'
import { statusOf } from '../rules.ts'
import { enter } from './enter.ts'
import { linesFor } from './hold-lines.ts'
import { writeSteps } from './write-status.ts'

/** Pieces of a line that leave with a shipment. */
export interface Leaving {
  readonly request_id: number
  readonly quantity: number
}

/**
 * A shipment leaves: its pieces are no longer on hand nor committed, and are with the agency or, where it goes there,
 * at the client. A line of which something is left goes back to "to send".
 * @throws 409 where a line is in no preparation, or less of it is left than leaves
 */
export async function shipLines(
  acting: Acting,
  shipment: number,
  leaving: readonly Leaving[],
  to: { readonly agency_id: number; readonly client_id: number | null },
): Promise<void> {
  const quantities = new Map(leaving.map(({ request_id, quantity }) => [request_id, quantity]))
  const lines = await linesFor(acting, [...quantities.keys()], 'ship')
  const now = acting.clock.now().toISOString()
  const steps = lines.map((line) => {
    const quantity = quantities.get(line.id) ?? 0
    if (quantity < 1 || quantity > line.residual)
      throw refuse('more_than_residual', { id: line.id, residual: line.residual })
    const pieces = {
      sent: line.sent + quantity,
      delivered: line.delivered + (to.client_id === null ? 0 : quantity),
    }
    const status = statusOf({ ...line, ...pieces }, line.accepted_as ?? 'accepted')
    return { line, change: { ...pieces, status, sent_at: line.sent_at ?? now } }
  })
  await writeSteps(acting, 'ship', steps, { shipment_id: shipment })
  await enter(
    acting,
    lines.map((line) => ({
      kind: to.client_id === null ? 'ship_to_agency' : 'ship_to_client',
      product_id: line.product_id,
      quantity: quantities.get(line.id) ?? 0,
      agency_id: to.agency_id,
      client_id: to.client_id ?? line.client_id,
      request_id: line.id,
      shipment_id: shipment,
    })),
  )
}
