import { importKinds } from './names.ts'
import * as z from 'zod'
import { defineCalls } from '../call.ts'

const kind = z.object({ kind: z.enum(importKinds) })

/** Files for the ERP and for whoever prepares one: in the shape that an import takes. */
export const importFileCalls = defineCalls({
  heldFile: {
    method: 'GET',
    path: '/api/v1.0/admin/import-files/{kind}',
    summary: 'What the portal holds, as CSV in the shape of an import: brought in again, it changes nothing',
    // Whole and without the limits of an area: not for sales.
    roles: ['admin'],
    effect: 'read',
    params: kind,
    response: { binary: 'text/csv; charset=utf-8' },
    whole: true,
  },
  importTemplate: {
    method: 'GET',
    path: '/api/v1.0/admin/import-templates/{kind}',
    summary:
      'An empty file of a kind, with all of its columns and an example row; `format=xlsx` for a spreadsheet',
    roles: ['admin', 'sales'],
    needs: 'imports',
    effect: 'read',
    params: kind,
    query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    response: { binary: 'text/csv; charset=utf-8' },
  },
})
