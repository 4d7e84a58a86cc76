import * as z from 'zod'
import { instant } from '../fields/dates.ts'
import { email, text } from '../fields/fields.ts'

const Contact = z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() })
export const ContactInput = z.strictObject({
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
export const WarehouseInput = z.strictObject({
  address: text(200).min(1),
  postal_code: text(12).nullable().default(null),
  city: text(100).min(1),
  province: text(50).nullable().default(null),
  /** ISO 3166 alpha-2. */
  country: text(2),
})
export type WarehouseInput = z.output<typeof WarehouseInput>

export const AgencyRow = z
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

export const Agency = z
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
export const AgencyCard = Agency.extend({
  people: z.array(Person.partial({ active: true, last_login_at: true })),
})
  .partial({ areas: true, counters: true, warehouse: true })
  .meta({ id: 'AgencyCard' })

export const AgencyDetails = z.strictObject({
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
