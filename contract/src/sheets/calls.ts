import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { boardCalls } from './board-calls.ts'
import { isoDate } from '../fields/dates.ts'
import { id, idOrAll, saved, text } from '../fields/fields.ts'
import { sheetStatuses } from './status.ts'
import { ClientForm, sheetActions } from './form.ts'
import { languages } from '../words.ts'

const clientId = z.object({ id })
const clientParam = z.object({ client: id })

const FieldValue = z.union([
  z.string().max(4000),
  // As the form gives the sheet's number and the revenue; of a field of digits they are meant.
  z.number().transform(String),
  z.boolean(),
  z.array(z.int()).max(40),
  z.null(),
])
/** Keys are checked by the list of fields, which knows the sentence for each. */
const SheetFieldValues = z.record(z.string().max(60), FieldValue)

export const ClientSet = z.strictObject({
  /** Missing: `send_signature` when there is an address for the signature, else `save`. */
  action: z.enum(sheetActions).optional(),
  /** False keeps the fields and only issues again. */
  is_edited: z.boolean().optional(),
  scheda_fields: SheetFieldValues.optional(),
  'signature-email': z.union([text(254), z.null()]).optional(),
  /** The language of the papers and of the mails to the signer; else that of the client's country. */
  language: z.enum(languages).optional(),
  customer_may_fill: z.boolean().optional(),
  /** A new client belongs to this agency; an agent's own needs no telling. */
  agency: id.optional(),
  version: z.int().optional(),
})
const SheetSaved = saved.extend({
  sheet_id: z.int(),
  revision: z.int(),
  version: z.int(),
  status: z.enum(sheetStatuses),
  pdf_url: z.string().nullable(),
  sent_to: z.string().optional(),
})
const clientSet = {
  method: 'POST',
  effect: 'write',
  params: z.object({ id: idOrAll }),
  body: ClientSet,
  response: SheetSaved,
  refuses: [
    'sheet_not_in_state',
    'changed_meanwhile',
    'own_address',
    'no_legal_texts',
    'client_is_deleted',
    'signature_needed',
    'not_invited',
  ],
  leadsTo: { sheetPdf: { id: 'params.id' }, attachments: { id: 'params.id' } },
} as const

const Decided = saved.extend({
  status: z.enum(sheetStatuses),
  version: z.int(),
  valid_from: isoDate.nullable(),
})
const decision = {
  method: 'PUT',
  effect: 'write',
  response: Decided,
  refuses: ['sheet_not_in_state', 'changed_meanwhile', 'client_is_deleted'],
} as const

const Reminded = z.object({
  sent_to: z.array(z.string()),
  sheets: z.int(),
  skipped: z.array(
    z.object({
      client: z.string(),
      client_id: z.int(),
      reason: z.enum(['too_soon', 'finished', 'no_open_link', 'no_address']),
    }),
  ),
})
const reminder = {
  path: '/api/v1.0/admin/agencies/reminder/{id}',
  roles: ['admin', 'sales'],
  effect: 'write',
  params: clientId,
  response: Reminded,
} as const

export const sheetsCalls = {
  ...boardCalls,
  ...defineCalls({
    adminClientForm: {
      method: 'GET',
      path: '/api/v1.0/admin/schede/client-form/{id}',
      summary: 'The form of a client’s sheet with its values (0 = a new client)',
      roles: ['admin', 'sales'],
      effect: 'read',
      params: z.object({ id: idOrAll }),
      response: ClientForm,
    },
    agencyClientForm: {
      method: 'GET',
      path: '/api/v1.0/agencies/schede/client-form/{id}',
      summary: 'The same for agents and, for their own sheet, customers',
      roles: ['agent', 'customer'],
      effect: 'read',
      params: z.object({ id: idOrAll }),
      response: ClientForm,
    },
    adminClientSet: {
      ...clientSet,
      path: '/api/v1.0/admin/schede/client-set/{id}',
      summary: 'Save a sheet, make it ready, send it, hand it to review, renew it (0 = a new client)',
      roles: ['admin', 'sales'],
    },
    agencyClientSet: {
      ...clientSet,
      path: '/api/v1.0/agencies/schede/client-set/{id}',
      summary: 'The same for agents and, where invited to fill it, customers',
      roles: ['agent', 'customer'],
    },
    confirmSheet: {
      ...decision,
      path: '/api/v1.0/admin/schede/client-confirmed/{id}',
      summary: 'Confirm the reviewed sheet: it holds from today and the registry follows it',
      roles: ['admin', 'sales'],
      needs: 'confirm_sheets',
      params: clientId,
      body: z.strictObject({
        version: z.int().optional(),
        note: text(1000).optional(),
        customer_code: z.union([text(10), z.null()]).optional(),
      }),
      refuses: ['sheet_not_in_state', 'changed_meanwhile', 'client_is_deleted', 'four_eyes', 'code_taken'],
    },
    rejectSheet: {
      ...decision,
      path: '/api/v1.0/admin/schede/client-rejected/{id}',
      summary: 'Reject the reviewed sheet, with a reason',
      roles: ['admin', 'sales'],
      needs: 'confirm_sheets',
      params: clientId,
      body: z.strictObject({ reason: text(1000).min(3), version: z.int().optional() }),
    },
    withdrawSheet: {
      ...decision,
      path: '/api/v1.0/admin/schede/withdraw/{client}',
      summary: 'Take back a sent sheet: the link dies and the signer is told',
      roles: ['admin', 'sales'],
      params: clientParam,
    },
    withdrawOwnSheet: {
      ...decision,
      path: '/api/v1.0/agencies/schede/withdraw/{client}',
      summary: 'The same for agents',
      roles: ['agent'],
      params: clientParam,
    },
    cancelSheet: {
      ...decision,
      path: '/api/v1.0/admin/schede/cancel/{client}',
      summary: 'Cancel an unsigned sheet for ever',
      roles: ['admin', 'sales'],
      params: clientParam,
    },
    flagForRenewal: {
      ...decision,
      path: '/api/v1.0/admin/schede/to-renew/{client}',
      summary: 'Mark a confirmed sheet as due for renewal; it stays valid',
      roles: ['admin', 'sales'],
      params: clientParam,
    },
    remindAgency: {
      ...reminder,
      method: 'GET',
      summary:
        'Remind an agency of its unfinished sheets; the one GET of the specification that sends something',
      query: z.object({ client: id.optional() }),
    },
    remindAgencyAsked: {
      ...reminder,
      method: 'POST',
      summary: 'The same as a POST',
      query: z.object({ client: id.optional() }),
    },
    remindSigner: {
      method: 'POST',
      path: '/api/v1.0/agencies/reminder/{client}',
      summary: 'Remind the signer of an open link, at most once a day',
      roles: ['agent'],
      effect: 'write',
      params: clientParam,
      response: Reminded,
      refuses: ['sheet_not_in_state', 'changed_meanwhile'],
    },
  }),
} as const
