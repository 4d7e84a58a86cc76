import type { Legend } from '../legend.ts'
import { event } from './event.ts'

/** The events of a client's sheet, as its timeline names them. */
export const sheetEventLegend = {
  'sheet.saved': event('Scheda salvata', 'Sheet saved', 'Fiche enregistrée', 'Ficha guardada'),
  'sheet.unversioned': event(
    'Scheda salvata da un programma esterno',
    'Sheet saved by another program',
    'Fiche enregistrée par un autre logiciel',
    'Ficha guardada por otro programa',
  ),
  'sheet.save': event('Scheda in bozza', 'Sheet in draft', 'Fiche en brouillon', 'Ficha en borrador'),
  'sheet.edit': event(
    'Scheda ripresa per correggerla',
    'Sheet taken back to correct it',
    'Fiche reprise pour correction',
    'Ficha retomada para corregirla',
  ),
  'sheet.freeze': event(
    'Scheda pronta per la firma',
    'Sheet ready to sign',
    'Fiche prête à signer',
    'Ficha lista para firmar',
  ),
  'sheet.send': event(
    'Scheda inviata alla firma',
    'Sheet sent for signature',
    'Fiche envoyée à la signature',
    'Ficha enviada a la firma',
  ),
  'sheet.remind': event('Sollecito inviato', 'Reminder sent', 'Relance envoyée', 'Recordatorio enviado'),
  'sheet.agency_reminded': event(
    'Sollecito all’agenzia',
    'Agency reminded',
    'Agence relancée',
    'Recordatorio a la agencia',
  ),
  'sheet.expire': event(
    'Link per la firma scaduto',
    'Signature link expired',
    'Lien de signature expiré',
    'Enlace de firma caducado',
  ),
  'sheet.withdraw': event(
    'Invio alla firma ritirato',
    'Signature request withdrawn',
    'Envoi à la signature retiré',
    'Envío a la firma retirado',
  ),
  'sheet.decline': event('Firma rifiutata', 'Signature declined', 'Signature refusée', 'Firma rechazada'),
  'sheet.sign': event('Scheda firmata', 'Sheet signed', 'Fiche signée', 'Ficha firmada'),
  'sheet.sign_on_paper': event(
    'Scheda firmata su carta',
    'Sheet signed on paper',
    'Fiche signée sur papier',
    'Ficha firmada en papel',
  ),
  'sheet.send_revision': event(
    'Scheda mandata in verifica',
    'Sheet sent for review',
    'Fiche envoyée en vérification',
    'Ficha enviada a revisión',
  ),
  'sheet.send_unsigned': event(
    'Modifiche mandate in verifica',
    'Changes sent for review',
    'Modifications envoyées en vérification',
    'Cambios enviados a revisión',
  ),
  'sheet.confirm': event('Scheda confermata', 'Sheet confirmed', 'Fiche confirmée', 'Ficha confirmada'),
  'sheet.supersede': event(
    'Scheda sostituita da una nuova',
    'Sheet replaced by a new one',
    'Fiche remplacée par une nouvelle',
    'Ficha sustituida por una nueva',
  ),
  'sheet.reject': event('Scheda respinta', 'Sheet rejected', 'Fiche refusée', 'Ficha rechazada'),
  'sheet.flag': event('Scheda da rinnovare', 'Sheet to renew', 'Fiche à renouveler', 'Ficha por renovar'),
  'sheet.renew': event(
    'Rinnovo della scheda iniziato',
    'Renewal of the sheet begun',
    'Renouvellement de la fiche commencé',
    'Renovación de la ficha iniciada',
  ),
  'sheet.cancel': event('Scheda annullata', 'Sheet cancelled', 'Fiche annulée', 'Ficha anulada'),
} as const satisfies Legend
