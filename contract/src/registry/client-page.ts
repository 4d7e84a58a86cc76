import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { customerStatuses } from './customer-status.ts'
import { sheetStatuses, shownSheetStatuses } from '../sheets/status.ts'
import { contactPurposes, Place } from './master-record.ts'

export const geoQualities = ['exact', 'street', 'city', 'none'] as const

/** What stands open with a client: orders, invoices, shipments, material. Such a client cannot be deleted. */
export const openKinds = ['order', 'invoice', 'shipment', 'preparation', 'material', 'request'] as const
export const OpenThing = z
  .object({
    kind: z.enum(openKinds),
    /** Of the record that the kind names. */
    id: z.int(),
    /** What people know it by: the number, or the material with its pieces. */
    reference: z.string(),
    /** Whose it is in the shop, where its author wrote that down. */
    about: z.string().optional(),
    since: isoDate.nullable(),
  })
  .meta({ id: 'OpenThing' })

const named = z.object({ id: z.int(), name: z.string() })

/** The overview of a client's page: who he is, how things stand, what is open, and what one may do. */
export const ClientDetail = z
  .object({
    id: z.int(),
    code: z.string(),
    /** For staff only. */
    internal_code: z.string().nullable().optional(),
    business_name: z.string(),
    vat_number: z.string().nullable(),
    tax_code: z.string().nullable(),
    customer_status: z.enum(customerStatuses),
    agency: z.object({ id: z.int(), code: z.string(), business_name: z.string() }),
    agent: named.extend({ email: z.string(), phone: z.string().nullable() }).nullable(),
    office: z.object({
      address: z.string().nullable(),
      postal_code: z.string().nullable(),
      city: z.string().nullable(),
      province: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string(),
    }),
    /** The office first, then where post and goods go instead. */
    addresses: z.array(Place),
    location: z.object({
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      quality: z.enum(geoQualities),
    }),
    contacts: z.array(
      z.object({
        purpose: z.enum(contactPurposes),
        value: z.string(),
      }),
    ),
    price_list: z.string().nullable(),
    activation_date: isoDate.nullable(),
    last_order_date: isoDate.nullable(),
    sheet: z.object({
      id: z.int().nullable(),
      status: z.enum(shownSheetStatuses),
      sent_at: instant.nullable(),
      signed_at: instant.nullable(),
      confirmed_at: instant.nullable(),
      valid_from: isoDate.nullable(),
    }),
    /** Credit stop and request of deletion; the reasons are for staff only. */
    suspension: z
      .object({ since: instant, by: z.string().nullable(), reason: z.string().nullable().optional() })
      .nullable(),
    deletion: z
      .object({ since: instant, by: z.string().nullable(), reason: z.string().nullable().optional() })
      .nullable(),
    licences: z.int(),
    open: z.array(OpenThing),
    may: z.object({
      suspend: z.boolean(),
      lift_suspension: z.boolean(),
      request_deletion: z.boolean(),
      approve_deletion: z.boolean(),
      withdraw_deletion: z.boolean(),
      place: z.boolean(),
    }),
    version: z.int(),
  })
  .meta({ id: 'ClientDetail' })

/** One act in the history of a client, whatever domain it belongs to. */
export const TimelineEntry = z
  .object({
    id: z.int(),
    at: instant,
    /** `thing.verb`; the screens have the words. */
    what: z.string(),
    entity: z.string(),
    entity_id: z.string(),
    /** What it happened to: the number of the order or shipment, the material of a request with its pieces. */
    detail: z.string().nullable(),
    /** Null: the import, the nightly run, a signer without an account. */
    by: z.string().nullable(),
    /** Of the client or, where the thing is a sheet, of the sheet. */
    status_before: z.enum([...customerStatuses, ...sheetStatuses]).nullable(),
    status_after: z.enum([...customerStatuses, ...sheetStatuses]).nullable(),
    /** For staff only. */
    reason: z.string().nullable().optional(),
  })
  .meta({ id: 'TimelineEntry' })

export const licenceStates = ['active', 'expiring', 'expired', 'not_active'] as const
const conversion = { quotes: z.int(), orders: z.int(), conversion_pct: z.number().nullable() }
/** Design-software licences of a client and the quotes and orders made with them. */
export const Software = z
  .object({
    licences: z.array(
      z.object({
        licence: z.string(),
        product: z.string(),
        activation_date: isoDate.nullable(),
        expiry: isoDate.nullable(),
        status: z.enum(licenceStates),
      }),
    ),
    rows: z.array(z.object({ year: z.int(), month: z.int(), ...conversion })),
    totals: z.object(conversion),
  })
  .meta({ id: 'Software' })
