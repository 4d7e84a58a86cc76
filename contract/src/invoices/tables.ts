import { columns } from '../call.ts'
import type { Words } from '../words.ts'
import { documentKindLegend, invoiceStatusLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const invoiceLabels = {
  number: words('Fattura', 'Invoice', 'Facture', 'Factura'),
  kind: words('Documento', 'Document', 'Document', 'Documento'),
  date: words('Data', 'Date', 'Date', 'Fecha'),
  client_code: words('Codice', 'Code', 'Code', 'Código'),
  client: words('Cliente', 'Client', 'Client', 'Cliente'),
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  due_date: words('Scadenza', 'Due', 'Échéance', 'Vencimiento'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  days_overdue: words('Giorni di ritardo', 'Days late', 'Jours de retard', 'Días de retraso'),
  net: words('Imponibile', 'Net', 'Montant HT', 'Base imponible'),
  vat: words('IVA', 'VAT', 'TVA', 'IVA'),
  gross: words('Totale', 'Total', 'Total TTC', 'Total'),
  open: words('Aperto', 'Open', 'Solde', 'Pendiente'),
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
  { key: 'net', type: 'money', total: true, label: invoiceLabels.net },
  { key: 'vat', type: 'money', total: true, label: invoiceLabels.vat },
  { key: 'gross', type: 'money', sortable: true, total: true, label: invoiceLabels.gross },
  { key: 'open', type: 'money', sortable: true, total: true, label: invoiceLabels.open },
)
