import { recordEvents } from '../../platform/events.ts'
import type { Acting } from '../acting.ts'
import { type Decision, writeDecision } from '../queries/decisions.ts'
import type { Line } from '../queries/lines.ts'
import { notInState, refuse } from '../refusals.ts'
import { acceptedAs } from '../rules.ts'
import { aboutLine } from './cancel-lines.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { type Entry, enter } from './enter.ts'
import { linesFor } from './hold-lines.ts'
import { toldTogether } from './told-together.ts'

/** What head office answers to a request line; the quantity that goes with it. */
export type Answer =
  /** With the quantity it was for, where that is known. */
  | { readonly status: 'accepted'; readonly accepted_quantity?: number | undefined }
  | { readonly status: 'partial' | 'modified'; readonly accepted_quantity: number }
  | { readonly status: 'rejected' }

const events = {
  accepted: 'accept',
  partial: 'accept_partial',
  modified: 'accept_modified',
  rejected: 'reject',
} as const

/** One line and its answer. */
export interface Decided {
  readonly id: number
  readonly answer: Answer
  /** Null leaves the note of an earlier decision. */
  readonly note: string | null
  /** Of the line its decider saw; undefined to skip the check. */
  readonly version?: number | undefined
}

/**
 * Decides request lines, all or none; a decision can be revised until the line is in a preparation: the old
 * commitment is released and the new one taken in one step.
 * @returns whether somebody who asked is to be told at once
 * @throws 404, 409 for the status, the stock or a line that is another than was shown, 422 for a quantity that does not
 *   fit the answer
 */
export async function decide(acting: Acting, decisions: readonly Decided[]): Promise<boolean> {
  const { db, clock, user } = acting
  const steps: { line: Line; decision: Decision; event: (typeof events)[Answer['status']] }[] = []
  // The lock is taken for all at once, in the order of their ids.
  const lines = await linesFor(
    acting,
    decisions.map(({ id }) => id),
    'accept',
  )
  for (const decided of decisions) {
    const { id, answer, note } = decided
    const line = lines.find((one) => one.id === id)
    if (!line) continue
    if (isOtherThanShown(line, decided)) throw await changedMeanwhile(acting, id)
    if (answer.status === 'rejected' && line.status !== 'requested') throw notInState(line, acting.language)
    // Part of it has left: what is still to come can only be taken off "to send".
    if (line.sent > 0) throw refuse('already_sent', { id })
    steps.push({ line, decision: { id, note, ...outcome(line, answer) }, event: events[answer.status] })
  }
  await writeDecision(
    db,
    steps.map(({ decision }) => decision),
    { at: clock.now(), by: user.id },
  )
  const told = toldTogether(steps)
  await recordEvents(
    acting,
    steps.map(({ line, decision, event }, i) => ({
      what: `request.${event}`,
      entity: 'request',
      id: line.id,
      ...(line.client_id !== null && { client: line.client_id }),
      agency: line.agency_id,
      notice: told[i]?.notice ?? false,
      before: { status: line.status, accepted: line.accepted },
      after: {
        status: decision.status,
        accepted: decision.accepted,
        ...(decision.note && { note: decision.note }),
        ...told[i]?.about,
      },
    })),
  )
  await enter(
    acting,
    steps.flatMap(({ line, decision }) => recommit(line, decision.accepted)),
  )
  return steps.some(({ line, event }) => line.tell_at_once || event === 'reject')
}

/** The line was changed or decided since its decider saw it. */
const isOtherThanShown = (line: Line, { answer, version }: Decided): boolean =>
  (version !== undefined && version !== line.version) ||
  (answer.status === 'accepted' && (answer.accepted_quantity ?? line.requested) !== line.requested)

/** The entries that bring a line's commitment from what it was to what it is. */
export function recommit(line: Line, accepted: number): Entry[] {
  const difference = accepted - line.accepted
  if (difference === 0) return []
  return [
    {
      kind: difference > 0 ? 'commit' : 'release',
      product_id: line.product_id,
      quantity: Math.abs(difference),
      ...aboutLine(line),
    },
  ]
}

/** What an answer makes of a line. */
function outcome(line: Line, answer: Answer): Pick<Decision, 'status' | 'accepted'> {
  if (answer.status === 'rejected') return { status: 'rejected', accepted: 0 }
  if (answer.status === 'accepted') return { status: 'accepted', accepted: line.requested }
  const accepted = answer.accepted_quantity
  if (answer.status === 'partial' && accepted >= line.requested)
    throw refuse('not_a_part', { requested: line.requested }, { fields: { accepted_quantity: 'not_a_part' } })
  if (answer.status === 'modified' && accepted === line.requested) return { status: 'accepted', accepted }
  // A smaller quantity is stored as partly accepted, whatever the status sent: the agent sees what is missing.
  return { status: acceptedAs(line.requested, accepted), accepted }
}
