import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { clientFilterWords, progressFilterWords } from './list-filter-words.ts'
import { clientFilter, progressFilter } from './client-filters.ts'
import { shownSheetStatuses } from '../sheets/status.ts'
import { ClientDetail, geoQualities, Software, TimelineEntry } from './client-page.ts'
import { activityColumns, clientColumns, progressColumns, timelineColumns } from './client-tables.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { id, idOrAll, saved, text } from '../fields/fields.ts'
import { MeasuredPlace } from './measured-place.ts'
import { money } from '../fields/money.ts'
import { list } from '../list.ts'
import { customerStatuses } from './customer-status.ts'

const place = {
  city: z.string().nullable(),
  province: z.string().nullable(),
}
const states = {
  customer_status: z.enum(customerStatuses),
  sheet_status: z.enum(shownSheetStatuses),
  agent: z.string().nullable(),
  last_order_date: isoDate.nullable(),
}

/** A row of the list and a point of the map; without coordinates `lat` is null and the row is still there. */
const ClientRow = z
  .object({
    id: z.int(),
    code: z.string(),
    business_name: z.string(),
    address: z.string().nullable(),
    ...place,
    country: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    geo_quality: z.enum(geoQualities),
    phone: z.string().nullable(),
    ...states,
    /** This year so far, and its change against last year up to the same day; only where asked for, null without any revenue. */
    revenue_this_year: money.nullable().optional(),
    delta_pct: z.number().nullable().optional(),
    /** What it is late with today; asked for with the revenue, null where nothing is. */
    overdue_amount: money.nullable().optional(),
    filters: z.object({
      active: z.boolean(),
      prospect: z.boolean(),
      dormant: z.boolean(),
      suspended: z.boolean(),
      deletion: z.boolean(),
      to_sign: z.boolean(),
      to_renew: z.boolean(),
      unplaced: z.boolean(),
    }),
  })
  .meta({ id: 'ClientRow' })

/** A client with the progress of its sheet and its figures; the figures are null until there is any revenue. */
const ProgressRow = z
  .object({
    client_id: z.int(),
    code: z.string(),
    internal_code: z.string().nullable(),
    business_name: z.string(),
    ...place,
    agency_id: z.int(),
    agency: z.string(),
    ...states,
    sheet_id: z.int().nullable(),
    sent_at: instant.nullable(),
    signed_at: instant.nullable(),
    confirmed_at: instant.nullable(),
    valid_from: isoDate.nullable(),
    /** Since the sheet came into its present status; null where it is confirmed, or there is none. */
    days_waiting: z.int().nullable(),
    revenue_last_year: money.nullable(),
    revenue_this_year: money.nullable(),
    delta_pct: z.number().nullable(),
    overdue_amount: money.nullable(),
    filters: z.object({
      to_fill: z.boolean(),
      ready_to_sign: z.boolean(),
      to_review: z.boolean(),
      confirmed: z.boolean(),
      to_renew: z.boolean(),
      deletion: z.boolean(),
    }),
  })
  .meta({ id: 'ClientProgressRow' })

const Totals = z.object({
  revenue_last_year: money.nullable(),
  revenue_this_year: money.nullable(),
  overdue_amount: money.nullable(),
})

const reason = text(500)
/** A DELETE may carry its reason in the body or, since not every client sends one, in the query. */
const DeletionReason = z.strictObject({ reason: reason.optional() }).optional()
const statusAnswer = saved.extend({ status: z.enum(customerStatuses) })

export const Suspension = z
  .strictObject({ suspended: z.boolean(), reason: reason.default('') })
  .refine((body) => !body.suspended || body.reason !== '', { path: ['reason'], params: { code: 'required' } })

const progressMeta = z.object({ total: z.int(), totals: Totals })
const agencyClients = list('/api/v1.0/admin/clients/{id}', ProgressRow, progressColumns, {
  summary: 'Clients of an agency (0 = all) with the progress of their sheets and their figures',
  roles: ['admin', 'sales'],
  params: { id: idOrAll },
  title: {
    it: 'Clienti e schede',
    en: 'Customers and sheets',
    fr: 'Clients et fiches',
    es: 'Clientes y fichas',
  },
  about: { agency: 'id', agent: 'agent' },
  filterWords: progressFilterWords,
  filter: progressFilter,
  sort: 'business_name',
  unpaged: true,
  meta: progressMeta,
})

