import * as z from 'zod'
import { shownSheetStatuses } from './status.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { languages } from '../words.ts'

export const sheetActions = [
  'save',
  'save_for_signature',
  'send_signature',
  'send_revision',
  'renew',
] as const
export type SheetAction = (typeof sheetActions)[number]

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.int()), z.null()])

const FormField = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum([
    'text',
    'textarea',
    'email',
    'tel',
    'select',
    'checkbox',
    'days',
    'badge',
    'money',
    'date',
    'list',
  ]),
  required: z.boolean(),
  max: z.int(),
  /** For the browser's own check; the server's says more. */
  pattern: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  value: Value,
  /** The value of the confirmed revision or, before the first one, of the registry. */
  previous_value: Value,
  changed: z.boolean(),
  /** A change needs a new signature. */
  contractual: z.boolean(),
  read_only: z.boolean(),
})

/** Form and review of a client's sheet. */
export const ClientForm = z
  .object({
    client: z.object({
      id: z.int(),
      code: z.string().nullable(),
      business_name: z.string(),
      agency_id: z.int().nullable(),
      agency: z.string().nullable(),
      agent: z.string().nullable(),
    }),
    sheet_id: z.int().nullable(),
    revision: z.int(),
    version: z.int(),
    status: z.enum(shownSheetStatuses),
    language: z.enum(languages),
    editable: z.boolean(),
    customer_may_fill: z.boolean(),
    sections: z.array(z.object({ key: z.string(), label: z.string(), fields: z.array(FormField) })),
    /** Wrong or missing values that stand between the sheet and a signature: field → sentence. */
    problems: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
    revenue: z.object({ last_year: money.nullable(), this_year: money.nullable() }).nullable(),
    licences: z.array(
      z.object({
        licence: z.string(),
        product: z.string(),
        activation_date: isoDate.nullable(),
        expiry: isoDate.nullable(),
      }),
    ),
    signature_email: z.string().nullable(),
    /** The reviewer is warned when the signature came from an address the registry does not know. */
    signature_email_known: z.boolean().nullable(),
    valid_note: z.string(),
    valid_from: isoDate.nullable(),
    legal: z.object({ privacy_version: z.int().nullable(), terms_version: z.int().nullable() }),
    edited: z.object({ by: z.string().nullable(), at: instant.nullable() }),
    link: z.object({ sent_at: instant, expires_at: instant, opened: z.int(), reminders: z.int() }).nullable(),
    signature: z
      .object({
        how: z.enum(['electronic', 'paper']),
        at: instant,
        name: z.string().nullable(),
        email: z.string().nullable(),
        consents: z.array(z.object({ key: z.string(), given: z.boolean() })),
        sealed_at: instant.nullable(),
        sha256: z.string().nullable(),
        /** File, evidence and chain of events were read again just now and fit. */
        intact: z.boolean(),
      })
      .nullable(),
    decision: z.object({ by: z.string().nullable(), at: instant, note: z.string().nullable() }).nullable(),
    pdf_url: z.string().nullable(),
    /** The way of this revision: what happened, when, by whom. */
    path: z.array(z.object({ what: z.string(), status: z.string(), at: instant, by: z.string().nullable() })),
    may: z.object({
      save: z.boolean(),
      save_for_signature: z.boolean(),
      send_signature: z.boolean(),
      send_revision: z.boolean(),
      renew: z.boolean(),
      withdraw: z.boolean(),
      cancel: z.boolean(),
      remind: z.boolean(),
      upload_paper: z.boolean(),
      confirm: z.boolean(),
      reject: z.boolean(),
      flag_for_renewal: z.boolean(),
    }),
  })
  .meta({ id: 'ClientForm' })
