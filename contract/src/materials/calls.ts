import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, flag, id, perPage, saved, search } from '../fields/fields.ts'
import { list } from '../list.ts'
import { familyCalls } from './family-calls.ts'
import { materialFilterWords } from './filter-words.ts'
import { MaterialChange, MaterialInput } from './material-input.ts'
import { byId, readers, staff } from './parameters.ts'
import { pictureCalls } from './picture-calls.ts'
import { stockCalls } from './stock-calls.ts'
import { Material, MaterialRow } from './rows.ts'
import { materialColumns } from './tables.ts'

const materialList = list('/api/v1.0/materiali/products/{page}', MaterialRow, materialColumns, {
  summary: 'The catalogue of support materials; archived ones for staff alone',
  roles: readers,
  title: { it: 'Materiali', en: 'Materials', fr: 'Matériel', es: 'Materiales' },
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
  ...familyCalls,
  ...pictureCalls,
  ...stockCalls,
})
