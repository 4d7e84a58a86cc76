import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { DocumentKind, InvoiceStatus, LineCheck, UncheckedReason } from './names.ts'

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

export const lineCheckLegend: Readonly<Record<LineCheck, Legend[string]>> = {
  agrees: { tone: 'ok', label: words('Come pattuito', 'As agreed', 'Comme convenu', 'Como se pactó') },
  differs: { tone: 'warning', label: words('Prezzo diverso', 'Other price', 'Autre prix', 'Otro precio') },
  unknown: {
    tone: 'neutral',
    label: words('Non calcolabile', 'Cannot be worked out', 'Non calculable', 'No calculable'),
  },
}

export const uncheckedReasonLegend: Readonly<Record<UncheckedReason, Legend[string]>> = {
  free_text: { tone: 'neutral', label: words('Riga libera', 'Free text', 'Ligne libre', 'Línea libre') },
  credited: { tone: 'neutral', label: words('Accredito', 'Money back', 'Remboursement', 'Abono') },
  display: {
    tone: 'neutral',
    label: words('Da esposizione', 'Display goods', 'Exposition', 'De exposición'),
  },
  no_article: {
    tone: 'neutral',
    label: words(
      'Su misura, senza listino',
      'Made to measure',
      'Sur mesure, sans tarif',
      'A medida, sin tarifa',
    ),
  },
  no_list: { tone: 'neutral', label: words('Senza listino', 'No price list', 'Sans tarif', 'Sin tarifa') },
  other_currency: {
    tone: 'neutral',
    label: words(
      'Listino in altra valuta',
      'List in another currency',
      'Tarif en autre devise',
      'Otra divisa',
    ),
  },
  not_in_list: {
    tone: 'neutral',
    label: words(
      'Non a listino quel giorno',
      'Not in the list that day',
      'Hors tarif ce jour',
      'Fuera de tarifa',
    ),
  },
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
