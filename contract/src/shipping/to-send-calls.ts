import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { toSendColumns } from './columns.ts'
import { shippingFilterWords } from './filter-words.ts'
import { mostLines } from './limits.ts'
import { narrowed, readers, staff } from './parameters.ts'
import { ToSendRow } from './rows.ts'

/** Lines that were accepted and are in no preparation yet. */
export const toSendCalls = defineCalls({
  toSend: list('/api/v1.0/invio/{page}', ToSendRow, toSendColumns, {
    summary: 'Accepted lines that are in no preparation yet',
    filterWords: shippingFilterWords,
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Da inviare', en: 'To send', fr: 'À expédier', es: 'Por enviar' },
    filter: { ...narrowed, family: id.optional(), q: search },
    sort: 'date',
    meta: z.object({ totals: z.object({ residual: z.int() }) }),
  }),
  toSendAgencies: {
    method: 'GET',
    path: '/api/v1.0/invio/get-agencies',
    summary: 'Agencies with lines to send',
    roles: staff,
    effect: 'read',
    response: z.array(z.object({ id: z.int(), name: z.string(), lines: z.int(), quantity: z.int() })),
  },
  toSendClients: {
    method: 'GET',
    path: '/api/v1.0/invio/get-clients/{id}',
    summary: 'Clients of an agency with lines to send',
    roles: staff,
    effect: 'read',
    params: z.object({ id }),
    response: z.array(z.object({ id: z.int(), name: z.string(), lines: z.int(), quantity: z.int() })),
  },
  takeOff: {
    method: 'DELETE',
    path: '/api/v1.0/invio/{id}',
    summary: 'Takes a line off "to send" for ever; what was committed for it is free again',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    query: z.object({ reason: text(500).optional() }),
    response: done,
    refuses: ['request_not_in_state'],
  },
  takeManyOff: {
    method: 'POST',
    path: '/api/v1.0/invio/take-off',
    summary: 'Takes several lines off "to send" for ever, all or none',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: z.strictObject({
      requests_id: z
        .array(id)
        .min(1)
        .max(mostLines)
        .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'each_once' } }),
      /** What the agencies are told. */
      reason: text(500).optional(),
    }),
    response: done.extend({ lines: z.int() }),
    refuses: ['request_not_in_state'],
  },
})
