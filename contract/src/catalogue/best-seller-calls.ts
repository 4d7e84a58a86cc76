import * as z from 'zod'
import { columns, defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { saved, text, year } from '../fields/fields.ts'
import { categories } from '../sales/categories.ts'
import { categoryKey } from '../sales/scope.ts'
import type { Words } from '../words.ts'
import { energyFields } from './appliance-rows.ts'
import { energyGroups } from './energy.ts'
import { energyLabels } from './energy-words.ts'
import { commonFieldWords } from '../fields/field-words.ts'
import { catalogueFieldWords } from './field-words.ts'
import { applianceLabels } from './tables.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** So many articles; whoever looks for another one asks for its category. */
export const bestSellersAtMost = 50
export const pinsAtMost = 10

export const BestSeller = z
  .object({
    /** By pieces; null of a pinned article nobody bought. */
    rank: z.int().nullable(),
    /** Of the same months of the year before; null: it was not sold then. */
    previous_rank: z.int().nullable(),
    code: z.string(),
    name: z.string(),
    group: z.enum(energyGroups).nullable(),
    ...energyFields,
    /** The appliance’s page, where it has one. */
    appliance_id: z.int().nullable(),
    image: z.string().nullable(),
    /** Head office puts it first. */
    pinned: z.boolean(),
    /** Of all pieces sold, in percent: not for customers and resellers. */
    share_pct: z.number().nullable().optional(),
    /** For head office only. */
    quantity: z.number().optional(),
    amount: money.optional(),
  })
  .meta({ id: 'BestSeller' })

const table = columns(
  { key: 'rank', type: 'int', label: words('Posizione', 'Rank', 'Rang', 'Puesto') },
  { key: 'previous_rank', type: 'int', label: words('Prima', 'Before', 'Avant', 'Antes') },
  { key: 'code', type: 'text', label: applianceLabels.code },
  { key: 'name', type: 'text', label: applianceLabels.name },
  { key: 'energy_class', type: 'text', fixed: true, label: energyLabels.energy_class },
  { key: 'energy_range', type: 'text', fixed: true, label: energyLabels.energy_range },
  { key: 'share_pct', type: 'percent', when: 'shares', label: words('Quota', 'Share', 'Part', 'Cuota') },
  { key: 'quantity', type: 'int', when: 'figures', label: words('Pezzi', 'Pieces', 'Pièces', 'Piezas') },
  {
    key: 'amount',
    type: 'money',
    when: 'figures',
    label: words('Fatturato', 'Revenue', 'Chiffre d’affaires', 'Facturación'),
  },
)
const categoryWords = Object.fromEntries(Object.entries(categories).map(([key, { label }]) => [key, label]))

/** What sells. */
export const bestSellerCalls = defineCalls({
  bestSellers: {
    method: 'GET',
    path: '/api/v1.0/best-sellers',
    summary:
      'The fifty articles of most pieces, credit notes taken off, beside the same months of the year before',
    roles: ['admin', 'sales', 'agent', 'customer', 'reseller'],
    effect: 'read',
    title: words('Più venduti', 'Best sellers', 'Meilleures ventes', 'Más vendidos'),
    table,
    filterWords: {
      category: { label: commonFieldWords.category, choices: categoryWords },
      year: { label: commonFieldWords.year },
      area: { label: catalogueFieldWords.area },
    },
    query: z.object({
      category: categoryKey.optional(),
      /** The year of the figures unless said: its months until then. */
      year: year.optional(),
      /** A region, a country by its ISO code, an Italian province as `IT-TV`; everywhere unless said. */
      area: text(60).optional(),
    }),
    response: z.array(BestSeller).max(bestSellersAtMost + pinsAtMost),
    meta: z.object({
      as_of: isoDate.nullable(),
      year: z.int(),
      /** The last month that counts, in both years. */
      month: z.int(),
      years: z.array(z.int()),
      regions: z.array(z.string()),
      countries: z.array(z.string()),
      shares: z.literal(true).optional(),
      figures: z.literal(true).optional(),
      /** Of the category that was asked for; for whoever may change them. */
      pins: z
        .object({
          codes: z.array(z.string()),
          reason: z.string(),
          until: isoDate,
          by: z.string().nullable(),
          version: z.int(),
        })
        .nullable()
        .optional(),
    }),
  },
  pinBestSellers: {
    method: 'PUT',
    path: '/api/v1.0/admin/best-sellers/pins',
    summary:
      'Put articles before the ranking of a category, or of all of it, until a day; none takes them back',
    roles: ['admin', 'sales'],
    needs: 'content',
    effect: 'write',
    body: z.strictObject({
      category: categoryKey.nullish(),
      codes: z.array(text(60).pipe(z.string().trim().toUpperCase().min(1))).max(pinsAtMost),
      reason: text(300).default(''),
      until: isoDate.optional(),
      /** The version one has seen; 0 where there were none. */
      version: z.int().optional(),
    }),
    response: saved.omit({ id: true }).extend({ version: z.int() }),
    refuses: ['changed_meanwhile'],
  },
})
