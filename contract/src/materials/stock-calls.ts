import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { done, id, saved, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { LoadRow, MovementRow } from './rows.ts'
import { movementColumns } from './movement-tables.ts'
import { byId, product, quantity, staff } from './parameters.ts'

const LoadInput = z.strictObject({
  quantity,
  /** Guards against the wrong line: it has to be the material's. */
  product_code: text(40).optional(),
  date: isoDate.optional(),
  supplier: text(120).optional(),
  note: text(500).optional(),
})
const loaded = saved.extend({ realised: z.int(), availability: z.int() })

/** What comes into the warehouse, what is written off, and the ledger of both. */
export const stockCalls = defineCalls({
  loads: {
    method: 'GET',
    path: '/api/v1.0/materiali/carichi/{product}',
    summary: 'The loads of a material, the latest first',
    roles: staff,
    effect: 'read',
    params: product,
    response: z.array(LoadRow),
  },
  movements: list('/api/v1.0/materiali/movements/{product}/{page}', MovementRow, movementColumns, {
    summary: 'The ledger of a material, the latest entry first',
    roles: staff,
    title: { it: 'Movimenti', en: 'Movements', fr: 'Mouvements', es: 'Movimientos' },
    params: { product: id },
  }),
  addLoad: {
    method: 'POST',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Pieces of a material came in',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: LoadInput,
    response: loaded,
    refuses: ['other_code', 'material_archived'],
  },
  changeLoad: {
    method: 'PUT',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Correct a load',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: LoadInput.partial({ quantity: true }),
    response: loaded,
    refuses: ['other_code', 'short_of_stock'],
  },
  removeLoad: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Take a load out again, by an opposite entry',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    response: done,
    refuses: ['short_of_stock'],
  },
  writeOff: {
    method: 'POST',
    path: '/api/v1.0/materiali/write-off/{product}',
    summary: 'Pieces that are lost or spoilt, in the warehouse or at an agency',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: product,
    body: z.strictObject({ quantity, agency_id: id.optional(), reason: text(300).min(3) }),
    response: saved,
    refuses: ['short_of_stock', 'not_so_many_held'],
  },
})
