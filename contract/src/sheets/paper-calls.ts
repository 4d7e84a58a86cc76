import * as z from 'zod'
import { progressWords, searchWords } from '../filter-words.ts'
import { defineCalls } from '../call.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { done, id, saved } from '../fields/fields.ts'
import { type LegalKind, LegalText, LegalTextVersions, legalKinds, NewLegalText } from './legal-texts.ts'
import { sheetStatuses } from './status.ts'
import { boardFilter } from './board-calls.ts'
import { erpColumns, printKeys } from './tables.ts'
import { list } from '../list.ts'
import { languages } from '../words.ts'

const clientId = z.object({ id })
const ErpRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

export const attachmentKinds = ['upload', 'paper_signature', 'signed'] as const
const Attachment = z
  .object({
    id: z.int(),
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    kind: z.enum(attachmentKinds),
    revision: z.int().nullable(),
    created_at: instant,
    by: z.string().nullable(),
    url: z.string(),
    may: z.object({ delete: z.boolean() }),
  })
  .meta({ id: 'SheetAttachment' })

const legalText = {
  method: 'GET',
  roles: 'public',
  effect: 'read',
  query: z.object({
    version: z.coerce.number<string | number>().int().min(1).max(100_000).optional(),
    language: z.enum(languages).optional(),
  }),
  response: LegalText,
} as const
const legalKind = z.object({
  kind: z
    .enum([...legalKinds, 'condizioni-vendita'])
    .transform((k): LegalKind => (k === 'privacy' ? 'privacy' : 'terms')),
})

export const PrintClients = z.strictObject({
  output: z.enum(['pdf', 'excel']),
  agencies_id: z.array(id).max(500).optional(),
  clients_id: z.array(id).max(20_000).optional(),
  filters: z.strictObject(boardFilter).optional(),
  columns: z.array(z.enum(printKeys)).min(1).max(printKeys.length).optional(),
})
const printClients = {
  method: 'POST',
  effect: 'read',
  body: PrintClients,
  response: { binary: 'application/pdf' },
  whole: true,
  title: { it: 'Clienti', en: 'Customers', fr: 'Clients', es: 'Clientes' },
  about: { agent: 'agent' },
  filterWords: { q: searchWords, filter: progressWords },
  refuses: ['nothing_to_print'],
} as const

/** Files and papers around the sheets. */
export const sheetPaperCalls = defineCalls({
  attachments: {
    method: 'GET',
    path: '/api/v1.0/arrex/attachments/{id}',
    summary:
      'Files of a client’s sheet: signed PDFs, uploads, hand-signed copies; each address is good for ten minutes',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    params: clientId,
    response: z.array(Attachment),
  },
  addAttachment: {
    method: 'POST',
    path: '/api/v1.0/arrex/attachments/{id}',
    summary: 'Add a file to a client’s sheet; a hand-signed copy counts as the signature',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: clientId,
    form: {
      fields: z.strictObject({ kind: z.enum(['upload', 'paper_signature']).default('upload') }),
      file: 'file',
      maxBytes: 9 * 1024 * 1024,
      required: true,
    },
    response: saved.extend({ status: z.enum(sheetStatuses) }),
    refuses: [
      'changed_meanwhile',
      'file_type',
      'file_extension',
      'file_broken',
      'picture_too_large',
      'sheet_not_in_state',
      'client_is_deleted',
    ],
    leadsTo: { deleteAttachment: { id: 'response.id' }, attachments: { id: 'params.id' } },
  },
  deleteAttachment: {
    method: 'DELETE',
    path: '/api/v1.0/arrex/attachments/{id}',
    summary: 'Delete an uploaded file; signed ones stay',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: clientId,
    response: done,
    refuses: ['attachment_stays'],
  },
  download: {
    method: 'GET',
    path: '/api/v1.0/public/download/{key}',
    summary:
      'A file by an address that was handed out for it: for ten minutes on a page, for thirty days in a mail',
    roles: 'public',
    effect: 'read',
    params: z.object({ key: z.string().min(20).max(200) }),
    response: { binary: 'application/octet-stream' },
    refuses: ['download_expired'],
  },
  sheetPdf: {
    method: 'GET',
    path: '/api/v1.0/arrex/schede/pdf/{id}',
    summary: 'The sheet of a client as PDF: as it would be printed, as it was sent, or sealed',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    recorded: { what: 'paper.read', entity: 'client', id: 'id' },
    params: clientId,
    response: { binary: 'application/pdf' },
  },
  privacyText: {
    ...legalText,
    path: '/api/v1.0/arrex/schede/privacy',
    summary: 'The information on personal data; `version` gives the one that was signed',
  },
  saleTerms: {
    ...legalText,
    path: '/api/v1.0/arrex/schede/condizioni-vendita',
    summary: 'The general conditions of sale, which art. 1341 c.c. wants knowable to everybody',
  },
  legalTextPdf: {
    method: 'GET',
    path: '/api/v1.0/arrex/schede/legal-text/{kind}',
    summary: 'A legal text as PDF',
    roles: 'public',
    effect: 'read',
    params: legalKind,
    query: legalText.query,
    response: { binary: 'application/pdf' },
  },
  legalTextVersions: {
    method: 'GET',
    path: '/api/v1.0/admin/legal-texts/{kind}',
    summary: 'The versions of a legal text, and the latest in four languages',
    roles: ['admin'],
    effect: 'read',
    params: legalKind,
    response: LegalTextVersions,
  },
  publishLegalText: {
    method: 'PUT',
    path: '/api/v1.0/admin/legal-texts/{kind}',
    summary: 'Publish a new version; confirmed sheets under an older one become due for renewal',
    roles: ['admin'],
    effect: 'write',
    params: legalKind,
    body: NewLegalText,
    response: done.extend({ version: z.int() }),
    refuses: ['changed_meanwhile'],
  },
  blankSheet: {
    method: 'GET',
    path: '/api/v1.0/arrex/scheda-vuota',
    summary: 'The blank sheet to fill in, in the language of the request',
    roles: ['admin', 'sales', 'agent', 'customer', 'reseller'],
    effect: 'read',
    query: z.object({ language: z.enum(languages).optional() }),
    response: { binary: 'application/pdf' },
  },
  printClients: {
    ...printClients,
    path: '/api/v1.0/admin/agencies/clients/print',
    summary: 'A list of clients as PDF or spreadsheet',
    roles: ['admin', 'sales'],
  },
  printOwnClients: {
    ...printClients,
    path: '/api/v1.0/agencies/clients/print',
    summary: 'The same for agents',
    roles: ['agent'],
  },
  erpExport: list('/api/v1.0/admin/schede/erp-export/{page}', ErpRow, erpColumns, {
    summary: 'Confirmed sheets for the ERP, newest first; `output=csv` gives the set',
    roles: ['admin'],
    csv: 'data',
    title: {
      it: 'Schede confermate per il gestionale',
      en: 'Confirmed sheets for the ERP',
      fr: 'Fiches confirmées pour l’ERP',
      es: 'Fichas confirmadas para el ERP',
    },
    filterWords: { since: { label: { it: 'Dal', en: 'Since', fr: 'Depuis le', es: 'Desde' } } },
    filter: { since: isoDate.optional() },
  }),
})
