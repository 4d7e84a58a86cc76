import { columns } from '../call.ts'
import type { Words } from '../words.ts'
import { documentKindLegend, invoiceStatusLegend, lineCheckLegend, uncheckedReasonLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const invoiceLabels = {
  number: words('Fattura', 'Invoice', 'Facture', 'Factura'),
  kind: words('Documento', 'Document', 'Document', 'Documento'),
  date: words('Data', 'Date', 'Date', 'Fecha'),
  client_code: words('Codice', 'Code', 'Code', 'Código'),
  client: words('Cliente', 'Customer', 'Client', 'Cliente'),
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  due_date: words('Scadenza', 'Due', 'Échéance', 'Vencimiento'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  days_overdue: words('Giorni di ritardo', 'Days late', 'Jours de retard', 'Días de retraso'),
  net: words('Imponibile', 'Net', 'Montant HT', 'Base imponible'),
  vat: words('IVA', 'VAT', 'TVA', 'IVA'),
  gross: words('Totale', 'Total', 'Total TTC', 'Total'),
  open: words('Aperto', 'Open', 'Solde', 'Pendiente'),
  price_difference: words('Prezzo', 'Price', 'Prix', 'Precio'),
  line: words('Riga', 'Line', 'Ligne', 'Línea'),
  product_code: words('Articolo', 'Article', 'Article', 'Artículo'),
  description: words('Descrizione', 'Description', 'Description', 'Descripción'),
  quantity: words('Quantità', 'Quantity', 'Quantité', 'Cantidad'),
  amount: words('Fatturato', 'Invoiced', 'Facturé', 'Facturado'),
  check: words('Prezzo', 'Price', 'Prix', 'Precio'),
  expected: words('Pattuito', 'Agreed', 'Convenu', 'Pactado'),
  difference: words('Differenza', 'Difference', 'Écart', 'Diferencia'),
  reason: words('Motivo', 'Reason', 'Raison', 'Motivo'),
  year: words('Anno', 'Year', 'Année', 'Año'),
} satisfies Record<string, Words>

export const invoiceColumns = columns(
  { key: 'number', type: 'text', sortable: true, label: invoiceLabels.number },
  { key: 'date', type: 'date', sortable: true, label: invoiceLabels.date },
  { key: 'kind', type: 'badge', words: documentKindLegend, label: invoiceLabels.kind },
  { key: 'client_code', type: 'text', sortable: true, label: invoiceLabels.client_code },
  { key: 'client', type: 'text', sortable: true, label: invoiceLabels.client },
  { key: 'agency', type: 'text', sortable: true, label: invoiceLabels.agency },
  { key: 'due_date', type: 'date', sortable: true, label: invoiceLabels.due_date },
  { key: 'status', type: 'badge', words: invoiceStatusLegend, label: invoiceLabels.status },
  { key: 'days_overdue', type: 'int', label: invoiceLabels.days_overdue },
  { key: 'price_difference', type: 'money', label: invoiceLabels.price_difference },
  { key: 'net', type: 'money', total: true, label: invoiceLabels.net },
  { key: 'vat', type: 'money', total: true, label: invoiceLabels.vat },
  { key: 'gross', type: 'money', sortable: true, total: true, label: invoiceLabels.gross },
  { key: 'open', type: 'money', sortable: true, total: true, label: invoiceLabels.open },
)

export const checkedLineColumns = columns(
  { key: 'invoice_number', type: 'text', sortable: true, label: invoiceLabels.number },
  { key: 'line', type: 'int', label: invoiceLabels.line },
  { key: 'date', type: 'date', sortable: true, label: invoiceLabels.date },
  { key: 'client', type: 'text', sortable: true, label: invoiceLabels.client },
  { key: 'agency', type: 'text', label: invoiceLabels.agency },
  { key: 'product_code', type: 'text', label: invoiceLabels.product_code },
  { key: 'description', type: 'text', label: invoiceLabels.description },
  { key: 'quantity', type: 'int', label: invoiceLabels.quantity },
  { key: 'check', type: 'badge', words: lineCheckLegend, label: invoiceLabels.check },
  { key: 'amount', type: 'money', total: true, label: invoiceLabels.amount },
  { key: 'expected', type: 'money', label: invoiceLabels.expected },
  { key: 'difference', type: 'money', sortable: true, total: true, label: invoiceLabels.difference },
  { key: 'reason', type: 'badge', words: uncheckedReasonLegend, label: invoiceLabels.reason },
)
