import { fill, type Language, type Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What stands on an electronic invoice that is drawn here. */
const electronicWords = {
  of: words('{number} del {day}', '{number} of {day}', '{number} du {day}', '{number} de {day}'),
  unknownType: words('Documento {code}', 'Document {code}', 'Document {code}', 'Documento {code}'),
  seller: words('Cedente', 'Seller', 'Vendeur', 'Vendedor'),
  buyer: words('Cessionario', 'Buyer', 'Acheteur', 'Comprador'),
  taxCode: words('C.F. {number}', 'Tax code {number}', 'Code fiscal {number}', 'Código fiscal {number}'),
  order: words('Ordine', 'Order', 'Commande', 'Pedido'),
  transport: words('DDT', 'Delivery note', 'Bon de livraison', 'Albarán'),
  connected: words('Fattura collegata', 'Connected invoice', 'Facture liée', 'Factura vinculada'),
  reason: words('Causale', 'Reason', 'Motif', 'Concepto'),
  attachments: words(
    'Allegati nel file',
    'Attached in the file',
    'Annexes dans le fichier',
    'Anexos en el archivo',
  ),
  lines: words('Righe', 'Lines', 'Lignes', 'Líneas'),
  line: words('N.', 'No.', 'N°', 'N.º'),
  code: words('Articolo', 'Article', 'Article', 'Artículo'),
  description: words('Descrizione', 'Description', 'Désignation', 'Descripción'),
  quantity: words('Quantità', 'Quantity', 'Quantité', 'Cantidad'),
  price: words('Prezzo', 'Price', 'Prix', 'Precio'),
  changes: words('Sconto', 'Discount', 'Remise', 'Descuento'),
  vat: words('IVA', 'VAT', 'TVA', 'IVA'),
  amount: words('Importo', 'Amount', 'Montant', 'Importe'),
  rates: words('Riepilogo IVA', 'VAT summary', 'Récapitulatif de TVA', 'Resumen de IVA'),
  taxable: words('Imponibile', 'Net', 'Base HT', 'Base imponible'),
  tax: words('Imposta', 'Tax', 'Taxe', 'Cuota'),
  nature: words('senza IVA, {code}', 'no VAT, {code}', 'sans TVA, {code}', 'sin IVA, {code}'),
  onDocument: words(
    'Sconti sul documento',
    'Discounts on the document',
    'Remises sur le document',
    'Descuentos sobre el documento',
  ),
  stamp: words('Bollo', 'Stamp duty', 'Timbre', 'Timbre'),
  total: words('Totale del documento', 'Document total', 'Total du document', 'Total del documento'),
  instalments: words('Scadenze', 'Due dates', 'Échéances', 'Vencimientos'),
  due: words('Scadenza', 'Due', 'Échéance', 'Vencimiento'),
  method: words('Modalità', 'Method', 'Mode', 'Forma'),
  bank: words('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  reckoned: words(
    '* Calcolata: il file non la indica.',
    '* Worked out: the file does not state it.',
    '* Calculée : le fichier ne l’indique pas.',
    '* Calculada: el archivo no la indica.',
  ),
  original: words(
    'Copia leggibile della fattura elettronica. Vale il file originale, conservato con impronta SHA-256 {hash}.',
    'Readable copy of the electronic invoice. The original file holds, kept under the SHA-256 fingerprint {hash}.',
    'Copie lisible de la facture électronique. Fait foi le fichier original, conservé sous l’empreinte SHA-256 {hash}.',
    'Copia legible de la factura electrónica. Vale el archivo original, conservado con la huella SHA-256 {hash}.',
  ),
} satisfies Record<string, Words>

export const sayElectronic =
  (language: Language) =>
  (key: keyof typeof electronicWords, values: Readonly<Record<string, unknown>> = {}): string =>
    fill(electronicWords[key][language], values, language)
