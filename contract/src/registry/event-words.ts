import type { Legend } from '../legend.ts'
import { event } from './event.ts'
import { goodsEventLegend } from './goods-event-words.ts'
import { orderEventLegend } from './order-event-words.ts'
import { sheetEventLegend } from './sheet-event-words.ts'

/** What can happen with a client, by the names of its events; the screens say it in the same words. */
export const eventLegend = {
  'client.created': event('Cliente creato', 'Customer created', 'Client créé', 'Cliente creado'),
  'client.activated': event('Cliente attivato', 'Customer activated', 'Client activé', 'Cliente activado'),
  'client.awoke': event(
    'Di nuovo attivo: è arrivato un ordine',
    'Active again: an order came in',
    'De nouveau actif : une commande est arrivée',
    'Activo de nuevo: ha llegado un pedido',
  ),
  'client.fell_silent': event(
    'Dormiente: da tempo nessun ordine',
    'Dormant: no order for a long time',
    'Inactif : aucune commande depuis longtemps',
    'Inactivo: sin pedidos desde hace tiempo',
  ),
  'client.placed': event(
    'Posizione misurata sul posto',
    'Position measured on site',
    'Position mesurée sur place',
    'Posición medida en el lugar',
  ),
  'client.suspended': event('Sospeso', 'Suspended', 'Suspendu', 'Suspendido'),
  'client.resumed': event(
    'Sospensione tolta',
    'Suspension lifted',
    'Suspension levée',
    'Suspensión levantada',
  ),
  'client.deletion_requested': event(
    'Cancellazione richiesta',
    'Deletion requested',
    'Suppression demandée',
    'Baja solicitada',
  ),
  'client.deletion_withdrawn': event(
    'Richiesta di cancellazione ritirata',
    'Request for deletion withdrawn',
    'Demande de suppression retirée',
    'Solicitud de baja retirada',
  ),
  'client.deleted': event(
    'Cliente cancellato',
    'Customer deleted',
    'Client supprimé',
    'Cliente dado de baja',
  ),
  'client.left_alone': event(
    'Da non visitare per ora',
    'Left alone for now',
    'À ne pas solliciter pour l’instant',
    'Sin visitas por ahora',
  ),
  ...sheetEventLegend,
  ...orderEventLegend,
  'free.create': event(
    'Richiesta alla sede',
    'Request to head office',
    'Demande au siège',
    'Solicitud a la sede',
  ),
  'free.reply': event(
    'Seguito di una richiesta',
    'Request gone on',
    'Suite d’une demande',
    'Continuación de una solicitud',
  ),
  'free.answer': event(
    'Risposta della sede',
    'Answer of head office',
    'Réponse du siège',
    'Respuesta de la sede',
  ),
  'free.close': event('Richiesta chiusa', 'Request closed', 'Demande close', 'Solicitud cerrada'),
  'free.assign': event(
    'Richiesta presa in carico',
    'Request in progress',
    'Demande prise en charge',
    'Solicitud tomada a cargo',
  ),
  'free.note': event(
    'Nota interna a una richiesta',
    'Internal note on a request',
    'Note interne sur une demande',
    'Nota interna de una solicitud',
  ),
  'statement.send': event(
    'Estratto conto inviato',
    'Statement of account sent',
    'Relevé de compte envoyé',
    'Extracto de cuenta enviado',
  ),
  ...goodsEventLegend,
  'attachment.added': event(
    'Allegato aggiunto',
    'Attachment added',
    'Pièce jointe ajoutée',
    'Adjunto añadido',
  ),
  'attachment.deleted': event(
    'Allegato tolto',
    'Attachment removed',
    'Pièce jointe retirée',
    'Adjunto quitado',
  ),
  'request.create': event(
    'Materiale richiesto',
    'Material requested',
    'Matériel demandé',
    'Material solicitado',
  ),
  'request.modify': event(
    'Richiesta di materiale modificata',
    'Material request changed',
    'Demande de matériel modifiée',
    'Solicitud de material modificada',
  ),
  'request.readdress': event(
    'Materiale destinato a un altro cliente',
    'Material meant for another customer',
    'Matériel destiné à un autre client',
    'Material destinado a otro cliente',
  ),
  'request.withdraw': event(
    'Richiesta di materiale ritirata',
    'Material request withdrawn',
    'Demande de matériel retirée',
    'Solicitud de material retirada',
  ),
  'request.accept': event(
    'Materiale accettato',
    'Material accepted',
    'Matériel accepté',
    'Material aceptado',
  ),
  'request.accept_partial': event(
    'Materiale accettato in parte',
    'Material accepted in part',
    'Matériel accepté en partie',
    'Material aceptado en parte',
  ),
  'request.accept_modified': event(
    'Materiale accettato in altra quantità',
    'Material accepted in another quantity',
    'Matériel accepté en autre quantité',
    'Material aceptado en otra cantidad',
  ),
  'request.reject': event(
    'Richiesta di materiale respinta',
    'Material request rejected',
    'Demande de matériel refusée',
    'Solicitud de material rechazada',
  ),
  'request.undo_decision': event(
    'Decisione sul materiale ripresa',
    'Decision on the material taken back',
    'Décision sur le matériel reprise',
    'Decisión sobre el material retirada',
  ),
  'request.prepare': event(
    'Materiale messo in preparazione',
    'Material put into a preparation',
    'Matériel mis en préparation',
    'Material puesto en preparación',
  ),
  'request.take_out': event(
    'Materiale tolto dalla preparazione',
    'Material taken out of the preparation',
    'Matériel retiré de la préparation',
    'Material retirado de la preparación',
  ),
  'request.take_off': event(
    'Materiale tolto da «da inviare»',
    'Material taken off “to send”',
    'Matériel retiré de « à expédier »',
    'Material quitado de «por enviar»',
  ),
  'request.ship': event('Materiale spedito', 'Material shipped', 'Matériel expédié', 'Material enviado'),
  'request.hand_over': event(
    'Materiale consegnato',
    'Material handed over',
    'Matériel remis',
    'Material entregado',
  ),
  'request.undo_hand_over': event(
    'Consegna di materiale annullata',
    'Hand-over of material undone',
    'Remise de matériel annulée',
    'Entrega de material anulada',
  ),
  'request.send_back': event(
    'Materiale reso o scaricato',
    'Material returned or written off',
    'Matériel rendu ou mis au rebut',
    'Material devuelto o dado de baja',
  ),
} as const satisfies Legend
