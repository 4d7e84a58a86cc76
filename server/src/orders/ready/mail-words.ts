import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

interface MailWords {
  readonly subject: Words
  readonly paragraphs: readonly Words[]
}
/** What becomes of an order of ready goods, as far as somebody is written to. */
export type ReadyMail =
  | 'desk'
  | 'request'
  | 'confirm'
  | 'decline'
  | 'withdraw'
  | 'extend'
  | 'ready_for_pickup'
  | 'not_collected'

const goods = words('{goods}.', '{goods}.', '{goods}.', '{goods}.')
const reason = words('{reason}', '{reason}', '{reason}', '{reason}')
const attached = words(
  'Il documento è in allegato.',
  'The document is attached.',
  'Le document est joint à ce message.',
  'El documento va adjunto.',
)
const pickup = words(
  'Ritiro dal {from} al {until}. {place}',
  'Pickup from {from} to {until}. {place}',
  'Retrait du {from} au {until}. {place}',
  'Recogida del {from} al {until}. {place}',
)
const afterwards = words(
  'Dopo quel giorno i pezzi tornano disponibili per gli altri.',
  'After that day the goods are there for others again.',
  'Passé ce jour, les produits redeviennent disponibles pour les autres.',
  'Después de ese día, los artículos vuelven a estar disponibles para otros.',
)

export const readyMails: Readonly<Record<ReadyMail, MailWords>> = {
  desk: {
    subject: words(
      'Pronta consegna: {number} di {client}',
      'Ready goods: {number} of {client}',
      'Disponibles : {number} de {client}',
      'Entrega inmediata: {number} de {client}',
    ),
    paragraphs: [
      words(
        '{author} chiede per {client} ({code}) con l’ordine {number}:',
        '{author} asks for {client} ({code}) with order {number}:',
        '{author} demande pour {client} ({code}) avec la commande {number} :',
        '{author} pide para {client} ({code}) con el pedido {number}:',
      ),
      goods,
      words(
        'I pezzi sono riservati: conferma o rifiuta entro {answer}.',
        'The goods are reserved: confirm or decline by {answer}.',
        'Les produits sont réservés : confirmez ou refusez avant {answer}.',
        'Los artículos están reservados: confirma o rechaza antes de {answer}.',
      ),
      attached,
    ],
  },
  request: {
    subject: words(
      'Richiesta {number}: pronta consegna',
      'Request {number}: ready goods',
      'Demande {number} : produits disponibles',
      'Solicitud {number}: entrega inmediata',
    ),
    paragraphs: [
      words(
        'la richiesta {number} per {client} è arrivata e i pezzi sono riservati:',
        'request {number} for {client} has arrived and the goods are reserved:',
        'la demande {number} pour {client} est arrivée et les produits sont réservés :',
        'la solicitud {number} para {client} ha llegado y los artículos están reservados:',
      ),
      goods,
      words(
        'La sede risponde entro {answer}. Il ritiro sarà possibile dal {from} al {until}.',
        'Head office answers by {answer}. The goods can be fetched from {from} to {until}.',
        'Le siège répond avant {answer}. Le retrait sera possible du {from} au {until}.',
        'La sede responde antes de {answer}. La recogida será posible del {from} al {until}.',
      ),
      attached,
    ],
  },
  confirm: {
    subject: words(
      'Ordine {number} confermato: ritiro dal {from}',
      'Order {number} confirmed: pickup from {from}',
      'Commande {number} confirmée : retrait dès le {from}',
      'Pedido {number} confirmado: recogida desde el {from}',
    ),
    paragraphs: [
      words(
        'l’ordine {number} per {client} è confermato:',
        'order {number} for {client} is confirmed:',
        'la commande {number} pour {client} est confirmée :',
        'el pedido {number} para {client} está confirmado:',
      ),
      goods,
      pickup,
      afterwards,
      attached,
    ],
  },
  decline: {
    subject: words(
      'Ordine {number} non confermato',
      'Order {number} declined',
      'Commande {number} refusée',
      'Pedido {number} no aceptado',
    ),
    paragraphs: [
      words(
        'la sede non ha potuto confermare l’ordine {number} per {client}. Il motivo:',
        'head office could not confirm order {number} for {client}. The reason:',
        'le siège n’a pas pu confirmer la commande {number} pour {client}. Le motif :',
        'la sede no ha podido confirmar el pedido {number} para {client}. El motivo:',
      ),
      reason,
    ],
  },
  withdraw: {
    subject: words(
      'Ordine {number} ritirato: {client}',
      'Order {number} withdrawn: {client}',
      'Commande {number} retirée : {client}',
      'Pedido {number} retirado: {client}',
    ),
    paragraphs: [
      words(
        'la richiesta {number} per {client} è stata annullata da chi l’ha fatta; i pezzi sono di nuovo disponibili.',
        'request {number} for {client} was withdrawn by its author; the goods are there again.',
        'la demande {number} pour {client} a été retirée par son auteur ; les produits sont de nouveau disponibles.',
        'la solicitud {number} para {client} ha sido retirada por su autor; los artículos vuelven a estar disponibles.',
      ),
      reason,
    ],
  },
  extend: {
    subject: words(
      'Ordine {number}: ritiro prorogato al {until}',
      'Order {number}: pickup extended to {until}',
      'Commande {number} : retrait prolongé au {until}',
      'Pedido {number}: recogida prorrogada al {until}',
    ),
    paragraphs: [
      words(
        'per l’ordine {number} di {client} c’è qualche giorno in più.',
        'there are some more days for order {number} of {client}.',
        'il y a quelques jours de plus pour la commande {number} de {client}.',
        'hay unos días más para el pedido {number} de {client}.',
      ),
      pickup,
      afterwards,
    ],
  },
  ready_for_pickup: {
    subject: words(
      'Ordine {number}: pronto per il ritiro',
      'Order {number}: ready for pickup',
      'Commande {number} : prête à être retirée',
      'Pedido {number}: listo para recoger',
    ),
    paragraphs: [
      words(
        'i pezzi dell’ordine {number} per {client} sono pronti:',
        'the goods of order {number} for {client} are ready:',
        'les produits de la commande {number} pour {client} sont prêts :',
        'los artículos del pedido {number} para {client} están listos:',
      ),
      goods,
      pickup,
      afterwards,
    ],
  },
  not_collected: {
    subject: words(
      'Ordine {number}: non ritirato',
      'Order {number}: not collected',
      'Commande {number} : non collectée',
      'Pedido {number}: no recogido',
    ),
    paragraphs: [
      words(
        'i pezzi dell’ordine {number} per {client} non sono stati ritirati entro il {until} e sono di nuovo disponibili.',
        'the goods of order {number} for {client} were not fetched by {until} and are there for others again.',
        'les produits de la commande {number} pour {client} n’ont pas été retirés avant le {until} et sont de nouveau disponibles.',
        'los artículos del pedido {number} para {client} no se han recogido antes del {until} y vuelven a estar disponibles.',
      ),
    ],
  },
}
