import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { archiveStock, restoreStock } from '../queries/archive.ts'
import { lockStock } from '../queries/ledger.ts'
import { refuse } from '../refusals.ts'

/**
 * Takes a material out of use or brings it back; nothing happens where it is so already.
 * @throws 409 `material_committed` while pieces of it are promised
 */
export async function setArchived(acting: Acting, product: number, archived: boolean): Promise<void> {
  const { db, clock, user } = acting
  const [stock] = await lockStock(db, [product])
  if (!stock) throw notFound()
  if (stock.archived === archived) return
  const done = archived
    ? await archiveStock(db, product, { at: clock.now(), by: user.id })
    : await restoreStock(db, product)
  if (!done) throw refuse('material_committed', { code: stock.product_code, committed: stock.committed })
  await recordEvent(acting, {
    what: archived ? 'material.archived' : 'material.restored',
    entity: 'material',
    id: product,
  })
}
