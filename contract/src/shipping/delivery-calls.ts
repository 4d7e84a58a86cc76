import { shippingFilterWords } from './filter-words.ts'
import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { done, flag, id, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { handOverColumns, heldColumns, ownMaterialColumns } from './goods-columns.ts'
import { HandOverRow, HeldRow, OwnMaterialRow } from './goods-rows.ts'
import { ShopSignature } from './shipment-calls.ts'

const workers = ['admin', 'sales', 'agent'] as const

export const deliveryCalls = defineCalls({
  heldMaterials: list('/api/v1.0/agencies/materiali/{id}', HeldRow, heldColumns, {
    summary: 'Materials of an agency: received, handed over, still to deliver',
    about: { agency: 'id', client: 'client' },
    filterWords: shippingFilterWords,
    roles: workers,
    title: {
      it: 'Materiali in mano all’agenzia',
      en: 'Materials with the agency',
      fr: 'Matériel chez l’agence',
      es: 'Materiales en la agencia',
    },
    params: { id },
    filter: {
      family_id: id.optional(),
      product_code: text(40).optional(),
      /** Only what was handed over to this client. */
      client: id.optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      /** 1: all handed over; 0: something is still with the agency. */
      delivered: flag.optional(),
      q: search,
    },
    sort: 'name',
    unpaged: true,
  }),
  handOver: {
    method: 'POST',
    path: '/api/v1.0/agencies/delivery/{id}',
    summary: 'Hands materials over to a client, with one signature for all of them',
    roles: workers,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      request: z
        .array(
          z.strictObject({
            product_id: id,
            product_code: text(40).optional(),
            quantity: z.int().min(1).max(99_999),
          }),
        )
        .min(1)
        .max(200),
      /** Today unless said; not ahead. */
      date: isoDate.optional(),
      note: text(500).optional(),
      signature: ShopSignature.optional(),
    }),
    response: saved.extend({
      rows: z.array(z.object({ product_id: z.int(), quantity: z.int(), still_to_deliver: z.int() })),
    }),
    refuses: ['not_so_many_held', 'code_of_another', 'empty_signature', 'date_ahead', 'client_is_gone'],
  },
  undoHandOver: {
    method: 'DELETE',
    path: '/api/v1.0/agencies/delivery/{delivery}',
    summary: 'Takes a hand-over back, by its author within a day',
    roles: workers,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ delivery: id }),
    response: done,
    refuses: ['hand_over_stays', 'already_undone', 'came_back', 'not_so_many_held'],
  },
  handOverReceipt: {
    method: 'GET',
    path: '/api/v1.0/agencies/delivery/{delivery}/receipt',
    summary: 'The receipt of a hand-over',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    recorded: { what: 'paper.read', entity: 'hand_over', id: 'delivery' },
    params: z.object({ delivery: id }),
    response: { binary: 'application/pdf' },
  },
  handOvers: list('/api/v1.0/agencies/deliveries/{page}', HandOverRow, handOverColumns, {
    summary: 'Hand-overs in sight',
    filterWords: shippingFilterWords,
    roles: workers,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Consegne', en: 'Hand-overs', fr: 'Remises', es: 'Entregas' },
    filter: {
      agency: id.optional(),
      client: id.optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      q: search,
    },
    sort: 'date',
    order: 'desc',
  }),
  ownMaterials: list('/api/v1.0/my-materials/{page}', OwnMaterialRow, ownMaterialColumns, {
    summary: 'What was sent or handed over to a customer, and what is still to come',
    roles: ['customer'],
    title: { it: 'Consegne', en: 'Deliveries', fr: 'Livraisons', es: 'Entregas' },
  }),
})
