import { fill, type Language, type Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What stands on the paper of an order, besides the names of its fields. */
const orderWords = {
  numberOf: words('N. ', 'No. ', 'N° ', 'N.º '),
  of: words(' del ', ' of ', ' du ', ' del '),
  revision: words(' · revisione {n}', ' · revision {n}', ' · révision {n}', ' · revisión {n}'),
  draft: words('Bozza: non inviata', 'Draft: not sent', 'Brouillon : non envoyé', 'Borrador: no enviado'),
  client: words('Cliente {code}', 'Client {code}', 'Client {code}', 'Cliente {code}'),
  place: words('Luogo di consegna', 'Place of delivery', 'Lieu de livraison', 'Lugar de entrega'),
  samePlace: words(
    'Come l’indirizzo del cliente',
    'As the client’s address',
    'Comme l’adresse du client',
    'Como la dirección del cliente',
  ),
  agency: words('Agenzia {code}', 'Agency {code}', 'Agence {code}', 'Agencia {code}'),
  agent: words('Agente {name}', 'Agent {name}', 'Agent {name}', 'Agente {name}'),
  composition: words('Composizione', 'Composition', 'Composition', 'Composición'),
  lines: words('Righe d’ordine', 'Order lines', 'Lignes de commande', 'Líneas del pedido'),
  index: words('N.', 'No.', 'N°', 'N.º'),
  code: words('Codice', 'Code', 'Code', 'Código'),
  quantity: words('Quantità', 'Quantity', 'Quantité', 'Cantidad'),
  total: words('Totale', 'Total', 'Total', 'Total'),
  count: words(
    '{n} {n:riga|righe}, pezzi',
    '{n} {n:line|lines}, pieces',
    '{n} {n:ligne|lignes}, pièces',
    '{n} {n:línea|líneas}, piezas',
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
    'The client, in acceptance',
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
