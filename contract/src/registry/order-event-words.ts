import type { Legend } from '../legend.ts'
import { event } from './event.ts'

/** What can happen with a client's orders. */
export const orderEventLegend: Legend = {
  'order.send': event('Ordine inviato', 'Order sent', 'Commande envoyée', 'Pedido enviado'),
  'order.take-over': event(
    'Ordine preso in carico',
    'Order in progress',
    'Commande prise en charge',
    'Pedido tomado a cargo',
  ),
  'order.ask': event(
    'Ordine da completare',
    'Order to complete',
    'Commande à compléter',
    'Pedido por completar',
  ),
  'order.confirm': event('Ordine confermato', 'Order confirmed', 'Commande confirmée', 'Pedido confirmado'),
  'order.reject': event('Ordine rifiutato', 'Order rejected', 'Commande refusée', 'Pedido rechazado'),
  'order.withdraw': event('Ordine ritirato', 'Order withdrawn', 'Commande retirée', 'Pedido retirado'),
  'order.in_production': event(
    'Ordine in produzione',
    'Order in production',
    'Commande en production',
    'Pedido en producción',
  ),
  'order.ready': event('Ordine pronto', 'Order ready', 'Commande prête', 'Pedido listo'),
  'order.shipped': event('Ordine spedito', 'Order shipped', 'Commande expédiée', 'Pedido expedido'),
  'order.delivered': event('Ordine consegnato', 'Order delivered', 'Commande livrée', 'Pedido entregado'),
  'order.closed': event('Ordine chiuso', 'Order closed', 'Commande clôturée', 'Pedido cerrado'),
}
