import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { ean } from '../fields/ean.ts'
import { done, flag, id, perPage, saved, search, text } from '../fields/fields.ts'
import { moneyInput } from '../fields/money.ts'
import { list } from '../list.ts'
import { languages } from '../words.ts'
import { materialFilterWords } from './filter-words.ts'
import { mostImages } from './limits.ts'
import { Family, featureTypes, Image, LoadRow, Material, MaterialRow, MovementRow } from './rows.ts'
import { materialColumns, movementColumns } from './tables.ts'

const staff = ['admin', 'sales'] as const
const readers = ['admin', 'sales', 'agent', 'customer'] as const
const product = z.object({ product: id })
const byId = z.object({ id })

/** Pieces: at least one, at most what fits a line. */
export const quantity = z.int().min(1).max(99_999)
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

const fields = {
  product_code: productCode,
  internal_code: optional(40),
  barcode: optional(60),
  ean: ean.nullable().optional(),
  name: text(160).min(1),
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
const MaterialInput = z.strictObject(fields)
const MaterialChange = z
  .strictObject({ ...fields, product_code: productCode.optional(), name: text(160).min(1).optional() })
  .extend({ version: z.int().optional() })
export type MaterialChange = z.output<typeof MaterialChange>

const FamilyInput = z.strictObject({
  name: text(80).min(1),
  names: z.partialRecord(z.enum(languages), text(80).min(1)).default({}),
  parent_id: id.nullable().default(null),
})

const LoadInput = z.strictObject({
  quantity,
  /** Guards against the wrong line: it has to be the material's. */
  product_code: text(40).optional(),
  date: isoDate.optional(),
  supplier: text(120).optional(),
  note: text(500).optional(),
})
const loaded = saved.extend({ realised: z.int(), availability: z.int() })

const materialList = list('/api/v1.0/materiali/products/{page}', MaterialRow, materialColumns, {
  summary: 'The catalogue of support materials; archived ones for staff alone',
  roles: readers,
  title: { it: 'Materiali', en: 'Materials', fr: 'Matériels', es: 'Materiales' },
  filter: {
    status: z.enum(['active', 'archived']).default('active'),
    q: search,
    family: id.optional(),
    favourite: flag.optional(),
    visible: flag.optional(),
    available: flag.optional(),
  },
  filterWords: materialFilterWords,
  sort: 'name',
  meta: z.object({
    /** Only for staff: the columns that are theirs. */
    staff: z.literal(true).optional(),
    /** Not for customers: what is available. */
    counted: z.literal(true).optional(),
  }),
})

/** Catalogue, stock and what the warehouse does with it. */
export const materialsCalls = defineCalls({
  materials: {
    ...materialList,
    // A page is as long as the company has set it.
    query: materialList.query.extend({ per_page: perPage.unwrap().optional() }),
  },
  material: {
    method: 'GET',
    path: '/api/v1.0/materiali/product/{id}',
    summary: 'One material with its features and pictures; loads and movements for staff',
    roles: readers,
    effect: 'read',
    params: byId,
    response: Material,
  },
  families: {
    method: 'GET',
    path: '/api/v1.0/materiali/get-families',
    summary: 'The families of materials',
    roles: [...readers, 'reseller'],
    effect: 'read',
    response: z.array(Family),
  },
  addFamily: {
    method: 'POST',
    path: '/api/v1.0/materiali/family',
    summary: 'A new family',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: FamilyInput,
    response: saved,
    refuses: ['family_taken'],
  },
  changeFamily: {
    method: 'PUT',
    path: '/api/v1.0/materiali/family/{id}',
    summary: 'Rename a family or move it',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: FamilyInput,
    response: saved,
    refuses: ['family_taken', 'family_in_itself'],
  },
  deleteFamily: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/family/{id}',
    summary: 'Remove a family that holds nothing',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    response: done,
    refuses: ['family_in_use'],
  },
  addMaterial: {
    method: 'POST',
    path: '/api/v1.0/materiali/product',
    summary: 'A new material; its counters begin at zero',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: MaterialInput,
    response: Material,
    refuses: ['code_taken', 'ean_taken'],
  },
  changeMaterial: {
    method: 'PUT',
    path: '/api/v1.0/materiali/product/{id}',
    summary: 'Change a material; its code is fixed from the first movement on',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: MaterialChange,
    response: Material,
    refuses: ['code_taken', 'ean_taken', 'code_is_fixed', 'material_committed', 'changed_meanwhile'],
  },
  deleteMaterial: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/product/{id}',
    summary: 'Remove a material nothing ever happened to; any other is archived, and the answer says which',
    roles: ['admin'],
    effect: 'write',
    params: byId,
    response: done.extend({ outcome: z.enum(['deleted', 'archived']) }),
    refuses: ['material_committed'],
  },
  setMaterialFlags: {
    method: 'PUT',
    path: '/api/v1.0/materiali/flags/{id}',
    summary: 'A favourite of one’s own; shown in the catalogue and archived are for the warehouse',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: byId,
    body: z
      .strictObject({
        favourite: z.boolean().optional(),
        visible_in_table: z.boolean().optional(),
        archived: z.boolean().optional(),
      })
      .refine((flags) => Object.keys(flags).length > 0, { params: { code: 'required' } }),
    response: saved,
    refuses: ['material_committed'],
  },
  addImage: {
    method: 'POST',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Add a picture; it is drawn anew, and the first is the cover',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    form: { fields: z.strictObject({}), file: 'file', maxBytes: 9 * 1024 * 1024, required: true },
    response: saved.extend({ url: z.string(), thumbs: z.string(), images: z.array(Image) }),
    refuses: ['picture_type', 'picture_broken', 'too_many_pictures'],
  },
  changeImage: {
    method: 'PUT',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Put a picture at a place among the others; the first is the cover',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    /** From 1; a place behind the last is the last. */
    body: z.strictObject({ place: z.int().min(1).max(mostImages) }),
    response: saved,
  },
  deleteImage: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Remove a picture',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    response: done,
  },
  picture: {
    method: 'GET',
    path: '/api/v1.0/public/material-picture/{key}',
    summary: 'A picture by its unguessable address; `-s` at its end is the small one',
    roles: 'public',
    effect: 'read',
    params: z.object({ key: z.string().regex(/^[0-9a-f]{32}(-s)?$/) }),
    response: { binary: 'image/webp' },
    immutable: true,
  },
  loads: {
    method: 'GET',
    path: '/api/v1.0/materiali/carichi/{product}',
    summary: 'The loads of a material, the latest first',
    roles: staff,
    effect: 'read',
    params: product,
    response: z.array(LoadRow),
  },
  movements: list('/api/v1.0/materiali/movements/{product}/{page}', MovementRow, movementColumns, {
    summary: 'The ledger of a material, the latest entry first',
    roles: staff,
    title: { it: 'Movimenti', en: 'Movements', fr: 'Mouvements', es: 'Movimientos' },
    params: { product: id },
  }),
  addLoad: {
    method: 'POST',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Pieces of a material came in',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: LoadInput,
    response: loaded,
    refuses: ['other_code', 'material_archived'],
  },
  changeLoad: {
    method: 'PUT',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Correct a load',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    body: LoadInput.partial({ quantity: true }),
    response: loaded,
    refuses: ['other_code', 'short_of_stock'],
  },
  removeLoad: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/carico/{id}',
    summary: 'Take a load out again, by an opposite entry',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    response: done,
    refuses: ['short_of_stock'],
  },
  writeOff: {
    method: 'POST',
    path: '/api/v1.0/materiali/write-off/{product}',
    summary: 'Pieces that are lost or spoilt, in the warehouse or at an agency',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: product,
    body: z.strictObject({ quantity, agency_id: id.optional(), reason: text(300).min(3) }),
    response: saved,
    refuses: ['short_of_stock', 'not_so_many_held'],
  },
  printMaterials: {
    method: 'POST',
    path: '/api/v1.0/materiali/print',
    summary: 'The catalogue as a spreadsheet: these families and materials, or all that are visible',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    body: z.strictObject({
      categories_id: z.array(id).max(500).default([]),
      materials_id: z.array(id).max(5000).default([]),
    }),
    response: { binary: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    whole: true,
  },
})
