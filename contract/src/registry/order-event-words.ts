import type { Legend } from '../legend.ts'
import { event } from './event.ts'

/** What can happen with a client's orders. */
export const orderEventLegend = {
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
  'order.request': event(
    'Pronta consegna richiesta',
    'Ready goods asked for',
    'Produits disponibles demandés',
    'Entrega inmediata solicitada',
  ),
  'order.decline': event(
    'Pronta consegna non confermata',
    'Ready goods declined',
    'Produits disponibles refusés',
    'Entrega inmediata no aceptada',
  ),
  'order.ready_for_pickup': event(
    'Ordine pronto per il ritiro',
    'Order ready for pickup',
    'Commande prête à être retirée',
    'Pedido listo para recoger',
  ),
  'order.collected': event(
    'Merce ritirata in deposito',
    'Goods collected',
    'Marchandise retirée',
    'Mercancía recogida',
  ),
  'order.not_collected': event(
    'Ordine non ritirato in tempo',
    'Order not collected in time',
    'Commande non retirée à temps',
    'Pedido no recogido a tiempo',
  ),
  'order.extend': event('Ritiro prorogato', 'Pickup extended', 'Retrait prolongé', 'Recogida prorrogada'),
  'order.reply': event(
    'Domanda su un ordine',
    'Question about an order',
    'Question sur une commande',
    'Pregunta sobre un pedido',
  ),
  'order.answer': event(
    'Risposta della sede su un ordine',
    'Answer of head office about an order',
    'Réponse du siège sur une commande',
    'Respuesta de la sede sobre un pedido',
  ),
  'order.assign': event(
    'Domanda su un ordine presa in carico',
    'Question about an order in progress',
    'Question sur une commande prise en charge',
    'Pregunta sobre un pedido tomada a cargo',
  ),
  'order.note': event(
    'Nota interna a un ordine',
    'Internal note on an order',
    'Note interne sur une commande',
    'Nota interna de un pedido',
  ),
} as const satisfies Legend
