import type { Legend } from '../legend.ts'
import { event } from './event.ts'

/** What can happen with goods on their way to a client. */
export const goodsEventLegend = {
  'shipment.create': event('Spedizione creata', 'Shipment created', 'Expédition créée', 'Envío creado'),
  'shipment.change': event(
    'Spedizione modificata',
    'Shipment changed',
    'Expédition modifiée',
    'Envío modificado',
  ),
  'shipment.confirm': event(
    'Spedizione confermata',
    'Shipment confirmed',
    'Expédition confirmée',
    'Envío confirmado',
  ),
  'shipment.pack': event('Spedizione imballata', 'Shipment packed', 'Expédition emballée', 'Envío embalado'),
  'shipment.unpack': event(
    'Spedizione riaperta',
    'Shipment unpacked',
    'Expédition rouverte',
    'Envío reabierto',
  ),
  'shipment.ship': event('Spedizione partita', 'Shipment left', 'Expédition partie', 'Envío despachado'),
  'shipment.receive': event('Spedizione ricevuta', 'Shipment received', 'Expédition reçue', 'Envío recibido'),
  'shipment.correct': event(
    'Spedizione corretta',
    'Shipment corrected',
    'Expédition corrigée',
    'Envío corregido',
  ),
  'shipment.return': event(
    'Reso di una spedizione',
    'Return of a shipment',
    'Retour d’une expédition',
    'Devolución de un envío',
  ),
  'shipment.delete': event(
    'Spedizione eliminata',
    'Shipment deleted',
    'Expédition supprimée',
    'Envío eliminado',
  ),
  'preparation.create': event(
    'Preparazione aperta',
    'Preparation opened',
    'Préparation ouverte',
    'Preparación abierta',
  ),
  'preparation.change': event(
    'Preparazione modificata',
    'Preparation changed',
    'Préparation modifiée',
    'Preparación modificada',
  ),
  'preparation.close': event(
    'Preparazione pronta',
    'Preparation ready',
    'Préparation prête',
    'Preparación lista',
  ),
  'preparation.reopen': event(
    'Preparazione riaperta',
    'Preparation reopened',
    'Préparation rouverte',
    'Preparación reabierta',
  ),
  'preparation.delete': event(
    'Preparazione eliminata',
    'Preparation deleted',
    'Préparation supprimée',
    'Preparación eliminada',
  ),
  'hand_over.create': event(
    'Materiale consegnato in negozio',
    'Materials handed over in the shop',
    'Matériel remis au magasin',
    'Material entregado en la tienda',
  ),
  'hand_over.undo': event('Consegna annullata', 'Hand-over undone', 'Remise annulée', 'Entrega anulada'),
} as const satisfies Legend
