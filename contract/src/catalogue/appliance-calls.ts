import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, saved, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { ApplianceDetail, ApplianceRow, EnergyLabel, shownClient } from './appliance-rows.ts'
import { energyClasses, energyGroups } from './energy.ts'
import { energyGroupLegend, energyLabels } from './energy-words.ts'
import { documentKinds, mostBytesOfDocument } from './limits.ts'
import { applianceColumns, applianceLabels } from './tables.ts'

const readers = ['admin', 'sales', 'agent', 'customer', 'reseller'] as const
const staff = ['admin', 'sales'] as const

/** What appliances are narrowed by, everywhere. */
export const applianceFilters = {
  q: search,
  group: z.enum(energyGroups).optional(),
  brand: text(80).optional(),
  energy: z.enum(energyClasses).optional(),
}
const groupWords = Object.fromEntries(energyGroups.map((group) => [group, energyGroupLegend[group].label]))
const classWords = Object.fromEntries(
  energyClasses.map((one) => [
    one,
    { it: `classe ${one}`, en: `class ${one}`, fr: `classe ${one}`, es: `clase ${one}` },
  ]),
)
export const applianceFilterWords = {
  q: searchWords,
  group: { label: applianceLabels.group, choices: groupWords },
  brand: { label: applianceLabels.brand },
  energy: { label: energyLabels.energy_class, choices: classWords },
}

/** The catalogue of appliances. */
export const applianceCalls = defineCalls({
  appliances: list('/api/v1.0/elettrodomestici/{page}', ApplianceRow, applianceColumns, {
    summary:
      'Appliances with their energy class and the price of a client; without prices for resellers who are no customers yet',
    roles: readers,
    title: { it: 'Elettrodomestici', en: 'Appliances', fr: 'Électroménagers', es: 'Electrodomésticos' },
    about: { client: 'customer' },
    filter: {
      ...applianceFilters,
      /** Whose prices: a client’s id; the own ones of a customer with one client. */
      customer: id.optional(),
    },
    filterWords: applianceFilterWords,
    sort: 'name',
    meta: z.object({
      /** Prices are shown. */
      priced: z.literal(true).optional(),
      /** Whose prices these are. */
      client: shownClient,
      /** The brands there are. */
      brands: z.array(z.string()),
    }),
  }),
  appliance: {
    method: 'GET',
    path: '/api/v1.0/elettrodomestici/detail/{id}',
    summary: 'One appliance with its documents, energy data and compatible models',
    roles: readers,
    effect: 'read',
    params: z.object({ id }),
    query: z.object({ customer: id.optional() }),
    response: ApplianceDetail,
  },
  energyLabels: {
    method: 'GET',
    path: '/api/v1.0/elettrodomestici/labels',
    summary: 'Codes of the articles whose energy label is kept here: their arrows open it',
    roles: [...readers, 'press'],
    effect: 'read',
    response: z.array(z.string()),
  },
  energyLabel: {
    method: 'GET',
    path: '/api/v1.0/elettrodomestici/label',
    summary: 'The energy label of an article, with its product information sheet',
    // Nobody is kept from what the law wants shown, the readers of the news neither.
    roles: [...readers, 'press'],
    effect: 'read',
    query: z.strictObject({ code: text(40) }),
    response: EnergyLabel,
  },
  addApplianceDocument: {
    method: 'POST',
    path: '/api/v1.0/elettrodomestici/document/{id}',
    summary:
      'Add a picture, label, product sheet or manual; one of the same kind and language is its next version',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: z.object({ id }),
    form: {
      fields: z.strictObject({
        kind: z.enum(documentKinds),
        /** Needed of everything but a picture. */
        language: z.enum(['', 'it', 'en', 'fr', 'es']).default(''),
      }),
      file: 'file',
      maxBytes: mostBytesOfDocument,
      required: true,
    },
    response: saved.extend({ version: z.int() }),
    refuses: ['file_type', 'file_extension', 'file_broken', 'picture_too_large'],
  },
  deleteApplianceDocument: {
    method: 'DELETE',
    path: '/api/v1.0/elettrodomestici/document/{document}',
    summary: 'Remove the newest version of a document; the one before it counts again',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: z.object({ document: id }),
    response: done,
  },
})
