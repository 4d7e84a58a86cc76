import { recordEvents } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { lockStock, type Stock } from '../queries/ledger.ts'
import { insertAccepted, insertBulk } from '../queries/lines.ts'
import { archived, type Short, shortOfStock } from '../refusals.ts'
import { aboutLine } from './cancel-lines.ts'
import { enter } from './enter.ts'
import { refuseOutOfSight } from './recipients.ts'
import { toldTogether } from './told-together.ts'

/** A material for somebody, decided by head office without a request. */
export interface DirectLine {
  readonly product_id: number
  readonly quantity: number
  readonly agency_id: number
  readonly client_id?: number | null | undefined
  readonly note?: string | undefined
}

interface AcceptedLine {
  readonly id: number
  readonly product_id: number
  readonly quantity: number
  readonly agency_id: number
  readonly client_id: number | null
}

/**
 * Makes accepted request lines on the spot, in the given order. All or nothing, unless `allow_partial`: then each
 * gets what is still there when its turn comes.
 * @param options.bulk the order they belong to, which is written down with them
 * @returns the lines, and of which materials there was too little
 * @throws 404 for a material that does not exist or a recipient out of sight, 409 `short_of_stock` or `material_archived`
 */
export async function acceptDirect(
  acting: Acting,
  lines: readonly DirectLine[],
  options: { readonly bulk?: { readonly description: string }; readonly allow_partial?: boolean } = {},
): Promise<{ bulk_id: number | null; lines: AcceptedLine[]; short: Short[] }> {
  const { db, clock, user } = acting
  const by = { at: clock.now(), by: user.id }
  await refuseOutOfSight(acting, lines)
  const stock = await stockFor(acting, lines)
  const short = shortageOf(stock, lines)
  if (short.length > 0 && !options.allow_partial) throw shortOfStock(short)
  const given = granted(stock, lines)
  const bulk_id = options.bulk ? await insertBulk(db, options.bulk.description, by) : null
  const ids = await insertAccepted(db, given, { ...by, bulk: bulk_id })
  const made = given.map(({ note: _note, ...line }, i) => ({ ...line, id: ids[i] ?? 0 }))
  const names = new Map(stock.map(({ product_id, name }) => [product_id, name]))
  const told = toldTogether(
    made.map((line) => ({
      line: { ...line, name: names.get(line.product_id) ?? '' },
      event: 'accept' as const,
    })),
  )
  await recordEvents(
    acting,
    made.map(({ id, product_id, quantity, agency_id, client_id }, i) => ({
      what: 'request.accept',
      entity: 'request',
      id,
      ...(client_id !== null && { client: client_id }),
      agency: agency_id,
      notice: told[i]?.notice ?? false,
      after: {
        product_id,
        accepted: quantity,
        status: 'accepted',
        ...(bulk_id !== null && { bulk_id }),
        ...told[i]?.about,
      },
    })),
  )
  await enter(
    acting,
    made.map((line) => ({
      kind: 'commit',
      product_id: line.product_id,
      quantity: line.quantity,
      ...aboutLine(line),
    })),
  )
  return { bulk_id, lines: made, short }
}

async function stockFor({ db }: Acting, lines: readonly DirectLine[]): Promise<Stock[]> {
  const products = new Set(lines.map(({ product_id }) => product_id))
  const stock = await lockStock(db, [...products])
  if (stock.length < products.size) throw notFound()
  const closed = stock.filter((one) => one.archived)
  if (closed.length > 0) throw archived(closed)
  return stock
}

function shortageOf(stock: readonly Stock[], lines: readonly DirectLine[]): Short[] {
  return stock.flatMap(({ product_id, product_code, available }) => {
    const wanted = lines
      .filter((line) => line.product_id === product_id)
      .reduce((sum, line) => sum + line.quantity, 0)
    return wanted > available ? [{ product_id, product_code, wanted, available }] : []
  })
}

/** What each line gets, in turn; a line that gets nothing is not made. */
function granted(stock: readonly Stock[], lines: readonly DirectLine[]) {
  const left = new Map(stock.map(({ product_id, available }) => [product_id, available]))
  return lines.flatMap(({ product_id, quantity: wanted, agency_id, client_id = null, note = '' }) => {
    const available = left.get(product_id) ?? 0
    const quantity = Math.min(wanted, available)
    left.set(product_id, available - quantity)
    return quantity > 0 ? [{ product_id, quantity, agency_id, client_id, note }] : []
  })
}
