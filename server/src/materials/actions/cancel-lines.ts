import type { Acting } from '../acting.ts'
import { statusOf } from '../rules.ts'
import { enter } from './enter.ts'
import { linesFor } from './hold-lines.ts'
import { writeSteps } from './write-status.ts'

/**
 * Removes lines from "to send" permanently, all or none: what was not sent is released. A line of which nothing was sent
 * is cancelled, any other has then been sent as a whole.
 * @throws 404 where one does not exist or is out of sight, 409 naming the status that does not fit
 */
export async function cancelLines(acting: Acting, ids: readonly number[], reason = ''): Promise<void> {
  const lines = await linesFor(acting, ids, 'take_off')
  await writeSteps(
    acting,
    'take_off',
    lines.map((line) => ({
      line,
      change: {
        accepted: line.sent,
        status: statusOf({ ...line, accepted: line.sent }, 'in_preparation'),
      },
      about: { released: line.residual },
    })),
    reason ? { reason } : {},
  )
  await enter(
    acting,
    lines.map((line) => ({
      kind: 'release',
      product_id: line.product_id,
      quantity: line.residual,
      ...aboutLine(line),
      reason,
    })),
  )
}

/** For whom an entry about a line happened. */
export const aboutLine = (line: { id: number; agency_id: number; client_id: number | null }) => ({
  request_id: line.id,
  agency_id: line.agency_id,
  client_id: line.client_id,
})
