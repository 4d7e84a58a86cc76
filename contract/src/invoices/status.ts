import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { DocumentKind, InvoiceStatus } from './names.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const invoiceStatusLegend: Readonly<Record<InvoiceStatus, Legend[string]>> = {
  open: { tone: 'neutral', label: words('Aperta', 'Open', 'Ouverte', 'Abierta') },
  partial: { tone: 'info', label: words('Parziale', 'Partly paid', 'Partielle', 'Parcial') },
  overdue: { tone: 'error', label: words('Scaduta', 'Overdue', 'Échue', 'Vencida') },
  paid: { tone: 'ok', label: words('Pagata', 'Paid', 'Payée', 'Pagada') },
}

export const documentKindLegend: Readonly<Record<DocumentKind, Legend[string]>> = {
  invoice: { tone: 'neutral', label: words('Fattura', 'Invoice', 'Facture', 'Factura') },
  credit_note: { tone: 'info', label: words('Nota di credito', 'Credit note', 'Avoir', 'Nota de crédito') },
}

/** `ModalitaPagamento` of the Italian electronic invoice; other codes stand as the ERP writes them. */
export const paymentMethods: Readonly<Record<string, Words>> = {
  MP01: words('Contanti', 'Cash', 'Espèces', 'Efectivo'),
  MP02: words('Assegno', 'Cheque', 'Chèque', 'Cheque'),
  MP03: words('Assegno circolare', 'Banker’s draft', 'Chèque de banque', 'Cheque bancario'),
  MP05: words('Bonifico', 'Bank transfer', 'Virement', 'Transferencia'),
  MP06: words('Vaglia cambiario', 'Promissory note', 'Billet à ordre', 'Pagaré'),
  MP08: words('Carta di pagamento', 'Card', 'Carte de paiement', 'Tarjeta'),
  MP09: words('RID', 'Direct debit (RID)', 'Prélèvement (RID)', 'Adeudo (RID)'),
  MP12: words('RiBa', 'RiBa', 'RiBa', 'RiBa'),
  MP13: words('MAV', 'MAV', 'MAV', 'MAV'),
  MP15: words('Giroconto', 'Internal transfer', 'Virement interne', 'Traspaso'),
  MP16: words('Domiciliazione bancaria', 'Direct debit', 'Domiciliation bancaire', 'Domiciliación bancaria'),
  MP18: words('Bollettino postale', 'Postal payment slip', 'Bulletin postal', 'Impreso postal'),
  MP19: words('SEPA Direct Debit', 'SEPA direct debit', 'Prélèvement SEPA', 'Adeudo SEPA'),
  MP20: words(
    'SEPA Direct Debit CORE',
    'SEPA direct debit (Core)',
    'Prélèvement SEPA Core',
    'Adeudo SEPA Core',
  ),
  MP21: words('SEPA Direct Debit B2B', 'SEPA direct debit (B2B)', 'Prélèvement SEPA B2B', 'Adeudo SEPA B2B'),
  MP22: words('Trattenuta su somme già riscosse', 'Kept back', 'Retenue', 'Retención'),
  MP23: words('PagoPA', 'PagoPA', 'PagoPA', 'PagoPA'),
}
