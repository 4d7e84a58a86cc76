import type { Acting } from '../acting.ts'
import { statusOf } from '../rules.ts'
import { enter } from './enter.ts'
import { linesFor } from './hold-lines.ts'
import { writeSteps } from './write-status.ts'

/**
 * Removes a line from "to send" permanently: what was not sent is released. A line of which nothing was sent is cancelled,
 * any other has then been sent as a whole.
 */
export async function cancelLine(acting: Acting, id: number, reason = ''): Promise<void> {
  const [line] = await linesFor(acting, [id], 'take_off')
  if (!line) return
  const rest = { ...line, accepted: line.sent }
  const status = statusOf(rest, 'in_preparation')
  await writeSteps(acting, 'take_off', [{ line, change: { accepted: line.sent, status } }], {
    released: line.residual,
    ...(reason && { reason }),
  })
  await enter(acting, [
    { kind: 'release', product_id: line.product_id, quantity: line.residual, ...aboutLine(line), reason },
  ])
}

/** For whom an entry about a line happened. */
export const aboutLine = (line: { id: number; agency_id: number; client_id: number | null }) => ({
  request_id: line.id,
  agency_id: line.agency_id,
  client_id: line.client_id,
})
