import { documentKinds } from '@mandato/contract/invoices/names'
import { invoiceDocumentLanding, standInvoices, wantChecks } from '../../invoices/index.ts'
import { knownClients } from '../../registry/index.ts'
import { Problem } from '../problem.ts'
import { yearAndDay } from './invoices.ts'
import type { Kind } from './kind.ts'
import { cents, clientCode, codeOf, day, oneOf, text, wholeNumber } from './values.ts'

export const invoiceDocuments: Kind = {
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
}
