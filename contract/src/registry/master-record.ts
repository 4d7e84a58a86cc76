import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'

/** What an address or a number of a client is for. */
export const contactPurposes = [
  'general',
  'admin',
  'commercial',
  'management',
  'certified',
  'phone',
  'mobile',
] as const
/** Stopped: the administrator has suspended the client, so nothing is sold on credit. */
export const creditStatuses = ['open', 'stopped'] as const

export const placeTypes = [
  'agency_seat',
  'agency_warehouse',
  'client_office',
  'client_postal',
  'client_delivery',
] as const

/** A place goods or post can be sent to. Type and id together name it: there is at most one of each type. */
export const Place = z
  .object({
    type: z.enum(placeTypes),
    /** Of the agency or the client. */
    id: z.int(),
    /** Whose it is: the business name. */
    label: z.string(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    /** ISO 3166 alpha-2. */
    country: z.string(),
    phone: z.string().nullable(),
    /** Steps, lorry access, opening hours. */
    notes: z.string().nullable(),
  })
  .meta({ id: 'Place' })

export const MasterRecord = z
  .object({
    type: z.enum(['client', 'agency', 'user']),
    id: z.int(),
    code: z.string().nullable(),
    internal_code: z.string().nullable().optional(),
    business_name: z.string(),
    vat_number: z.string().nullable(),
    tax_code: z.string().nullable(),
    status: z.string(),
    registered_office: z.object({
      address: z.string().nullable(),
      postal_code: z.string().nullable(),
      city: z.string().nullable(),
      province: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
    }),
    contacts: z.array(
      z.object({
        purpose: z.enum(contactPurposes),
        value: z.string(),
      }),
    ),
    /** For an agent only the last four characters of the IBAN. */
    bank: z
      .object({
        bank_name: z.string().nullable(),
        iban: z.string().nullable(),
        /** Bank and branch of an Italian account. */
        abi: z.string().nullable(),
        cab: z.string().nullable(),
      })
      .nullable(),
    payment: z
      .object({
        payment_code: z.string().nullable(),
        discount: z.string().nullable(),
        fixed_days: z.array(z.int()),
      })
      .nullable(),
    /** Null for who is no client. */
    credit_status: z.enum(creditStatuses).nullable(),
    sdi_code: z.string().nullable(),
    public_body: z.boolean().nullable(),
    /** Where goods and post go: the office first, then what differs from it. */
    addresses: z.array(Place),
    price_list: z.string().nullable(),
    activation_date: isoDate.nullable(),
    /** Those of the sheet. */
    notes: z.string().nullable(),
    agency: z.object({ id: z.int(), code: z.string(), business_name: z.string() }).nullable(),
    agent: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  })
  .meta({ id: 'MasterRecord' })
