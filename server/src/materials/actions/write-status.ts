import type { RequestEvent } from '@mandato/contract/materials/status'
import { type Event, recordEvents } from '../../platform/events.ts'
import type { Acting } from '../acting.ts'
import { type Line, type LineChange, writeLines } from '../queries/lines.ts'

/** A line before and after an act. */
export interface Step {
  readonly line: Line
  readonly change: Partial<LineChange>
}

/** Writes lines as they are after an act, and into the history whatever changed of each. */
export async function writeSteps(
  acting: Acting,
  event: RequestEvent,
  steps: readonly Step[],
  about: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (steps.length === 0) return
  await writeLines(
    acting.db,
    steps.map(({ line, change }) => ({ ...piecesOf(line), ...change })),
  )
  await recordEvents(
    acting,
    steps.map((step) => historyOf(event, step, about)),
  )
}

const piecesOf = ({ id, status, accepted, sent, delivered, returned, written_off, sent_at }: Line) => ({
  id,
  status,
  accepted,
  sent,
  delivered,
  returned,
  written_off,
  sent_at,
})

function historyOf(event: RequestEvent, { line, change }: Step, about: object): Event {
  const changed = Object.entries(change).filter(([key, value]) => line[key as keyof LineChange] !== value)
  return {
    what: `request.${event}`,
    entity: 'request',
    id: line.id,
    ...(line.client_id !== null && { client: line.client_id }),
    agency: line.agency_id,
    // Head office takes a line off; of the other steps the agency is told by the shipment.
    notice: event === 'take_off',
    before: Object.fromEntries(changed.map(([key]) => [key, line[key as keyof LineChange]])),
    after: { ...Object.fromEntries(changed), ...about, ...(event === 'take_off' && { product: line.name }) },
  }
}
