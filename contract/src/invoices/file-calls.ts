import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id } from '../fields/fields.ts'
import { mostBytesOfArchive, mostInvoiceFiles, placedStates } from './names.ts'

/** PDF and XML of invoices. */
export const fileCalls = defineCalls({
  /** Not for agents: both show the bank data of the client or of the company. */
  invoiceFile: {
    method: 'GET',
    path: '/api/v1.0/invoices/file/{id}',
    summary: 'The PDF of an invoice, or the XML it was sent with, untouched',
    roles: ['admin', 'sales', 'customer'],
    effect: 'read',
    recorded: { what: 'paper.read', entity: 'invoice', id: 'id' },
    params: z.object({ id }),
    query: z.object({ output: z.enum(['pdf', 'xml']).default('pdf') }),
    response: { binary: 'application/octet-stream' },
  },
  uploadInvoiceFiles: {
    method: 'POST',
    path: '/api/v1.0/admin/invoice-files',
    summary:
      'PDF and XML (also signed) of invoices, also as a zip of them; each file is taken or refused for itself',
    roles: ['admin', 'sales'],
    needs: 'imports',
    effect: 'write',
    form: {
      fields: z.strictObject({}),
      file: 'file',
      // A PDF or an XML above its own limit is refused for itself.
      maxBytes: mostBytesOfArchive,
      more: { file: mostInvoiceFiles },
    },
    response: done.extend({
      files: z.array(
        z.object({
          name: z.string(),
          /** `same`: there already; `early`: taken, the document has not come yet. */
          state: z.enum(placedStates),
          /** Why it was refused. */
          reason: z.string().nullable(),
          /** Whose file it is; a slash of the number stands as `_`. */
          documents: z.array(z.object({ year: z.int(), number: z.string() })),
        }),
      ),
    }),
  },
  invoiceFolder: {
    method: 'GET',
    path: '/api/v1.0/admin/invoice-files',
    summary: 'What the folder of the ERP holds that was not taken, and how many files are early',
    roles: ['admin', 'sales'],
    needs: 'imports',
    effect: 'read',
    response: z.object({
      /** Files whose documents have not come yet. */
      early: z.int(),
      refused: z.array(z.object({ name: z.string(), reason: z.string(), seen_at: instant })),
    }),
  },
})
