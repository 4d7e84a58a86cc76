import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of invoices are called. */
export const invoicesFieldWords = {
  unpaid: words('Da pagare', 'Unpaid', 'À payer', 'Por pagar'),
  check: words('Prezzo', 'Price', 'Prix', 'Precio'),
  differs: words('Prezzo diverso', 'Other price', 'Autre prix', 'Otro precio'),
  invoice: words('Fattura', 'Invoice', 'Facture', 'Factura'),
  line: words('Riga', 'Line', 'Ligne', 'Línea'),
  invoices: words('Fatture', 'Invoices', 'Factures', 'Facturas'),
  rates: words('Tasso', 'Rate', 'Taux', 'Tipo'),
  rate: words('Tasso di riferimento', 'Reference rate', 'Taux de référence', 'Tipo de referencia'),
  overdue: words('Scadute', 'Overdue', 'Échues', 'Vencidas'),
} satisfies Record<string, Words>
