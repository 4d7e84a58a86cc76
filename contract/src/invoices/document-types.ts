import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** `TipoDocumento` of the Italian electronic invoice; the lists grow, and an unknown one stands as its code. */
export const documentTypes: Readonly<Record<string, Words>> = {
  TD01: words('Fattura', 'Invoice', 'Facture', 'Factura'),
  TD02: words('Acconto su fattura', 'Advance on an invoice', 'Acompte sur facture', 'Anticipo sobre factura'),
  TD04: words('Nota di credito', 'Credit note', 'Avoir', 'Nota de crédito'),
  TD05: words('Nota di debito', 'Debit note', 'Note de débit', 'Nota de débito'),
  TD24: words('Fattura differita', 'Deferred invoice', 'Facture différée', 'Factura diferida'),
  TD25: words(
    'Fattura differita, triangolare',
    'Deferred invoice, triangular',
    'Facture différée, triangulaire',
    'Factura diferida, triangular',
  ),
}
