import { recordEvents } from '../../platform/events.ts'
import type { Acting } from '../acting.ts'
import { undoDecision } from '../queries/decisions.ts'
import { refuse } from '../refusals.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { recommit } from './decide.ts'
import { enter } from './enter.ts'
import { linesFor } from './hold-lines.ts'
import { toldTogether } from './told-together.ts'

/** As long as a slip of the hand is noticed. */
const MINUTES = 15

interface Undone {
  readonly id: number
  /** Of the line as it was answered; undefined to skip the check. */
  readonly version?: number | undefined
}

/**
 * Takes back decisions of one's own, all or none: what they promised is released, and the lines wait again.
 * @throws 404, 409 for a line that was prepared, sent or decided anew meanwhile, or whose decision is another's or old
 */
export async function undoDecisions(acting: Acting, undone: readonly Undone[]): Promise<void> {
  const { db, clock, user } = acting
  const ids = undone.map(({ id }) => id)
  const lines = await linesFor(acting, ids, 'undo_decision')
  const seen = new Map(undone.map(({ id, version }) => [id, version]))
  for (const line of lines) {
    const version = seen.get(line.id)
    if (version !== undefined && version !== line.version) throw await changedMeanwhile(acting, line.id)
    if (line.sent > 0) throw refuse('already_sent', { id: line.id })
  }
  const since = new Date(clock.now().getTime() - MINUTES * 60_000)
  if ((await undoDecision(db, ids, { by: user.id, since })) < lines.length)
    throw refuse('too_late_to_undo', { minutes: MINUTES })
  const told = toldTogether(lines.map((line) => ({ line, event: 'undo_decision' })))
  await recordEvents(
    acting,
    lines.map((line, i) => ({
      what: 'request.undo_decision',
      entity: 'request',
      id: line.id,
      ...(line.client_id !== null && { client: line.client_id }),
      agency: line.agency_id,
      notice: told[i]?.notice ?? false,
      before: { status: line.status, accepted: line.accepted },
      after: { status: 'requested', accepted: 0, ...told[i]?.about },
    })),
  )
  await enter(
    acting,
    lines.flatMap((line) => recommit(line, 0)),
  )
}
