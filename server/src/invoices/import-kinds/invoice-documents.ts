import { documentKinds } from '@mandato/contract/invoices/names'
import { invoiceDocumentLanding, standInvoices } from '../queries/import-documents.ts'
import { wantChecks } from '../queries/refresh-checks.ts'
import { clientCode, knownClients } from '../../registry/index.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { yearAndDay } from './invoices.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { cents, codeOf, day, oneOf, text, wholeNumber } from '../../platform/import-kit/values.ts'

export const invoiceDocuments = defineImportKind({
  module: import.meta.url,
  kind: 'invoice-documents',
  landing: invoiceDocumentLanding,
  async columns(db, today) {
    const clients = new Map((await knownClients(db)).map(({ code, id }) => [code, String(id)]))
    return [
      { name: 'invoice_number', subject: true, read: text(40) },
      {
        name: 'date',
        date: true,
        fills: 2,
        keyPart: (landed) => landed.slice(0, 4),
        read: yearAndDay(today),
      },
      { name: 'instalment', subject: true, read: wholeNumber(1, 'whole_positive', 9_999) },
      { name: 'client_code', read: codeOf(clients, clientCode, new Problem('unknown_client')) },
      { name: 'net', scale: 2, read: cents },
      { name: 'vat', scale: 2, read: cents },
      { name: 'gross', scale: 2, read: cents },
      { name: 'kind', read: oneOf(documentKinds) },
      { name: 'credit_note_of', read: text(40) },
      { name: 'credit_note_date', date: true, read: day },
      { name: 'due_date', date: true, read: day },
      { name: 'due_amount', scale: 2, read: cents },
      { name: 'paid_amount', scale: 2, read: cents },
      { name: 'method', read: text(60) },
    ]
  },
  async settle(tx) {
    await standInvoices(tx)
    await wantChecks(tx)
    return null
  },
})
