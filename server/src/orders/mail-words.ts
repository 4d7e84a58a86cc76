import type { Words } from '@mandato/contract/words'

interface MailWords {
  readonly subject: Words
  readonly paragraphs: readonly Words[]
}
export type MailKind = 'desk' | 'author' | 'client' | 'copy' | 'ask' | 'confirm' | 'reject' | 'withdraw'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const attached = words(
  'Il documento è in allegato.',
  'The document is attached.',
  'Le document est joint à ce message.',
  'El documento va adjunto.',
)
const waits = words(
  'L’ordine diventa vincolante con la nostra conferma scritta.',
  'The order becomes binding with our written confirmation.',
  'La commande devient ferme avec notre confirmation écrite.',
  'El pedido es firme con nuestra confirmación escrita.',
)
const reason = words('{reason}', '{reason}', '{reason}', '{reason}')

export const openOrder = words('Apri l’ordine', 'Open the order', 'Ouvrir la commande', 'Abrir el pedido')
export const greeting = words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:')
export const closing = words(
  'Per domande: {agency}.',
  'Questions? Ask {agency}.',
  'Des questions ? Adressez-vous à {agency}.',
  '¿Preguntas? Dirígete a {agency}.',
)
/** The day the goods are promised for, where one is said. */
export const promised = words(
  'Merce prevista per il {date}.',
  'The goods are planned for {date}.',
  'Marchandise prévue pour le {date}.',
  'Mercancía prevista para el {date}.',
)
/** Of an order that comes again after it came back. */
export const revised = words(
  'È la revisione {revision}: sostituisce la precedente.',
  'This is revision {revision}: it replaces the former one.',
  'C’est la révision {revision} : elle remplace la précédente.',
  'Es la revisión {revision}: sustituye a la anterior.',
)
/** What the order comes to, where every line has its price. */
export const comesTo = words(
  'Totale netto, IVA esclusa: {total}.',
  'Net total, VAT excluded: {total}.',
  'Total net, hors TVA : {total}.',
  'Total neto, sin IVA: {total}.',
)
/** Where some lines have none. */
export const toConfirm = words(
  'Prezzo da confermare per {unpriced} {unpriced:riga|righe}.',
  'Price to be confirmed for {unpriced} {unpriced:line|lines}.',
  'Prix à confirmer pour {unpriced} {unpriced:ligne|lignes}.',
  'Precio por confirmar en {unpriced} {unpriced:línea|líneas}.',
)
/** Where prices are another ones than when they were shown. */
export const changedSince = words(
  '{changed} {changed:prezzo è cambiato|prezzi sono cambiati} da quando {changed:è stato mostrato|sono stati mostrati}: nel documento stanno tutti e due.',
  '{changed} {changed:price has|prices have} changed since {changed:it was|they were} shown: the document states both.',
  '{changed} prix {changed:a|ont} changé depuis {changed:son|leur} affichage : le document donne les deux.',
  '{changed} {changed:precio ha|precios han} cambiado desde que se {changed:mostró|mostraron}: el documento da los dos.',
)
/** Of a client whose orders are taken although it is suspended. */
export const suspended = words(
  'Attenzione: il cliente è sospeso.',
  'Note: the customer is suspended.',
  'Attention : le client est suspendu.',
  'Atención: el cliente está suspendido.',
)

