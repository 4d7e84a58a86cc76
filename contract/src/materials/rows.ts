import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { languages } from '../words.ts'

export const featureTypes = ['text', 'measure', 'colour'] as const

/** What staff alone are told of a material. */
const staffOnly = {
  /** In Italian, and in each language where it is called otherwise. */
  name_it: z.string(),
  name_en: z.string().nullable(),
  name_fr: z.string().nullable(),
  name_es: z.string().nullable(),
  internal_code: z.string().nullable(),
  manager: z.string(),
  cost: money.nullable(),
  location: z.string(),
  /** In the warehouse, committed ones included. */
  quantity: z.int(),
  realised: z.int(),
  printed: z.int(),
  delivered_to_customers: z.int(),
  committed: z.int(),
  written_off: z.int(),
  visible_in_table: z.boolean(),
  archived: z.boolean(),
}

/** A material in the catalogue; how much more a reader is told depends on who he is. */
export const MaterialRow = z
  .object({
    id: z.int(),
    product_code: z.string(),
    barcode: z.string().nullable(),
    ean: z.string().nullable(),
    /** In the reader’s language, in Italian where it has no name in it. */
    name: z.string(),
    type: z.string(),
    family_id: z.int().nullable(),
    family: z.string().nullable(),
    brand: z.string(),
    /** Date of the first edition. */
    dpe: isoDate.nullable(),
    /** Units in a pack: the step to ask in. */
    conf: z.int(),
    /** Of one piece, in grams. */
    weight: z.int().nullable(),
    price: money.nullable(),
    notes: z.string(),
    /** Addresses of the cover, large and small. */
    image: z.object({ url: z.string(), thumb: z.string() }).nullable(),
    favourite: z.boolean(),
    /** What can still be accepted; not for customers. */
    availability: z.int().optional(),
    /** What agencies hold; an agent is told of its own. */
    still_to_deliver: z.int().optional(),
    ...z.object(staffOnly).partial().shape,
  })
  .meta({ id: 'MaterialRow' })

export const Feature = z.object({
  id: z.int(),
  label_name: z.string(),
  value: z.string(),
  language_id: z.enum(languages),
  type: z.enum(featureTypes),
})

export const LoadRow = z
  .object({
    id: z.int(),
    date: isoDate,
    quantity: z.int(),
    supplier: z.string(),
    note: z.string(),
    created_by: z.string().nullable(),
    removed_at: instant.nullable(),
  })
  .meta({ id: 'MaterialLoad' })

export const movementKinds = [
  'load',
  'load_corrected',
  'load_removed',
  'commit',
  'release',
  'ship_to_agency',
  'ship_to_client',
  'hand_over',
  'hand_over_undone',
  'return_from_agency',
  'return_from_client',
  'write_off',
  'write_off_at_agency',
] as const

export const MovementRow = z
  .object({
    id: z.int(),
    at: instant,
    kind: z.enum(movementKinds),
    /** How the counters changed. */
    realised: z.int(),
    quantity: z.int(),
    committed: z.int(),
    still_to_deliver: z.int(),
    delivered_to_customers: z.int(),
    written_off: z.int(),
    /** On hand after the movement. */
    balance: z.int(),
    agency: z.string().nullable(),
    client: z.string().nullable(),
    request_id: z.int().nullable(),
    reason: z.string(),
    by: z.string().nullable(),
  })
  .meta({ id: 'MaterialMovement' })

export const Image = z.object({
  id: z.int(),
  url: z.string(),
  thumb: z.string(),
  width: z.int(),
  height: z.int(),
})

export const Material = MaterialRow.extend({
  features: z.array(Feature),
  images: z.array(Image),
  /** Staff only: every load, and the latest movements. */
  loads: z.array(LoadRow).optional(),
  movements: z.array(MovementRow).optional(),
  version: z.int(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), request: z.boolean() }),
}).meta({ id: 'Material' })
export type MaterialAnswer = z.input<typeof Material>

export const Family = z
  .object({
    id: z.int(),
    name: z.string(),
    parent_id: z.int().nullable(),
    /** Materials of the family that the reader can see, archived ones left out. */
    count: z.int(),
    /** The names by language, for whoever edits them. */
    names: z.partialRecord(z.enum(languages), z.string()).optional(),
  })
  .meta({ id: 'MaterialFamily' })
