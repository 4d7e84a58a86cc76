import type { Words } from '@mandato/contract/words'

interface MailWords {
  readonly subject: Words
  readonly paragraphs: readonly Words[]
  readonly button: Words
  readonly closing: Words
}
export type MailKind = 'shipped' | 'shipped_to_agent' | 'receipt'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const open = words('Apri la spedizione', 'Open the shipment', 'Ouvrir l’expédition', 'Abrir el envío')
const byCarrier = words(
  'Vettore: {carrier}. Tracciatura: {tracking}.',
  'Carrier: {carrier}. Tracking: {tracking}.',
  'Transporteur : {carrier}. Suivi : {tracking}.',
  'Transportista: {carrier}. Seguimiento: {tracking}.',
)
const askAgency = words(
  'Per domande: {agency}.',
  'Questions? Ask {agency}.',
  'Des questions ? Adressez-vous à {agency}.',
  '¿Preguntas? Dirígete a {agency}.',
)

/** The mails of logistics: what happened, to what, what to do, one button, whom to ask. */
export const mailWords: Readonly<Record<MailKind, MailWords>> & { readonly greeting: Words } = {
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:'),
  shipped: {
    subject: words(
      'Materiali spediti: {number}',
      'Materials shipped: {number}',
      'Matériel expédié : {number}',
      'Material enviado: {number}',
    ),
    paragraphs: [
      words(
        'i materiali per {recipient} sono partiti il {date} con il documento di trasporto {letter}, in allegato.',
        'the materials for {recipient} left on {date} with delivery note {letter}, which is attached.',
        'le matériel pour {recipient} est parti le {date} avec le bon de livraison {letter}, joint à ce message.',
        'el material para {recipient} salió el {date} con el albarán {letter}, que va adjunto.',
      ),
      byCarrier,
      words(
        'Alla consegna controlla i colli davanti al vettore e scrivi le riserve sul documento.',
        'On delivery, check the parcels and note any damage on the delivery note, with the driver present.',
        'À la livraison, vérifiez les colis devant le transporteur et écrivez vos réserves sur le bon.',
        'A la entrega, revisa los bultos ante el transportista y anota las reservas en el albarán.',
      ),
    ],
    button: open,
    closing: askAgency,
  },
  shipped_to_agent: {
    subject: words(
      'Spedita a {recipient}: {number}',
      'Shipped to {recipient}: {number}',
      'Expédié à {recipient} : {number}',
      'Enviado a {recipient}: {number}',
    ),
    paragraphs: [
      words(
        'la spedizione {number} per {recipient} è partita il {date} con il documento di trasporto {letter}, in allegato.',
        'shipment {number} for {recipient} left on {date} with delivery note {letter}, attached.',
        'l’expédition {number} pour {recipient} est partie le {date} avec le bon de livraison {letter}, joint.',
        'el envío {number} para {recipient} salió el {date} con el albarán {letter}, adjunto.',
      ),
      byCarrier,
    ],
    button: open,
    closing: words(
      'Per domande: il magazzino materiali di {brand}.',
      'Questions? Ask the materials warehouse of {brand}.',
      'Des questions ? L’entrepôt de {brand} vous répond.',
      '¿Preguntas? El almacén de {brand} responde.',
    ),
  },
  receipt: {
    subject: words(
      'Ricevuta dei materiali del {date}',
      'Receipt for the materials of {date}',
      'Reçu du matériel du {date}',
      'Recibo del material del {date}',
    ),
    paragraphs: [
      words(
        'in allegato la ricevuta dei materiali consegnati a {recipient} il {date} da {agency}.',
        'attached is the receipt for the materials handed over to {recipient} on {date} by {agency}.',
        'vous trouverez ci-joint le reçu du matériel remis à {recipient} le {date} par {agency}.',
        'adjuntamos el recibo del material entregado a {recipient} el {date} por {agency}.',
      ),
      words(
        'Se qualcosa non torna, dillo oggi stesso alla tua agenzia: la consegna si può correggere entro un giorno.',
        'If something is wrong, tell your agency today: a hand-over can be corrected within a day.',
        'En cas d’erreur, dites-le aujourd’hui à votre agence : une remise se corrige dans la journée.',
        'Si algo no cuadra, avisa hoy mismo a tu agencia: una entrega se corrige en el plazo de un día.',
      ),
    ],
    button: words('Consegne', 'Deliveries', 'Livraisons', 'Entregas'),
    closing: askAgency,
  },
}
