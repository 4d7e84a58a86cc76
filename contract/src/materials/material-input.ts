import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { ean } from '../fields/ean.ts'
import { id, text } from '../fields/fields.ts'
import { moneyInput } from '../fields/money.ts'
import { languages } from '../words.ts'
import { featureTypes } from './rows.ts'
import { quantity } from './parameters.ts'

/** An amount of money that is no debt. */
const cents = moneyInput.pipe(z.int().min(0))
const optional = (max: number) => text(max).nullable().optional()
const colour = /^#[0-9a-f]{6}$/i
const FeatureInput = z
  .strictObject({
    id: z.int().optional(),
    label_name: text(60).min(1),
    value: text(200).min(1),
    language_id: z.enum(languages),
    type: z.enum(featureTypes).default('text'),
  })
  .refine(({ type, value }) => type !== 'colour' || colour.test(value), {
    path: ['value'],
    params: { code: 'colour' },
  })
const productCode = text(40)
  .min(1)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/ -]*$/, 'product_code')
  .overwrite((code) => code.toUpperCase())
/** In a language in which it is not called as in Italian. */
const otherName = text(160).min(1).nullable().optional()
const fields = {
  product_code: productCode,
  internal_code: optional(40),
  barcode: optional(60),
  ean: ean.nullable().optional(),
  /** In Italian. */
  name: text(160).min(1),
  name_en: otherName,
  name_fr: otherName,
  name_es: otherName,
  type: text(60).optional(),
  family_id: id.nullable().optional(),
  brand: text(60).optional(),
  dpe: isoDate.nullable().optional(),
  manager: text(80).optional(),
  conf: quantity.optional(),
  weight: z.int().min(0).max(1_000_000).nullable().optional(),
  price: cents.nullable().optional(),
  cost: cents.nullable().optional(),
  printed: z.int().min(0).max(100_000_000).optional(),
  location: text(40).optional(),
  notes: text(2000).optional(),
  visible_in_table: z.boolean().optional(),
  archived: z.boolean().optional(),
  /** The whole list, in its order; left out, the features stay. */
  features: z.array(FeatureInput).max(200).optional(),
}

export const MaterialInput = z.strictObject(fields)
export const MaterialChange = z
  .strictObject({ ...fields, product_code: productCode.optional(), name: text(160).min(1).optional() })
  .extend({ version: z.int().optional() })
export type MaterialChange = z.output<typeof MaterialChange>