/** The mails of an order: what happened, to what, what comes next, one button, whom to ask. */
export const mailWords: Readonly<Record<MailKind, MailWords>> = {
  desk: {
    subject: words(
      'Nuovo ordine {number} di {client}',
      'New order {number} of {client}',
      'Nouvelle commande {number} de {client}',
      'Nuevo pedido {number} de {client}',
    ),
    paragraphs: [
      words(
        '{author} ha inviato l’ordine {number} per {client} ({code}): {lines} {lines:riga|righe}, {pieces} {pieces:pezzo|pezzi}.',
        '{author} sent order {number} for {client} ({code}): {lines} {lines:line|lines}, {pieces} {pieces:piece|pieces}.',
        '{author} a envoyé la commande {number} pour {client} ({code}) : {lines} {lines:ligne|lignes}, {pieces} {pieces:pièce|pièces}.',
        '{author} ha enviado el pedido {number} para {client} ({code}): {lines} {lines:línea|líneas}, {pieces} {pieces:pieza|piezas}.',
      ),
      attached,
    ],
  },
  author: {
    subject: words(
      'Ordine {number} inviato: {client}',
      'Order {number} sent: {client}',
      'Commande {number} envoyée : {client}',
      'Pedido {number} enviado: {client}',
    ),
    paragraphs: [
      words(
        'il tuo ordine {number} per {client} è arrivato in sede.',
        'your order {number} for {client} has reached head office.',
        'votre commande {number} pour {client} est arrivée au siège.',
        'tu pedido {number} para {client} ha llegado a la sede.',
      ),
      waits,
      attached,
    ],
  },
  client: {
    subject: words(
      'Il tuo ordine {number}',
      'Your order {number}',
      'Votre commande {number}',
      'Tu pedido {number}',
    ),
    paragraphs: [
      words(
        'abbiamo ricevuto il tuo ordine {number}, inserito da {author}.',
        'we received your order {number}, entered by {author}.',
        'nous avons reçu votre commande {number}, saisie par {author}.',
        'hemos recibido tu pedido {number}, creado por {author}.',
      ),
      waits,
      attached,
    ],
  },
  copy: {
    subject: words(
      'Ordine {number} di {client}',
      'Order {number} of {client}',
      'Commande {number} de {client}',
      'Pedido {number} de {client}',
    ),
    paragraphs: [
      words(
        'in allegato l’ordine {number} di {client}.',
        'attached is order {number} of {client}.',
        'vous trouverez ci-joint la commande {number} de {client}.',
        'adjuntamos el pedido {number} de {client}.',
      ),
    ],
  },
  ask: {
    subject: words(
      'Ordine {number} da completare',
      'Order {number} to complete',
      'Commande {number} à compléter',
      'Pedido {number} por completar',
    ),
    paragraphs: [
      words(
        'per evadere l’ordine {number} di {client} manca qualcosa:',
        'to go on with order {number} of {client} something is missing:',
        'pour traiter la commande {number} de {client}, il manque quelque chose :',
        'para tramitar el pedido {number} de {client} falta algo:',
      ),
      reason,
      words(
        'Completalo e invialo di nuovo: il numero resta lo stesso.',
        'Complete it and send it again: its number stays the same.',
        'Complétez-la et renvoyez-la : le numéro reste le même.',
        'Complétalo y envíalo de nuevo: el número no cambia.',
      ),
    ],
  },
  confirm: {
    subject: words(
      'Ordine {number} confermato',
      'Order {number} confirmed',
      'Commande {number} confirmée',
      'Pedido {number} confirmado',
    ),
    paragraphs: [
      words(
        'l’ordine {number} di {client} è confermato.',
        'order {number} of {client} is confirmed.',
        'la commande {number} de {client} est confirmée.',
        'el pedido {number} de {client} está confirmado.',
      ),
      attached,
    ],
  },
  reject: {
    subject: words(
      'Ordine {number} non accettato',
      'Order {number} not accepted',
      'Commande {number} non acceptée',
      'Pedido {number} no aceptado',
    ),
    paragraphs: [
      words(
        'non possiamo accettare l’ordine {number} di {client}:',
        'we cannot accept order {number} of {client}:',
        'nous ne pouvons pas accepter la commande {number} de {client} :',
        'no podemos aceptar el pedido {number} de {client}:',
      ),
      reason,
    ],
  },
  withdraw: {
    subject: words(
      'Ordine {number} ritirato',
      'Order {number} withdrawn',
      'Commande {number} retirée',
      'Pedido {number} retirado',
    ),
    paragraphs: [
      words(
        '{author} ha ritirato l’ordine {number} di {client}: non va evaso.',
        '{author} withdrew order {number} of {client}: it is not to be carried out.',
        '{author} a retiré la commande {number} de {client} : elle ne doit pas être traitée.',
        '{author} ha retirado el pedido {number} de {client}: no hay que tramitarlo.',
      ),
    ],
  },
}
