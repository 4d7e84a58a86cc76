import * as z from 'zod'
import { id, search } from '../fields/fields.ts'
import { defineCalls } from '../call.ts'
import { agencyCalls } from './agency-calls.ts'
import { MasterRecord } from './master-record.ts'

/** The app drops clients whose flags are all false (specification §3), so at least one is always true. */
const clientFilters = z.object({ active: z.boolean(), prospect: z.boolean(), other: z.boolean() })

const LightClient = z.object({
  id: z.int(),
  code: z.string(),
  business_name: z.string(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  filters: clientFilters,
})

export const registryCalls = defineCalls({
  ...agencyCalls,
  clientChoices: {
    method: 'GET',
    path: '/api/v1.0/agencies/get-clients',
    summary: 'Every client in sight, light, sorted by name, for selects; a customer’s own shops',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    query: z.object({ q: search, agency: id.optional() }),
    response: z.array(LightClient),
  },
  isClient: {
    method: 'GET',
    path: '/api/v1.0/agencies/is-client/{id}',
    summary: 'Is this registry id a client in sight? Out of sight and never existed answer alike',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id }),
    response: z.object({
      is_client: z.boolean(),
      type: z.enum(['client', 'agency']).optional(),
      id: z.int().optional(),
      business_name: z.string().optional(),
      agency_id: z.int().optional(),
    }),
  },
  masterRecord: {
    method: 'GET',
    path: '/api/v1.0/arrex/anagrafica/{type}/{id}',
    summary: 'Full master record of a client, an agency or a user',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    params: z.object({
      type: z
        .enum(['client', 'agency', 'user', 'cliente', 'agenzia', 'utente', '1', '2'])
        .transform((t) =>
          ['client', 'cliente', '1'].includes(t)
            ? 'client'
            : ['agency', 'agenzia', '2'].includes(t)
              ? 'agency'
              : 'user',
        ),
      id,
    }),
    response: MasterRecord,
  },
  search: {
    method: 'GET',
    path: '/api/v1.0/generic/search',
    summary: 'Find clients by code, VAT number, name or town; from two characters, at most 20',
    roles: ['admin', 'sales', 'agent', 'customer', 'reseller'],
    effect: 'read',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    response: z.array(
      z.object({
        type: z.literal('client'),
        id: z.int(),
        code: z.string(),
        business_name: z.string(),
        city: z.string().nullable(),
        province: z.string().nullable(),
        agency: z.string(),
        link: z.string(),
      }),
    ),
  },
  towns: {
    method: 'GET',
    path: '/api/v1.0/generic/towns',
    summary:
      'Italian towns whose name begins so, with the letters of their province; the largest first, at most 8',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    response: z.array(z.object({ name: z.string(), province: z.string() })),
  },
  provinces: {
    method: 'GET',
    path: '/api/v1.0/generic/province',
    summary: 'The Italian provinces',
    roles: 'public',
    effect: 'read',
    response: z.array(
      z.object({ code: z.string(), name: z.string(), region: z.string(), retired: z.boolean() }),
    ),
  },
})
