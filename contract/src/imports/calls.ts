import * as z from 'zod'
import { Import, ImportChangeRow, ImportErrorRow, ImportRow } from './rows.ts'
import { changeColumns, errorColumns, importColumns } from './tables.ts'
import { importKinds, importStates } from './names.ts'
import { isoDate } from '../fields/dates.ts'
import { done, flag, id, search } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { defineCalls } from '../call.ts'
import { list } from '../list.ts'

export const maxImportBytes = 1024 ** 3

const roles = ['admin', 'sales'] as const
export const importsCalls = defineCalls({
  startImport: {
    method: 'POST',
    path: '/api/v1.0/admin/import/{kind}',
    summary: 'Bring in an ERP file (CSV, optionally gzip); answers at once and works in the background',
    roles,
    needs: 'imports',
    effect: 'write',
    params: z.object({ kind: z.enum(importKinds) }),
    form: {
      fields: z.strictObject({
        dry_run: flag.optional(),
        accept_valid: flag.optional(),
        as_of: isoDate.optional(),
      }),
      file: 'file',
      maxBytes: maxImportBytes,
      required: true,
    },
    response: z.object({ id: z.int(), state: z.enum(importStates) }),
    refuses: ['as_of_in_future'],
    leadsTo: {
      import: { id: 'response.id' },
      applyImport: { id: 'response.id' },
      cancelImport: { id: 'response.id' },
      importErrors: { id: 'response.id' },
    },
  },
  import: {
    method: 'GET',
    path: '/api/v1.0/admin/import/{id}',
    summary: 'State and counts of an import',
    roles,
    effect: 'read',
    params: z.object({ id }),
    response: Import,
  },
  applyImport: {
    method: 'POST',
    path: '/api/v1.0/admin/import/{id}/apply',
    summary: 'Apply a checked dry run without sending the file again',
    roles,
    needs: 'imports',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({ accept_valid: z.boolean().optional() }),
    response: done,
    refuses: ['import_not_checked', 'import_has_rejects', 'import_nothing_valid', 'import_file_gone'],
  },
  cancelImport: {
    method: 'POST',
    path: '/api/v1.0/admin/import/{id}/cancel',
    summary: 'Stop an import; nothing of it stays',
    roles,
    needs: 'imports',
    effect: 'write',
    params: z.object({ id }),
    response: done,
    refuses: ['import_already_ended'],
  },
  imports: list('/api/v1.0/admin/imports/{page}', ImportRow, importColumns, {
    summary: 'Imports and what came of each',
    roles,
    title: { it: 'Importazioni', en: 'Imports', fr: 'Importations', es: 'Importaciones' },
    filter: {
      /** The name of the file, or of who brought it in. */
      q: search,
      kind: z.enum(importKinds).optional(),
      state: z.enum(importStates).optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
    },
    filterWords: {
      q: searchWords,
      from: { label: { it: 'Dal', en: 'From', fr: 'Du', es: 'Desde' } },
      to: { label: { it: 'Al', en: 'To', fr: 'Au', es: 'Hasta' } },
    },
    sort: 'created_at',
    order: 'desc',
  }),
  importErrors: list('/api/v1.0/admin/import/{id}/errors', ImportErrorRow, errorColumns, {
    summary: 'What is wrong with the rejected rows, one entry for each error; the spreadsheet has them all',
    roles,
    title: { it: 'Righe scartate', en: 'Rejected rows', fr: 'Lignes rejetées', es: 'Filas rechazadas' },
    params: { id },
    filter: { column: z.string().max(60).optional() },
    filterWords: { column: { label: { it: 'Colonna', en: 'Column', fr: 'Colonne', es: 'Columna' } } },
  }),
  importChanges: list('/api/v1.0/admin/import/{id}/changes', ImportChangeRow, changeColumns, {
    summary:
      'The first rows an import creates, updates, or that somebody should look at; its counts tell how many there are',
    roles,
    title: {
      it: 'Che cosa cambia con l’importazione',
      en: 'What the import changes',
      fr: 'Ce que l’importation change',
      es: 'Qué cambia con la importación',
    },
    params: { id },
    filter: { what: z.enum(['created', 'updated', 'notice']) },
    filterWords: {
      what: {
        label: { it: 'Righe', en: 'Rows', fr: 'Lignes', es: 'Filas' },
        choices: {
          created: { it: 'nuove', en: 'new', fr: 'nouvelles', es: 'nuevas' },
          updated: { it: 'cambiate', en: 'changed', fr: 'modifiées', es: 'modificadas' },
          notice: { it: 'da guardare', en: 'to look at', fr: 'à regarder', es: 'por revisar' },
        },
      },
    },
  }),
})
