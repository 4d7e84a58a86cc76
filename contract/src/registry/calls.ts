import * as z from 'zod'
import { countryWords, searchWords } from '../filter-words.ts'
import { instant } from '../fields/dates.ts'
import { email, id, saved, search, text } from '../fields/fields.ts'
import { defineCalls, columns } from '../call.ts'
import { list } from '../list.ts'
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

const Contact = z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() })
const ContactInput = z.strictObject({
  name: text(120).min(1),
  role: text(120).default(''),
  email: z.union([email, z.literal('')]).default(''),
  phone: text(40).default(''),
})

/** Where materials for an agency are sent, when that is not its seat. */
const Warehouse = z.object({
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string(),
})
const WarehouseInput = z.strictObject({
  address: text(200).min(1),
  postal_code: text(12).nullable().default(null),
  city: text(100).min(1),
  province: text(50).nullable().default(null),
  /** ISO 3166 alpha-2. */
  country: text(2),
})
export type WarehouseInput = z.output<typeof WarehouseInput>

const AgencyRow = z
  .object({
    id: z.int(),
    code: z.string(),
    business_name: z.string(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    agents: z.int(),
    clients: z.int(),
    active_clients: z.int(),
  })
  .meta({ id: 'AgencyRow' })

const Person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  active: z.boolean(),
  last_login_at: instant.nullable(),
})

const Agency = z
  .object({
    id: z.int(),
    code: z.string(),
    business_name: z.string(),
    vat_number: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string(),
    /** Null: materials are sent to the seat. */
    warehouse: Warehouse.nullable(),
    contacts: z.array(Contact),
    people: z.array(Person),
    areas: z.array(z.object({ province: z.string(), clients: z.int() })),
    counters: z.object({ agents: z.int(), clients: z.int(), active_clients: z.int() }),
    version: z.int(),
    may: z.object({ edit_contacts: z.boolean(), edit: z.boolean() }),
  })
  .meta({ id: 'Agency' })

export type AgencyAnswer = z.input<typeof Agency>

/** What a customer may know of its agency: whom to call. */
const AgencyCard = Agency.extend({
  people: z.array(Person.partial({ active: true, last_login_at: true })),
})
  .partial({ areas: true, counters: true, warehouse: true })
  .meta({ id: 'AgencyCard' })

const agencyColumns = columns(
  {
    key: 'code',
    type: 'text',
    sortable: true,
    label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
  },
  {
    key: 'business_name',
    type: 'text',
    sortable: true,
    label: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  },
  {
    key: 'city',
    type: 'text',
    sortable: true,
    label: { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' },
  },
  { key: 'province', type: 'text', label: { it: 'Prov.', en: 'Prov.', fr: 'Prov.', es: 'Prov.' } },
  {
    key: 'region',
    type: 'text',
    sortable: true,
    label: { it: 'Zona', en: 'Area', fr: 'Zone', es: 'Zona' },
  },
  {
    key: 'country',
    type: 'text',
    sortable: true,
    label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' },
  },
  { key: 'email', type: 'text', label: { it: 'E-mail', en: 'E-mail', fr: 'E-mail', es: 'Correo' } },
  { key: 'phone', type: 'text', label: { it: 'Telefono', en: 'Phone', fr: 'Téléphone', es: 'Teléfono' } },
  {
    key: 'agents',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Agenti', en: 'Agents', fr: 'Agents', es: 'Agentes' },
  },
  {
    key: 'clients',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Clienti', en: 'Clients', fr: 'Clients', es: 'Clientes' },
  },
  {
    key: 'active_clients',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Attivi', en: 'Active', fr: 'Actifs', es: 'Activos' },
  },
)

const AgencyDetails = z.strictObject({
  business_name: text(200).min(1).optional(),
  vat_number: text(20).nullable().optional(),
  email: email.nullable().optional(),
  phone: text(40).nullable().optional(),
  address: text(200).nullable().optional(),
  postal_code: text(12).nullable().optional(),
  city: text(100).nullable().optional(),
  province: text(50).nullable().optional(),
  region: text(50).nullable().optional(),
  /** Null: materials are sent to the seat. */
  warehouse: WarehouseInput.nullable().optional(),
  contacts: z.array(ContactInput).max(20).optional(),
  version: z.int().optional(),
})

export const registryCalls = defineCalls({
  agencies: list('/api/v1.0/agencies/{page}', AgencyRow, agencyColumns, {
    summary: 'Agencies with their counters',
    roles: ['admin', 'sales'],
    title: { it: 'Agenzie', en: 'Agencies', fr: 'Agences', es: 'Agencias' },
    about: {},
    filterWords: { q: searchWords, country: countryWords },
    filter: { q: search, country: text(2).optional() },
    sort: 'business_name',
  }),
  agencyDetail: {
    method: 'GET',
    path: '/api/v1.0/agencies/detail/{id}',
    summary: 'One agency: people, area, counters',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id }),
    response: Agency,
  },
  myAgency: {
    method: 'GET',
    path: '/api/v1.0/agencies/my',
    summary: 'The agency of the person; for a customer the card of whom to call',
    roles: ['agent', 'customer'],
    effect: 'read',
    response: AgencyCard,
  },
  updateMyAgency: {
    method: 'PUT',
    path: '/api/v1.0/agencies/my',
    summary: 'Change phone, e-mail, warehouse and contacts of one’s agency',
    roles: ['agent'],
    effect: 'write',
    body: AgencyDetails.pick({ phone: true, email: true, warehouse: true, contacts: true, version: true }),
    response: saved,
    refuses: ['changed_meanwhile'],
  },
  updateAgency: {
    method: 'PUT',
    path: '/api/v1.0/admin/agency/{id}',
    summary: 'Change an agency',
    roles: ['admin', 'sales'],
    effect: 'write',
    params: z.object({ id }),
    body: AgencyDetails,
    response: saved,
    refuses: ['changed_meanwhile'],
  },
  clientChoices: {
    method: 'GET',
    path: '/api/v1.0/agencies/get-clients',
    summary: 'Every client in sight, light, sorted by name, for selects',
    roles: ['admin', 'sales', 'agent'],
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
