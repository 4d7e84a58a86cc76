import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** The mail to an agent about decided requests. */
export const decisionWords = {
  subject: words(
    'Richieste di materiale: {lines} {lines:decisa|decise}',
    'Material requests: {lines} decided',
    'Demandes de matériel : {lines} {lines:traitée|traitées}',
    'Solicitudes de material: {lines} {lines:resuelta|resueltas}',
  ),
  rejected: words(
    'Richiesta di materiale respinta: {name}',
    'Material request rejected: {name}',
    'Demande de matériel refusée : {name}',
    'Solicitud de material rechazada: {name}',
  ),
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:'),
  intro: words(
    'la sede ha deciso queste richieste:',
    'head office has decided these requests:',
    'le siège a traité ces demandes :',
    'la sede ha resuelto estas solicitudes:',
  ),
  line: words(
    '{requested} × {name} per {recipient}: {outcome}.',
    '{requested} × {name} for {recipient}: {outcome}.',
    '{requested} × {name} pour {recipient} : {outcome}.',
    '{requested} × {name} para {recipient}: {outcome}.',
  ),
  accepted: words('accettata', 'accepted', 'acceptée', 'aceptada'),
  other: words('accettati {accepted}', '{accepted} accepted', '{accepted} acceptés', '{accepted} aceptados'),
  refused: words('respinta', 'rejected', 'refusée', 'rechazada'),
  refusedFor: words('respinta ({note})', 'rejected ({note})', 'refusée ({note})', 'rechazada ({note})'),
  more: words(
    '{more} {more:altra|altre} nel portale.',
    '{more} more in the portal.',
    '{more} {more:autre|autres} sur le portail.',
    '{more} {more:otra|otras} en el portal.',
  ),
  button: words('Apri le richieste', 'Open the requests', 'Ouvrir les demandes', 'Abrir las solicitudes'),
  closing: words(
    'Per domande: il magazzino materiali di {brand}.',
    'Questions? Ask the materials warehouse of {brand}.',
    'Des questions ? L’entrepôt de {brand} vous répond.',
    '¿Preguntas? El almacén de {brand} responde.',
  ),
}
