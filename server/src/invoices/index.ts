export { invoiceDocumentLanding, standInvoices } from './queries/import-documents.ts'
export { openInvoices, withOverdue } from './queries/client-slots.ts'
