import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const invoicesFiles = {
  invoices: {
    label: { it: 'Fatture', en: 'Invoices', fr: 'Factures', es: 'Facturas' },
    columns: [
      needed('invoice_number', '2025/1041'),
      needed('line', '1'),
      needed('date', '2025-11-14'),
      needed('client_code', '014207'),
      column('agency_code', '0217'),
      column('product_code', 'K-204'),
      needed('family_code', 'NN'),
      column('description', 'Cucina “Aurora”, rovere'),
      needed('quantity', '1'),
      needed('amount', '8450.00'),
      column('expo', '0'),
      column('order_number', 'OM-2025/00417'),
      column('order_date', '2025-09-30'),
    ],
  },
  'invoice-documents': {
    label: {
      it: 'Fatture: scadenze e incassi',
      en: 'Invoices: due dates and payments',
      fr: 'Factures : échéances et paiements',
      es: 'Facturas: vencimientos y cobros',
    },
    columns: [
      needed('invoice_number', '2025/1041'),
      needed('date', '2025-11-14'),
      needed('instalment', '1'),
      needed('client_code', '014207'),
      needed('net', '1000.00'),
      needed('vat', '220.00'),
      needed('gross', '1220.00'),
      column('due_date', '2025-12-31'),
      column('due_amount', '1220.00'),
      column('paid_amount', '0.00'),
      column('method', 'MP12'),
      column('kind', 'invoice'),
      column('credit_note_of'),
      column('credit_note_date'),
    ],
  },
} as const satisfies Record<string, FileKind>