export const clientsCalls = defineCalls({
  clients: list('/api/v1.0/agencies/clients', ClientRow, clientColumns, {
    summary: 'Clients in sight for list and map: all of them, or a page where one is asked for',
    roles: ['admin', 'sales', 'agent'],
    title: { it: 'Clienti', en: 'Customers', fr: 'Clients', es: 'Clientes' },
    about: { agency: 'agency', agent: 'agent' },
    filterWords: clientFilterWords,
    filter: clientFilter,
    sort: 'business_name',
    unpaged: true,
    meta: z.object({
      total: z.int(),
      placed: z.int(),
      unplaced: z.int(),
      /** The day the revenue stands at, and the compared years; missing where it was not asked for, or there is none. */
      as_of: isoDate.optional(),
      year: z.int().optional(),
      prev_year: z.int().optional(),
    }),
  }),
  agencyClients,
  clientsByAgency: {
    method: 'GET',
    path: '/api/v1.0/admin/agencies/clients',
    summary: 'The same clients, grouped by agency',
    roles: ['admin', 'sales'],
    effect: 'read',
    query: agencyClients.query.omit({ page: true, per_page: true }),
    response: z.array(z.object({ agency_id: z.int(), agency: z.string(), clients: z.array(ProgressRow) })),
    meta: progressMeta,
  },
  location: {
    method: 'GET',
    path: '/api/v1.0/generic/get-location/{id}',
    summary: 'Where a client or an agency is',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    params: z.object({ id }),
    response: z.object({
      id: z.int(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      quality: z.enum(geoQualities),
      address: z.string(),
    }),
  },
  placeClient: {
    method: 'PUT',
    path: '/api/v1.0/clients/location/{id}',
    summary: 'Put a client where somebody measured standing in it',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: z.object({ id }),
    body: MeasuredPlace,
    response: saved.extend({ quality: z.enum(geoQualities) }),
    refuses: ['not_in_this_status'],
  },
  clientDetail: {
    method: 'GET',
    path: '/api/v1.0/clients/detail/{id}',
    summary: 'The overview of a client: status, agency, agent, contacts, what is open',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id }),
    response: ClientDetail,
  },
  clientTimeline: list('/api/v1.0/clients/timeline/{id}/{page}', TimelineEntry, timelineColumns, {
    summary: 'What happened with a client, newest first',
    roles: ['admin', 'sales', 'agent'],
    title: { it: 'Storia', en: 'History', fr: 'Historique', es: 'Historia' },
    about: { client: 'id' },
    params: { id },
  }),
  software: {
    method: 'GET',
    path: '/api/v1.0/software-pr-or/detail/agent/{agency}/client/{client}',
    summary: 'Design-software licences of a client, and the quotes and orders made with them',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    params: z.object({ agency: idOrAll, client: id }),
    response: Software,
    table: activityColumns,
    title: {
      it: 'Preventivi e ordini per mese',
      en: 'Quotes and orders by month',
      fr: 'Devis et commandes par mois',
      es: 'Presupuestos y pedidos por mes',
    },
    about: { agency: 'agency', client: 'client' },
  },
  suspendClient: {
    method: 'PUT',
    path: '/api/v1.0/admin/client/{id}/suspension',
    summary: 'Put a client on credit stop, or lift it',
    roles: ['admin'],
    effect: 'write',
    params: z.object({ id }),
    body: Suspension,
    response: statusAnswer,
    refuses: ['not_in_this_status'],
  },
  deleteClient: {
    method: 'DELETE',
    path: '/api/v1.0/admin/client-delete/{id}',
    summary: 'Ask for the deletion of a client; a second call approves it',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: z.object({ id }),
    query: z.object({ reason: reason.optional() }),
    body: DeletionReason,
    response: statusAnswer,
    refuses: ['not_in_this_status', 'client_has_open_things'],
  },
  deleteOwnClient: {
    method: 'DELETE',
    path: '/api/v1.0/agent/client-delete/{id}',
    summary: 'Ask the company to delete a client of one’s agency',
    roles: ['agent'],
    effect: 'write',
    params: z.object({ id }),
    query: z.object({ reason: reason.optional() }),
    body: DeletionReason,
    response: statusAnswer,
    refuses: ['not_in_this_status', 'client_has_open_things'],
  },
  approveClientDeletion: {
    method: 'PUT',
    path: '/api/v1.0/admin/client-delete/{id}/approve',
    summary: 'Delete a client for ever: personal data erased, commercial documents kept',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: z.object({ id }),
    response: statusAnswer,
    refuses: ['not_in_this_status', 'client_has_open_things'],
  },
  withdrawClientDeletion: {
    method: 'PUT',
    path: '/api/v1.0/admin/client-delete/{id}/withdraw',
    summary: 'Keep the client after all: back to the status before',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: z.object({ id }),
    response: statusAnswer,
    refuses: ['not_in_this_status'],
  },
})
