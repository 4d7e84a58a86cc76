import type { Acting } from '../acting.ts'
import { type Line, lockLinesDelivered, lockLinesHeld } from '../queries/lines.ts'
import { byTurn, shareOut, stillToDeliver } from '../rules.ts'
import { type Entry, enter } from './enter.ts'
import { type Piece, tooMany, withPieces } from './hand-over.ts'
import { type Step, writeSteps } from './write-status.ts'

type Holder = { readonly agency_id: number } | { readonly client_id: number }

/**
 * Materials come back into the warehouse from an agency or from a client.
 * @throws 409 `not_so_many_held` where fewer are there, naming the materials
 */
export async function takeBack(
  acting: Acting,
  returnId: number,
  { from, lines }: { readonly from: Holder; readonly lines: readonly Piece[] },
): Promise<void> {
  if ('agency_id' in from) {
    await takeFromAgency(acting, from.agency_id, lines, 'returned', {
      kind: 'return_from_agency',
      return_id: returnId,
    })
    return
  }
  const products = lines.map(({ product_id }) => product_id)
  const got = await lockLinesDelivered(acting.db, from.client_id, products)
  const shares = await shared(acting, from, lines, got, (line) => line.got)
  await writeSteps(
    acting,
    'send_back',
    shares.map(({ of: line, quantity }) =>
      withPieces(line, { delivered: line.delivered - quantity, returned: line.returned + quantity }),
    ),
    { return_id: returnId },
  )
  await enter(
    acting,
    shares.map(({ of: line, quantity }) => ({
      kind: 'return_from_client',
      product_id: line.product_id,
      quantity,
      agency_id: line.agency_id,
      client_id: from.client_id,
      request_id: line.id,
      return_id: returnId,
    })),
  )
}

/**
 * Pieces an agency holds leave it, other than to a client. They are taken from the request lines of the agency itself
 * first, then from those of clients.
 * @param becomes what the lines say of them then
 */
export async function takeFromAgency(
  acting: Acting,
  agency_id: number,
  pieces: readonly Piece[],
  becomes: 'returned' | 'written_off',
  entry: Pick<Entry, 'kind' | 'return_id' | 'reason'>,
): Promise<void> {
  const products = pieces.map(({ product_id }) => product_id)
  const held = (await lockLinesHeld(acting.db, agency_id, products)).toSorted(byTurn(null))
  const shares = await shared(acting, { agency_id }, pieces, held, stillToDeliver)
  const step = (line: Line, quantity: number): Step =>
    withPieces(line, { [becomes]: line[becomes] + quantity })
  await writeSteps(
    acting,
    'send_back',
    shares.map(({ of: line, quantity }) => step(line, quantity)),
    { ...(entry.return_id !== undefined && { return_id: entry.return_id }) },
  )
  await enter(
    acting,
    shares.map(({ of: line, quantity }) => ({
      ...entry,
      product_id: line.product_id,
      quantity,
      agency_id,
      request_id: line.id,
    })),
  )
}

/** Out of which lines the pieces are taken. */
async function shared<L extends Line>(
  acting: Acting,
  from: Holder,
  pieces: readonly Piece[],
  lines: readonly L[],
  takes: (line: L) => number,
) {
  const taken = pieces.map(({ product_id, quantity }) =>
    shareOut(
      quantity,
      lines.filter((line) => line.product_id === product_id),
      takes,
    ),
  )
  if (taken.some(({ left }) => left > 0)) throw await tooMany(acting, from, pieces)
  return taken.flatMap((one) => one.shares)
}
