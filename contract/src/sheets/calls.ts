import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { progressFlags } from '../registry/client-filters.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { id, idOrAll, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { customerStatuses } from '../registry/customer-status.ts'
import { sheetStatuses, shownSheetStatuses } from './status.ts'
import { progressWords, searchWords } from '../filter-words.ts'
import { ClientForm, sheetActions } from './form.ts'
import { boardStatuses } from './status.ts'
import { agencyBoardColumns, clientBoardColumns, ownBoardColumns } from './tables.ts'
import { languages, type Words } from '../words.ts'

const clientId = z.object({ id })
const clientParam = z.object({ client: id })
const count = z.int()

const AgencyBoardRow = z
  .object({
    agency_id: z.int(),
    agency: z.string(),
    agent: z.string().nullable(),
    total: count,
    ...Object.fromEntries(boardStatuses.map((key) => [key, count])),
    pct_confirmed: z.number().nullable(),
    last_reminder_at: instant.nullable(),
    filters: z.object({
      unfinished: z.boolean(),
      to_review: z.boolean(),
      to_renew: z.boolean(),
      complete: z.boolean(),
    }),
  })
  .meta({ id: 'AgencyBoardRow' })

const ClientBoardRow = z
  .object({
    client_id: z.int(),
    code: z.string(),
    internal_code: z.string().nullable(),
    business_name: z.string(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    agency_id: z.int(),
    agency: z.string(),
    agent: z.string().nullable(),
    sheet_id: z.int().nullable(),
    revision: z.int().nullable(),
    sheet_status: z.enum(shownSheetStatuses),
    customer_status: z.enum(customerStatuses),
    sent_at: instant.nullable(),
    signed_at: instant.nullable(),
    confirmed_at: instant.nullable(),
    valid_from: isoDate.nullable(),
    days_waiting: z.int().nullable(),
    filters: z.object({
      to_fill: z.boolean(),
      ready_to_sign: z.boolean(),
      to_review: z.boolean(),
      confirmed: z.boolean(),
      to_renew: z.boolean(),
      deletion: z.boolean(),
    }),
  })
  .meta({ id: 'ClientBoardRow' })

/** What a board can be narrowed to besides a status; `with_agent`: the next step is the agent's. */
export const boardNarrowings = [...progressFlags, 'with_agent'] as const
export const boardFilter = {
  q: search,
  sheet_status: z.enum(boardStatuses).optional(),
  filter: z.enum(boardNarrowings).optional(),
  agent: id.optional(),
}
const sheetsTitle: Words = {
  it: 'Schede cliente',
  en: 'Client sheets',
  fr: 'Fiches client',
  es: 'Fichas de cliente',
}
const boardFilterWords = { q: searchWords, filter: progressWords }
/** The company's own code stays in the company, and an agency needs no telling which it is. */
const OwnBoardRow = ClientBoardRow.omit({ internal_code: true }).meta({ id: 'OwnBoardRow' })

const ofTheBoard = {
  title: sheetsTitle,
  filterWords: boardFilterWords,
  filter: boardFilter,
  sort: 'business_name',
  whole: true,
} as const
const statusClients = list('/api/v1.0/admin/schede/status-clients/{id}', ClientBoardRow, clientBoardColumns, {
  ...ofTheBoard,
  summary: 'Clients of an agency (0 = all) with the state of their sheet',
  roles: ['admin', 'sales'],
  about: { agency: 'id', agent: 'agent' },
  params: { id: idOrAll },
})

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
  sheets: count,
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

export const sheetsCalls = defineCalls({
  statusAgencies: {
    method: 'GET',
    path: '/api/v1.0/admin/status-agencies',
    summary: 'Per agency, how many clients stand under each status of the sheet',
    roles: ['admin', 'sales'],
    effect: 'read',
    response: z.array(AgencyBoardRow),
    table: agencyBoardColumns,
    title: {
      it: 'Schede per agenzia',
      en: 'Sheets by agency',
      fr: 'Fiches par agence',
      es: 'Fichas por agencia',
    },
    about: {},
  },
  statusClients,
  statusClientsAsked: {
    ...statusClients,
    method: 'POST',
    summary: 'The same question with the filters in the body; writes nothing',
    query: statusClients.query.pick({ page: true, per_page: true }),
    body: statusClients.query.omit({ page: true, per_page: true }).strict(),
  },
  ownStatusClients: {
    ...list('/api/v1.0/agencies/schede/status-clients', OwnBoardRow, clientBoardColumns, {
      ...ofTheBoard,
      summary: 'One’s own clients with the state of their sheet',
      roles: ['agent'],
    }),
    table: ownBoardColumns,
    about: { agent: 'agent' },
  },
  statusSheets: {
    method: 'GET',
    path: '/api/v1.0/dashboard/status-schede',
    summary: 'Clients in sight by the status of their sheet',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    response: z.array(
      z.object({ status: z.enum(boardStatuses), label: z.string(), colour: z.string(), count }),
    ),
  },
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
})
