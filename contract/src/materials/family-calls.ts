import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, saved, text } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { Family } from './rows.ts'
import { byId, readers, staff } from './parameters.ts'

const FamilyInput = z.strictObject({
  name: text(80).min(1),
  names: z.partialRecord(z.enum(languages), text(80).min(1)).default({}),
  parent_id: id.nullable().default(null),
})

/** The families materials are filed under. */
export const familyCalls = defineCalls({
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
    refuses: ['family_taken', 'no_such_family'],
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
    refuses: ['family_taken', 'family_in_itself', 'no_such_family'],
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
})
