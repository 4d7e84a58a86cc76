import { recordEvents } from '../../platform/events.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { writeRequested } from '../queries/decisions.ts'
import { insertRequests, type Line, type NewLine } from '../queries/lines.ts'
import { requestable } from '../queries/materials.ts'
import { archived } from '../refusals.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { linesFor } from './hold-lines.ts'
import { refuseOutOfSight } from './recipients.ts'
import { writeSteps } from './write-status.ts'

/**
 * Asks for materials; nothing is promised yet. Gives the ids of the lines, in their order.
 * @throws 404 for a material that is not in the catalogue or a recipient out of sight, 409 `material_archived`
 */
export async function request(acting: Acting, lines: readonly NewLine[]): Promise<number[]> {
  const { db, clock, user } = acting
  await refuseOutOfSight(acting, lines)
  const products = new Set(lines.map(({ product_id }) => product_id))
  const found = await requestable(db, user, [...products])
  if (found.length < products.size) throw notFound()
  const closed = found.filter((one) => one.archived)
  if (closed.length > 0) throw archived(closed)
  const ids = await insertRequests(db, lines, { at: clock.now(), by: user.id })
  await recordEvents(
    acting,
    lines.map(({ product_id, agency_id, client_id, quantity }, i) => ({
      what: 'request.create',
      entity: 'request',
      id: ids[i] ?? 0,
      ...(client_id !== null && { client: client_id }),
      after: { status: 'requested', product_id, agency_id, requested: quantity },
    })),
  )
  return ids
}

/** An agent changes what his own agency asked for; of what others asked for his clients he only reads. */
function refuseOther({ user }: Acting, { agency_id }: Line): void {
  if (user.role === 'agent' && agency_id !== user.agencyId) throw refuse('not_allowed')
}

/** Withdraws a request that has not been decided. */
export async function withdraw(acting: Acting, id: number): Promise<void> {
  const lines = await linesFor(acting, [id], 'withdraw')
  for (const line of lines) refuseOther(acting, line)
  await writeSteps(
    acting,
    'withdraw',
    lines.map((line) => ({ line, change: { status: 'withdrawn' } })),
  )
}

/** Changes the quantity of a request that has not been decided; the first one stays in the history. */
export async function modify(
  acting: Acting,
  id: number,
  { quantity, version }: { readonly quantity: number; readonly version?: number | undefined },
): Promise<void> {
  const [line] = await linesFor(acting, [id], 'modify')
  if (!line) return
  refuseOther(acting, line)
  if (version !== undefined && version !== line.version) throw await changedMeanwhile(acting, id)
  await writeRequested(acting.db, id, quantity)
  await recordEvents(acting, [
    {
      what: 'request.modify',
      entity: 'request',
      id,
      ...(line.client_id !== null && { client: line.client_id }),
      before: { requested: line.requested },
      after: { requested: quantity },
    },
  ])
}
