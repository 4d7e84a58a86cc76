import * as z from 'zod'
import { importKindLegend, importStateLegend } from './import-words.ts'
import { importKinds, importStates } from './names.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { done, flag, id } from '../fields/fields.ts'
import { defineCalls, columns } from '../call.ts'
import { list } from '../list.ts'
import { money } from '../fields/money.ts'

export const maxImportBytes = 1024 ** 3

const Recognised = z.object({
  encoding: z.enum(['utf-8', 'windows-1252']),
  bom: z.boolean(),
  gzip: z.boolean(),
  separator: z.enum([',', ';', '\t']),
  decimals: z.enum(['point', 'comma', 'none']),
  dates: z.enum(['iso', 'italian', 'none']),
  columns: z.array(z.object({ name: z.string(), known: z.boolean() })),
  missing: z.array(z.string()),
})

export const Import = z
  .object({
    id: z.int(),
    kind: z.enum(importKinds),
    state: z.enum(importStates),
    file_name: z.string(),
    bytes: z.number(),
    dry_run: z.boolean(),
    accept_valid: z.boolean(),
    /** What is being counted now: rows read while checking, rows written while applying. */
    done: z.int(),
    total: z.int().nullable(),
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    /** Rows that can be taken and that somebody should look at. */
    notices: z.int(),
    recognised: Recognised.nullable(),
    as_of: isoDate.nullable(),
    /** What applying changes, each with its count or amount: clients that change agency, years whose revenue moves. */
    effects: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        count: z.int().nullable(),
        amount: money.nullable(),
        /** What the amount is added to, where that is known. */
        before: money.nullable(),
      }),
    ),
    /** Why the whole file was refused, as a sentence, with line and column where there are. */
    failure: z
      .object({
        key: z.string(),
        message: z.string(),
        line: z.int().nullable(),
        column: z.string().nullable(),
      })
      .nullable(),
    created_at: instant,
    finished_at: instant.nullable(),
    seconds: z.number().nullable(),
    by: z.string().nullable(),
    may: z.object({ apply: z.boolean(), accept_valid: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'Import' })

const roles = ['admin', 'sales'] as const
const ImportErrorRow = z.object({
  line: z.int(),
  subject: z.string().nullable(),
  /** The name of the column in the file, and what people call it; null where the whole row is at fault. */
  column: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
})
const errorColumns = columns(
  { key: 'line', type: 'int', label: { it: 'Riga', en: 'Line', fr: 'Ligne', es: 'Línea' } },
  { key: 'subject', type: 'text', label: { it: 'Chiave', en: 'Key', fr: 'Clé', es: 'Clave' } },
  { key: 'field', type: 'text', label: { it: 'Campo', en: 'Field', fr: 'Champ', es: 'Campo' } },
  {
    key: 'value',
    type: 'text',
    label: {
      it: 'Valore nel file',
      en: 'Value in the file',
      fr: 'Valeur dans le fichier',
      es: 'Valor en el archivo',
    },
  },
  {
    key: 'reason',
    type: 'text',
    label: { it: 'Che cosa non va', en: 'What is wrong', fr: 'Ce qui ne va pas', es: 'Qué está mal' },
  },
)

const ImportChangeRow = z.object({
  line: z.int(),
  subject: z.string().nullable(),
  /** All of it in one line, for files; a sentence where somebody should look at the row. */
  change: z.string(),
  values: z.array(
    z.object({
      column: z.string(),
      field: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
const changeColumns = columns(errorColumns[0], errorColumns[1], {
  key: 'change',
  type: 'text',
  label: { it: 'Che cosa cambia', en: 'What changes', fr: 'Ce qui change', es: 'Qué cambia' },
})

const ImportRow = Import.pick({
  id: true,
  kind: true,
  state: true,
  file_name: true,
  rows: true,
  created: true,
  updated: true,
  unchanged: true,
  rejected: true,
  dry_run: true,
  created_at: true,
  finished_at: true,
  by: true,
  done: true,
  total: true,
})
const importColumns = columns(
  {
    key: 'created_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' },
  },
  {
    key: 'kind',
    type: 'badge',
    sortable: true,
    words: importKindLegend,
    label: { it: 'Tipo', en: 'Kind', fr: 'Type', es: 'Tipo' },
  },
  {
    key: 'file_name',
    type: 'text',
    sortable: true,
    label: { it: 'File', en: 'File', fr: 'Fichier', es: 'Archivo' },
  },
  {
    key: 'state',
    type: 'badge',
    sortable: true,
    words: importStateLegend,
    label: { it: 'Stato', en: 'State', fr: 'État', es: 'Estado' },
  },
  { key: 'rows', type: 'int', sortable: true, label: { it: 'Righe', en: 'Rows', fr: 'Lignes', es: 'Filas' } },
  { key: 'created', type: 'int', label: { it: 'Nuove', en: 'New', fr: 'Nouvelles', es: 'Nuevas' } },
  {
    key: 'updated',
    type: 'int',
    label: { it: 'Aggiornate', en: 'Updated', fr: 'Mises à jour', es: 'Actualizadas' },
  },
  {
    key: 'unchanged',
    type: 'int',
    label: { it: 'Invariate', en: 'Unchanged', fr: 'Inchangées', es: 'Sin cambios' },
  },
  {
    key: 'rejected',
    type: 'int',
    sortable: true,
    label: { it: 'Scartate', en: 'Rejected', fr: 'Rejetées', es: 'Rechazadas' },
  },
  { key: 'by', type: 'text', label: { it: 'Chi', en: 'Who', fr: 'Qui', es: 'Quién' } },
)

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
    filter: { kind: z.enum(importKinds).optional(), state: z.enum(importStates).optional() },
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
