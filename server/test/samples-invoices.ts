import type { invoiceCalls } from '@mandato/contract/invoices/calls'
import type { Ids, Sample } from './samples.ts'

/** A question for every call of invoices. */
export const invoiceSamples: Readonly<Record<keyof typeof invoiceCalls, (ids: Ids) => Sample>> = {
  invoices: ({ agency }) => ({ params: { page: 1 }, query: { agency: String(agency), unpaid: 'true' } }),
  invoice: ({ invoices }) => ({ params: { id: invoices.invoice } }),
  invoiceLines: ({ client }) => ({
    params: { page: 1 },
    query: { client: String(client), check: 'unknown' },
  }),
  contestLine: ({ invoices }) => ({
    body: { invoice: invoices.invoice, line: 1, text: 'Not the price agreed' },
  }),
  invoiceFile: ({ invoices }) => ({ params: { id: invoices.invoice }, query: { output: 'pdf' } }),
  uploadInvoiceFiles: () => ({
    form: { fields: {}, file: '%PDF-1.7\nfattura\n%%EOF\n', name: '2024-2024_90001.pdf' },
  }),
  invoiceFolder: () => ({}),
  invoicesSummary: ({ client }) => ({ query: { client: String(client) } }),
  account: ({ client }) => ({ params: { client } }),
  statement: ({ client }) => ({ params: { client }, query: { output: 'pdf' } }),
  sendStatement: ({ client }) => ({ params: { client }, body: { cc_me: true } }),
}
