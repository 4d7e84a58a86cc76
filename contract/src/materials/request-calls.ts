import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { done, flag, id, idOrAll, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { quantity } from './parameters.ts'
import { deliveredFilterWords, requestFilterWords } from './filter-words.ts'
import { requestGroups, requestStatuses } from './status.ts'
import { deliveredColumns, requestColumns } from './request-tables.ts'

const byId = z.object({ id })

export const RequestRow = z
  .object({
    id: z.int(),
    date: instant,
    agency_id: z.int(),
    agency: z.string(),
    client_id: z.int().nullable(),
    client: z.string().nullable(),
    client_code: z.string().nullable(),
    product_id: z.int(),
    product_code: z.string(),
    name: z.string(),
    image: z.object({ url: z.string(), thumb: z.string() }).nullable(),
    conf: z.int(),
    /** As first asked for; differs where it was changed since. */
    original: z.int(),
    requested: z.int(),
    accepted_quantity: z.int(),
    sent: z.int(),
    delivered: z.int(),
    still_to_deliver: z.int(),
    residual: z.int(),
    status: z.enum(requestStatuses),
    /** What can still be accepted of the material. */
    available: z.int(),
    /** Of the warehouse; for staff only. */
    on_hand: z.int().optional(),
    committed: z.int().optional(),
    requested_by: z.string().nullable(),
    note: z.string(),
    /** Of the decision: the reason of a rejection among them. */
    decision_note: z.string(),
    decided_by: z.string().nullable(),
    decided_at: instant.nullable(),
    bulk_id: z.int().nullable(),
    bulk: z.string().nullable(),
    version: z.int(),
    may: z.object({ decide: z.boolean(), change: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'MaterialRequest' })

const answers = ['accepted', 'partial', 'modified', 'rejected'] as const
const Answer = z.strictObject({
  status: z.enum(answers),
  /** With `accepted`: what the screen showed; another quantity was asked for in the meantime where they differ. */
  accepted_quantity: z.int().min(0).max(99_999).optional(),
  note: text(500).default(''),
  /** Of the line as it was shown. */
  version: z.int().optional(),
})
type Answer = z.output<typeof Answer>
const wantsQuantity = ({ status, accepted_quantity }: Answer): boolean =>
  (status !== 'partial' && status !== 'modified') || (accepted_quantity ?? 0) > 0
const reasoned = ({ status, note }: Answer): boolean => status !== 'rejected' || note.trim().length > 0
const ruled = <S extends z.ZodType<Answer>>(answer: S) =>
  answer
    .refine(wantsQuantity, { path: ['accepted_quantity'], params: { code: 'required' } })
    .refine(reasoned, { path: ['note'], params: { code: 'required' } })

const decisionRefusals = [
  'changed_meanwhile',
  'request_not_in_state',
  'short_of_stock',
  'material_archived',
  'not_a_part',
  'already_sent',
] as const

const DeliveredRow = z
  .object({
    /** Null: pieces the client received out of lines that are not its own. */
    request_id: z.int().nullable(),
    product_id: z.int(),
    product_code: z.string(),
    name: z.string(),
    agency: z.string(),
    client: z.string().nullable(),
    requested: z.int(),
    accepted: z.int(),
    sent: z.int(),
    /** What the row's client received, less what came back. */
    delivered: z.int(),
    still_to_deliver: z.int(),
    /** The day it was sent, else the day it was asked for. */
    date: isoDate,
    /** Numbers of the shipments it left with. */
    shipment: z.string(),
    status: z.enum(requestStatuses),
  })
  .meta({ id: 'DeliveredMaterial' })

/** The pack, where the quantity is no multiple of it; the quantity is taken as it is. */
const packWarning = z.int().optional()

/** What agents ask for and head office answers. */
export const materialRequestCalls = defineCalls({
  requestMaterials: {
    method: 'POST',
    path: '/api/v1.0/materiali/request',
    summary:
      'Ask for materials for clients or for the agency; staff name the agency, and theirs are accepted at once',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    body: z.strictObject({
      requests: z
        .array(
          z.strictObject({
            product_id: id,
            quantity,
            client_id: id.nullable().optional(),
            note: text(500).default(''),
          }),
        )
        .min(1)
        .max(500),
      /** Asked of staff where no client tells it. */
      agency_id: id.optional(),
    }),
    response: done.extend({
      requests: z.array(
        z.object({
          id: z.int(),
          product_id: z.int(),
          quantity: z.int(),
          pack_warning: packWarning,
        }),
      ),
    }),
    refuses: ['material_archived', 'short_of_stock', 'agency_needed'],
  },
  changeRequest: {
    method: 'PUT',
    path: '/api/v1.0/materiali/request/{id}',
    summary: 'Another quantity; staff on an accepted line commit the difference',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: byId,
    body: z.strictObject({ quantity, version: z.int().optional() }),
    response: RequestRow.extend({ pack_warning: packWarning }),
    refuses: decisionRefusals,
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/request/{id}',
    summary: 'Take back a request nobody decided yet',
    roles: ['agent'],
    effect: 'write',
    params: byId,
    response: saved,
    refuses: ['request_not_in_state'],
  },
  agencyRequests: list('/api/v2.0/materiali/request-agencies/{page}', RequestRow, requestColumns, {
    summary: 'Request lines with the stock beside them',
    roles: ['admin', 'sales', 'agent'],
    title: {
      it: 'Richieste di materiali',
      en: 'Material requests',
      fr: 'Demandes de matériel',
      es: 'Solicitudes de material',
    },
    filter: {
      q: search,
      agency: id.optional(),
      client: id.optional(),
      product: id.optional(),
      family: id.optional(),
      status: z.enum([...requestStatuses, ...requestGroups]).optional(),
      /** Of the lines that wait: those the free stock covers whole, in part, or not at all. */
      cover: z.enum(['whole', 'part', 'none']).optional(),
      bulk: id.optional(),
    },
    about: { agency: 'agency', client: 'client' },
    filterWords: requestFilterWords,
    sort: 'date',
    meta: z.object({
      requested: z.int(),
      accepted_quantity: z.int(),
      sent: z.int(),
      residual: z.int(),
      /** Lines in sight that wait for a decision, whatever the filter. */
      to_decide: z.int(),
      /** How many lines in sight stand where, whatever the filter. */
      counts: z.object({
        requested: z.int(),
        to_send: z.int(),
        in_preparation: z.int(),
        gone: z.int(),
        rejected: z.int(),
        taken_back: z.int(),
      }),
      /** Of those that wait, how far the free stock covers them. */
      cover: z.object({ whole: z.int(), part: z.int(), none: z.int() }),
      /** When the oldest of those that wait was asked for. */
      oldest: instant.nullable(),
    }),
  }),
  decideRequest: {
    method: 'POST',
    path: '/api/v2.0/richieste-agenti/{id}',
    summary: 'Accept, accept in part, accept another quantity, or reject with a reason',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: byId,
    body: ruled(Answer),
    response: RequestRow,
    refuses: decisionRefusals,
  },
  decideRequests: {
    method: 'POST',
    path: '/api/v2.0/richieste-agenti',
    summary: 'Several decisions, all or none',
    roles: ['admin', 'sales'],
    effect: 'write',
    body: z.strictObject({
      requests: z
        .array(ruled(Answer.extend({ id })))
        .min(1)
        .max(500)
        .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, {
          params: { code: 'each_once' },
        }),
    }),
    response: done.extend({ requests: z.array(RequestRow) }),
    refuses: decisionRefusals,
  },
  undoDecisions: {
    method: 'PUT',
    path: '/api/v2.0/richieste-agenti',
    summary: 'Take back one’s own decisions of the last minutes, all or none: the lines wait again',
    roles: ['admin', 'sales'],
    effect: 'write',
    body: z.strictObject({
      requests: z
        .array(z.strictObject({ id, version: z.int().optional() }))
        .min(1)
        .max(500),
    }),
    response: done.extend({ requests: z.array(RequestRow) }),
    refuses: ['changed_meanwhile', 'request_not_in_state', 'already_sent', 'too_late_to_undo'],
  },
  deliveredMaterials: {
    ...list('/api/v1.0/arrex/materiali/{agency}/{client}', DeliveredRow, deliveredColumns, {
      summary: 'Materials of an agency and a client (0 = any), delivered or to deliver',
      roles: ['admin', 'sales', 'agent', 'customer'],
      title: {
        it: 'Materiali consegnati',
        en: 'Delivered materials',
        fr: 'Matériel remis',
        es: 'Materiales entregados',
      },
      params: { agency: idOrAll, client: idOrAll },
      filter: {
        q: search,
        product_code: text(40).optional(),
        family_id: id.optional(),
        from: isoDate.optional(),
        to: isoDate.optional(),
        /** 1: something of it was handed over; 0: something is still to deliver. */
        delivered: flag.optional(),
      },
      about: { agency: 'agency', client: 'client' },
      filterWords: deliveredFilterWords,
      sort: 'date',
    }),
    fileName: 'materiali-consegnati',
  },
})
