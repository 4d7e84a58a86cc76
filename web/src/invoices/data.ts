import {
  act,
  type Answer,
  type Asked,
  download,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  upload,
  type Watch,
} from '../platform/api.ts'
import { rereadAfter } from '../platform/queries.ts'

export type InvoiceRow = Answer<'invoices'>['response'][number]
export type Invoice = Answer<'invoice'>['response']
export type InvoiceLine = Invoice['lines'][number]
export type Reckoned = NonNullable<InvoiceLine['proof']>['agreed']
export type Instalment = InvoiceRow['due_dates'][number]
export type Placed = Answer<'uploadInvoiceFiles'>['response']['files'][number]
export type Account = Answer<'account'>['response']
export type Summary = Answer<'invoicesSummary'>['response']

export const invoicesQuery = (asked: Asked) => listQuery('invoices', asked)
export const invoicesFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('invoices', asked, kind, watch)
export const invoiceQuery = (id: number) => query('invoice', { params: { id } })
export const summaryQuery = (about: Input<'invoicesSummary'>['query']) =>
  query('invoicesSummary', { query: about ?? {} })
/** What a client has to pay, as its statement says it. */
export const accountQuery = (client: number) => query('account', { params: { client } })
/** What a client still has to pay, the first due first. */
export const unpaidOfQuery = (client: number) =>
  query('invoices', { params: { page: 1 }, query: { client, unpaid: 'true', per_page: 50 } })
/** The newest documents of a client. */
export const invoicesOfQuery = (client: number) =>
  query('invoices', {
    params: { page: 1 },
    query: { client, unpaid: 'false', per_page: 25, sort: 'date', order: 'desc' },
  })

export const sendStatement = () => act('sendStatement', ['clientTimeline'])

export const contestLine = () => act('contestLine', ['invoice', 'requests', 'clientTimeline'])

/** What the folder of the ERP holds that was not taken. */
export const folderQuery = () => query('invoiceFolder')
/** Sends PDF and XML, also in archives, and tells how much has left; what came with them is read again. */
export async function sendInvoiceFiles(files: readonly File[], onSent: (part: number) => void) {
  const told = await upload('uploadInvoiceFiles', { fields: {}, files: { file: files } }, onSent)
  await rereadAfter(['invoice', 'invoiceFolder'])
  return told
}
/** Hands a file of an invoice to the browser. */
export const saveInvoiceFile = (id: number, output: 'pdf' | 'xml'): Promise<void> =>
  download('invoiceFile', { params: { id }, query: { output } })

/** Hands the statement of a client to the browser. */
export const saveStatement = (client: number, output: 'pdf' | 'xlsx'): Promise<void> =>
  download('statement', { params: { client }, query: { output } })
