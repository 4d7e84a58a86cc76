import * as z from 'zod'
import { instant } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { energyClasses, energyGroups, energyRanges } from './energy.ts'
import { stockLabels } from '../ready/names.ts'
import { documentKinds } from './limits.ts'

/** What has to stand wherever an article with an energy label does; null of an article without one. */
export const energyFields = {
  energy_class: z.enum(energyClasses).nullable(),
  energy_range: z.enum(energyRanges).nullable(),
}

/** What every list says of an appliance. */
export const applianceFields = {
  id: z.int(),
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  group: z.enum(energyGroups).nullable(),
  ...energyFields,
  /** In millimetres. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  depth: z.int().nullable(),
  /** The small picture. */
  picture: z.string().nullable(),
}

/** Whose prices are shown; null: the public ones. */
export const shownClient = z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable()

export const ApplianceRow = z
  .object({
    ...applianceFields,
    ean: z.string().nullable(),
    /** The net price of the client. Not for whoever may not see prices; null: on request. */
    price: money.nullable().optional(),
    list_price: money.nullable().optional(),
    /** How much is ready in the store; null: nothing. Not for whoever may not see prices. */
    available: z.enum(stockLabels).nullable().optional(),
  })
  .meta({ id: 'Appliance' })

/** What the arrow of an article opens: its label, and the way to the rest the law wants near. */
export const EnergyLabel = z
  .object({
    code: z.string(),
    name: z.string(),
    brand: z.string(),
    ...energyFields,
    label: z.object({ name: z.string(), mime: z.string(), url: z.string() }),
    product_sheet_url: z.string().nullable(),
    eprel: z.object({ number: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: 'EnergyLabel' })

const ApplianceDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  /** Empty of a picture. */
  language: z.enum(['', 'it', 'en', 'fr', 'es']),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  version: z.int(),
  at: instant,
  url: z.string(),
})

export const ApplianceDetail = ApplianceRow.extend({
  client: shownClient,
  family_code: z.string(),
  /** In kilograms. */
  weight: z.number().nullable(),
  /** The number in the European register of labels, with its page there. */
  eprel: z.object({ number: z.string(), url: z.string() }).nullable(),
  compatible_models: z.array(z.string()),
  /** The large picture. */
  large_picture: z.string().nullable(),
  /** The label and the product sheet in the reader’s language, else in another one. */
  energy_label_url: z.string().nullable(),
  product_sheet_url: z.string().nullable(),
  documents: z.array(ApplianceDocument),
  may: z.object({ edit: z.boolean() }),
}).meta({ id: 'ApplianceDetail' })
