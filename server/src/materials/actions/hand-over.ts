import type { Acting } from '../acting.ts'
import { handedOver } from '../queries/hand-overs.ts'
import { heldBy } from '../queries/ledger.ts'
import { lockLinesDelivered, lockLinesHeld } from '../queries/lines.ts'
import { codesOf } from '../queries/materials.ts'
import { notSoManyHeld, refuse } from '../refusals.ts'
import { byTurn, shareOut, statusOf, stillToDeliver } from '../rules.ts'
import { enter } from './enter.ts'
import { type Step, writeSteps } from './write-status.ts'

/** So many pieces of a material. */
export interface Piece {
  readonly product_id: number
  readonly quantity: number
}

/**
 * An agency gives materials to a client: fewer with the agency, more at the client. The pieces are taken from the
 * request lines of that client first, then from those of the agency itself, then from those of others, and among
 * these from what was sent first.
 * @throws 409 `not_so_many_held` where the agency holds fewer, naming the materials
 */
export async function handOver(
  acting: Acting,
  handOverId: number,
  {
    agency_id,
    client_id,
    lines,
  }: { readonly agency_id: number; readonly client_id: number; readonly lines: readonly Piece[] },
): Promise<void> {
  const products = lines.map(({ product_id }) => product_id)
  const held = (await lockLinesHeld(acting.db, agency_id, products)).toSorted(byTurn(client_id))
  const taken = lines.map((piece) => ({
    piece,
    ...shareOut(
      piece.quantity,
      held.filter((line) => line.product_id === piece.product_id),
      stillToDeliver,
    ),
  }))
  if (taken.some(({ left }) => left > 0)) throw await tooMany(acting, { agency_id }, lines)
  const shares = taken.flatMap((one) => one.shares)
  await writeSteps(
    acting,
    'hand_over',
    shares.map(({ of: line, quantity }) => withPieces(line, { delivered: line.delivered + quantity })),
    { hand_over_id: handOverId },
  )
  await enter(
    acting,
    shares.map(({ of: line, quantity }) => ({
      kind: 'hand_over',
      product_id: line.product_id,
      quantity,
      agency_id,
      client_id,
      request_id: line.id,
      hand_over_id: handOverId,
    })),
  )
}

/**
 * Takes a hand-over back as if it had not been, by opposite entries.
 * @throws 409 `already_undone`; 409 `came_back` where the client gave some of it back in the meantime
 */
export async function undoHandOver(acting: Acting, handOverId: number): Promise<void> {
  const before = await handedOver(acting.db, handOverId)
  const [first] = before
  if (!first) throw refuse('already_undone')
  const products = before.map(({ product_id }) => product_id)
  const got = await lockLinesDelivered(acting.db, first.client_id, products)
  // Read again under the lock: another undo may have come first.
  const given = await handedOver(acting.db, handOverId)
  if (given.length === 0) throw refuse('already_undone')
  const steps = given.map(({ request_id, quantity }) => {
    const line = got.find(({ id }) => id === request_id)
    if (!line || line.got < quantity) throw refuse('came_back')
    return withPieces(line, { delivered: line.delivered - quantity })
  })
  await writeSteps(acting, 'undo_hand_over', steps, { hand_over_id: handOverId })
  await enter(
    acting,
    given.map((one) => ({ ...one, kind: 'hand_over_undone', hand_over_id: handOverId })),
  )
}

/** A line after pieces that had been sent went further or came back. */
export function withPieces(
  line: Step['line'],
  change: Partial<Pick<Step['line'], 'delivered' | 'returned' | 'written_off'>>,
): Step {
  const waiting = line.status === 'in_preparation' ? 'in_preparation' : (line.accepted_as ?? 'accepted')
  return { line, change: { ...change, status: statusOf({ ...line, ...change }, waiting) } }
}

/** Says of which materials somebody holds fewer than an act needs. */
export async function tooMany(
  { db }: Acting,
  who: { readonly agency_id: number } | { readonly client_id: number },
  pieces: readonly Piece[],
) {
  const products = pieces.map(({ product_id }) => product_id)
  const [held, codes] = [await heldBy(db, who, products), await codesOf(db, products)]
  return notSoManyHeld(
    pieces
      .map(({ product_id, quantity }) => ({
        product_id,
        product_code: codes.get(product_id) ?? '',
        wanted: quantity,
        available: held.get(product_id) ?? 0,
      }))
      .filter(({ wanted, available }) => wanted > available),
  )
}
