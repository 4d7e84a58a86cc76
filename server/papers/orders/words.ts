import { fill, type Language, type Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What stands on the paper of an order, besides the names of its fields. */
const orderWords = {
  numberOf: words('N. ', 'No. ', 'N° ', 'N.º '),
  of: words(' del ', ' of ', ' du ', ' del '),
  revision: words(' · revisione {n}', ' · revision {n}', ' · révision {n}', ' · revisión {n}'),
  draft: words('Bozza: non inviata', 'Draft: not sent', 'Brouillon : non envoyé', 'Borrador: no enviado'),
  client: words('Cliente {code}', 'Customer {code}', 'Client {code}', 'Cliente {code}'),
  place: words('Luogo di consegna', 'Place of delivery', 'Lieu de livraison', 'Lugar de entrega'),
  pickup: words('Ritiro dal – al', 'Pickup from – to', 'Retrait du – au', 'Recogida del – al'),
  pickupPlace: words('Luogo del ritiro', 'Place of pickup', 'Lieu de retrait', 'Lugar de recogida'),
  samePlace: words(
    'Come l’indirizzo del cliente',
    'As the customer’s address',
    'Comme l’adresse du client',
    'Como la dirección del cliente',
  ),
  agency: words('Agenzia {code}', 'Agency {code}', 'Agence {code}', 'Agencia {code}'),
  agent: words('Agente {name}', 'Agent {name}', 'Agent {name}', 'Agente {name}'),
  composition: words('Composizione', 'Composition', 'Composition', 'Composición'),
  lines: words('Righe d’ordine', 'Order lines', 'Lignes de commande', 'Líneas del pedido'),
  index: words('N.', 'No.', 'N°', 'N.º'),
  code: words('Codice', 'Code', 'Code', 'Código'),
  measures: words('Misure', 'Measures', 'Dimensions', 'Medidas'),
  quantity: words('Quantità', 'Quantity', 'Quantité', 'Cantidad'),
  total: words('Totale', 'Total', 'Total', 'Total'),
  count: words(
    '{n} {n:riga|righe}, pezzi',
    '{n} {n:line|lines}, pieces',
    '{n} {n:ligne|lignes}, pièces',
    '{n} {n:línea|líneas}, piezas',
  ),
  list: words('Listino', 'List', 'Tarif', 'Tarifa'),
  discounts: words('Sconti %', 'Discounts %', 'Remises %', 'Descuentos %'),
  net: words('Netto', 'Net', 'Net', 'Neto'),
  amount: words('Importo {currency}', 'Amount {currency}', 'Montant {currency}', 'Importe {currency}'),
  toConfirm: words('da confermare', 'to be confirmed', 'à confirmer', 'por confirmar'),
  netTotal: words(
    'Totale netto, IVA esclusa',
    'Net total, VAT excluded',
    'Total net, hors TVA',
    'Total neto, sin IVA',
  ),
  unpriced: words(
    'prezzo da confermare per {n} {n:riga|righe}',
    'price to be confirmed for {n} {n:line|lines}',
    'prix à confirmer pour {n} {n:ligne|lignes}',
    'precio por confirmar en {n} {n:línea|líneas}',
  ),
  changed: words(
    'Mostrato il {day} a {shown}; all’invio {now} ({reason}). Vale il prezzo mostrato.',
    'Shown on {day} at {shown}; when sent {now} ({reason}). The shown price holds.',
    'Affiché le {day} à {shown} ; à l’envoi {now} ({reason}). Le prix affiché est valable.',
    'Mostrado el {day} a {shown}; al enviar {now} ({reason}). Vale el precio mostrado.',
  ),
  left: words(
    'Mostrato il {day} a {shown}; all’invio non è più nel listino. Vale il prezzo mostrato.',
    'Shown on {day} at {shown}; when sent no longer in the price list. The shown price holds.',
    'Affiché le {day} à {shown} ; à l’envoi, retiré du tarif. Le prix affiché est valable.',
    'Mostrado el {day} a {shown}; al enviar ya no está en la tarifa. Vale el precio mostrado.',
  ),
  notes: words('Note dell’ordine', 'Notes', 'Remarques', 'Notas'),
  attachments: words('Allegati', 'Attachments', 'Pièces jointes', 'Adjuntos'),
  buyer: words('Richiedente', 'Ordered by', 'Demandeur', 'Solicitante'),
  consent: words(
    'Consenso al trattamento dei dati: {moment}',
    'Consent to data processing: {moment}',
    'Consentement au traitement des données : {moment}',
    'Consentimiento de datos: {moment}',
  ),
  binding: words(
    'L’ordine diventa vincolante con la conferma scritta di {company}. Valgono le condizioni generali di vendita.',
    'The order becomes binding with the written confirmation of {company}. The general terms of sale apply.',
    'La commande devient ferme avec la confirmation écrite de {company}. Les conditions générales de vente s’appliquent.',
    'El pedido es firme con la confirmación escrita de {company}. Se aplican las condiciones generales de venta.',
  ),
  clientSigns: words(
    'Il cliente, per accettazione',
    'The customer, in acceptance',
    'Le client, pour acceptation',
    'El cliente, en aceptación',
  ),
  agentSigns: words('L’agente', 'The agent', 'L’agent', 'El agente'),
  companySigns: words(
    '{company}, conferma',
    '{company}, confirmation',
    '{company}, confirmation',
    '{company}, confirmación',
  ),
  under: words(
    'Nome, cognome, luogo e data',
    'Name, place and date',
    'Nom, lieu et date',
    'Nombre, lugar y fecha',
  ),
} satisfies Record<string, Words>

export type Say = (key: keyof typeof orderWords, values?: Readonly<Record<string, unknown>>) => string
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    fill(orderWords[key][language], values, language)
