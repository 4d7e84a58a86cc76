import type { RequestEvent } from '@mandato/contract/materials/request-transitions'
import { type Event, recordEvents } from '../../platform/events.ts'
import type { Acting } from '../acting.ts'
import { type Line, type LineChange, writeLines } from '../queries/lines.ts'
import { toldTogether } from './told-together.ts'

/** A line before and after an act. */
export interface Step {
  readonly line: Line
  readonly change: Partial<LineChange>
  /** What else the history says of this line. */
  readonly about?: Readonly<Record<string, unknown>>
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
  // Head office takes lines off; of the other steps the agency is told by the shipment.
  const told = event === 'take_off' ? toldTogether(steps.map(({ line }) => ({ line, event }))) : []
  await recordEvents(
    acting,
    steps.map((step, i) => ({
      ...historyOf(event, step, { ...about, ...step.about, ...told[i]?.about }),
      notice: told[i]?.notice ?? false,
    })),
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
    before: Object.fromEntries(changed.map(([key]) => [key, line[key as keyof LineChange]])),
    after: { ...Object.fromEntries(changed), ...about },
  }
}
