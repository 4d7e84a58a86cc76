import { openPreparationStatuses, openShipmentStatuses } from '@mandato/contract/shipping/status'
import type { Db } from '../../platform/db/db.ts'
import { isAmong, sql } from '../../platform/db/sql.ts'

interface Open {
  readonly kind: 'shipment' | 'preparation' | 'material'
  readonly id: number
  readonly reference: string
  readonly since: string
}

/**
 * What of logistics keeps a client from being deleted: preparations and shipments to it that have not left, and pieces
 * sent for it that its agency still has in hand.
 */
export async function openGoods(db: Db, client: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select 'shipment' as kind, s.id, s.number as reference, (s.created_at at time zone 'Europe/Rome')::date as since
    from shipments s where s.client_id = ${client} and ${isAmong('s.status', openShipmentStatuses)}
    union all
    select 'preparation', p.id, p.id::text, (p.created_at at time zone 'Europe/Rome')::date
    from preparations p where p.client_id = ${client} and ${isAmong('p.status', openPreparationStatuses)}
    union all
    select 'material', l.id, l.name || ' × ' || l.still_to_deliver, (l.sent_at at time zone 'Europe/Rome')::date
    from material_lines l where l.client_id = ${client} and l.still_to_deliver > 0
    order by since, reference`.execute(db)
  return rows
}

/**
 * What goes with a deleted client: signatures and the names of those who signed, and the notes of the staff on its
 * shipments. Transport letters stay for ten years (D.P.R. 633/1972, art. 39).
 */
export async function eraseGoodsOf(db: Db, client: number): Promise<void> {
  await sql`update hand_overs set signature_kind = null, signature_svg = null, signer_name = null, note = ''
    where client_id = ${client}`.execute(db)
  await sql`update material_returns set signature_kind = null, signature_svg = null, signer_name = null, note = ''
    where client_id = ${client}`.execute(db)
  await sql`delete from shipment_internal_notes i using shipments s where s.id = i.shipment_id and s.client_id = ${client}`.execute(
    db,
  )
}
