import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { codesOf } from '../queries/materials.ts'
import { enter } from './enter.ts'
import { takeFromAgency } from './take-back.ts'

/**
 * Pieces that are lost, spoilt or thrown away: in the warehouse only those that are not committed, or those of an
 * agency.
 * @throws 409 `short_of_stock` or `not_so_many_held`
 */
export async function writeOff(
  acting: Acting,
  product_id: number,
  {
    quantity,
    agency_id,
    reason,
  }: { readonly quantity: number; readonly agency_id?: number | undefined; readonly reason: string },
): Promise<void> {
  if (!(await codesOf(acting.db, [product_id])).has(product_id)) throw notFound()
  await recordEvent(acting, {
    what: 'material.written_off',
    entity: 'material',
    id: product_id,
    after: { quantity, reason, ...(agency_id !== undefined && { agency_id }) },
  })
  if (agency_id === undefined)
    return await enter(acting, [{ kind: 'write_off', product_id, quantity, reason }])
  return await takeFromAgency(acting, agency_id, [{ product_id, quantity }], 'written_off', {
    kind: 'write_off_at_agency',
    reason,
  })
}
