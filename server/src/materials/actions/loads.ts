import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { changeLoad, insertLoad, lockLoad, type NewLoad, removeLoad } from '../queries/loads.ts'
import { codesOf } from '../queries/materials.ts'
import { refuse } from '../refusals.ts'
import { enter } from './enter.ts'

/** What a correction may change of a load; what is left out stays. */
export type LoadChange = Partial<Omit<NewLoad, 'product_id'>>

/** The code guards against a number typed into the wrong line: it has to be that of the material. */
async function refuseOtherCode({ db }: Acting, product: number, code: string | undefined): Promise<void> {
  const own = (await codesOf(db, [product])).get(product)
  if (own === undefined) throw notFound()
  if (code !== undefined && code.toUpperCase() !== own)
    throw refuse('other_code', { code: own }, { fields: { product_code: 'other_code' } })
}

/** Pieces came into the warehouse; gives the load's id. */
export async function load(acting: Acting, given: NewLoad, code: string | undefined): Promise<number> {
  await refuseOtherCode(acting, given.product_id, code)
  const { clock, user } = acting
  const id = await insertLoad(acting.db, given, { at: clock.now(), by: user.id })
  await recordEvent(acting, { what: 'load.added', entity: 'load', id, after: { ...given } })
  await enter(acting, [
    { kind: 'load', product_id: given.product_id, quantity: given.quantity, load_id: id, reason: given.note },
  ])
  return id
}

/**
 * Sets right what was typed wrong about a load.
 * @returns the material it is of
 * @throws 409 `short_of_stock` where fewer pieces would be on hand than are committed
 */
export async function correctLoad(
  acting: Acting,
  id: number,
  change: LoadChange,
  code: string | undefined,
): Promise<number> {
  const before = await lockLoad(acting.db, id)
  if (!before) throw notFound()
  await refuseOtherCode(acting, before.product_id, code)
  const after = { ...before, ...change }
  await changeLoad(acting.db, id, after)
  const { quantity, day, supplier, note } = before
  await recordEvent(acting, {
    what: 'load.corrected',
    entity: 'load',
    id,
    before: { quantity, day, supplier, note },
    after: change,
  })
  await enter(acting, [
    {
      kind: 'load_corrected',
      product_id: before.product_id,
      quantity: after.quantity - before.quantity,
      load_id: id,
    },
  ])
  return before.product_id
}

/** Takes a load out again, by an opposite entry; the same refusals. */
export async function takeLoadOut(acting: Acting, id: number): Promise<void> {
  const { db, clock, user } = acting
  const load = await lockLoad(db, id)
  if (!load) throw notFound()
  await removeLoad(db, id, { at: clock.now(), by: user.id })
  await recordEvent(acting, {
    what: 'load.removed',
    entity: 'load',
    id,
    before: { quantity: load.quantity, day: load.day },
  })
  await enter(acting, [
    { kind: 'load_removed', product_id: load.product_id, quantity: load.quantity, load_id: id },
  ])
}
