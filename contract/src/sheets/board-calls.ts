import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { progressFlags } from '../registry/client-flags.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { id, idOrAll, search } from '../fields/fields.ts'
import { list } from '../list.ts'
import { customerStatuses } from '../registry/customer-status.ts'
import { progressWords, searchWords } from '../filter-words.ts'
import { boardStatuses, shownSheetStatuses } from './status.ts'
import { agencyBoardColumns, clientBoardColumns, ownBoardColumns } from './tables.ts'
import type { Words } from '../words.ts'

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
    /** From when on a reminder about one of its unfinished sheets goes out again; null: at any time. */
    remind_from: instant.nullable(),
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
    /** From when on a reminder goes out again; null: none went out yet. */
    remind_from: instant.nullable(),
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
  en: 'Customer sheets',
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
  unpaged: true,
} as const
const statusClients = list('/api/v1.0/admin/schede/status-clients/{id}', ClientBoardRow, clientBoardColumns, {
  ...ofTheBoard,
  summary: 'Clients of an agency (0 = all) with the state of their sheet',
  roles: ['admin', 'sales'],
  about: { agency: 'id', agent: 'agent' },
  params: { id: idOrAll },
})

export const boardCalls = defineCalls({
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
})
