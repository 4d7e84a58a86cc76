import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { OrderStatus, OrderType } from './names.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const orderTypeLegend: Readonly<Record<OrderType, Legend[string]>> = {
  furniture: { tone: 'neutral', label: words('Mobili', 'Furniture', 'Meubles', 'Muebles') },
  appliances: {
    tone: 'neutral',
    label: words('Elettrodomestici', 'Appliances', 'Électroménagers', 'Electrodomésticos'),
  },
  missing: { tone: 'warning', label: words('Mancanti', 'Missing goods', 'Manquants', 'Faltantes') },
  ready: {
    tone: 'neutral',
    label: words('Pronta consegna', 'Ready goods', 'Disponibles', 'Entrega inmediata'),
  },
}

/** What an order is called on its paper and its page. */
export const orderTitles: Readonly<Record<OrderType, Words>> = {
  furniture: words('Ordine mobili', 'Furniture order', 'Commande de meubles', 'Pedido de muebles'),
  appliances: words(
    'Ordine elettrodomestici',
    'Appliance order',
    'Commande d’électroménagers',
    'Pedido de electrodomésticos',
  ),
  missing: words(
    'Richiesta mancanti',
    'Request for missing goods',
    'Demande de manquants',
    'Solicitud de faltantes',
  ),
  ready: words(
    'Ordine pronta consegna',
    'Order of ready goods',
    'Commande de produits disponibles',
    'Pedido de entrega inmediata',
  ),
}

/** The letters before the number of an order: `OM-2025/00417`. */
export const orderPrefixes: Readonly<Record<OrderType, string>> = {
  furniture: 'OM',
  appliances: 'OE',
  missing: 'MA',
  ready: 'RC',
}

export const orderStatusLegend: Readonly<Record<OrderStatus, Legend[string]>> = {
  draft: { tone: 'neutral', label: words('Bozza', 'Draft', 'Brouillon', 'Borrador') },
  sent: { tone: 'info', label: words('Inviato', 'Sent', 'Envoyée', 'Enviado') },
  in_charge: { tone: 'info', label: words('In carico', 'In hand', 'Prise en charge', 'En gestión') },
  to_complete: {
    tone: 'warning',
    label: words('Da completare', 'To complete', 'À compléter', 'Por completar'),
  },
  confirmed: { tone: 'ok', label: words('Confermato', 'Confirmed', 'Confirmée', 'Confirmado') },
  in_production: {
    tone: 'info',
    label: words('In produzione', 'In production', 'En production', 'En producción'),
  },
  ready: { tone: 'info', label: words('Pronto', 'Ready', 'Prête', 'Listo') },
  shipped: { tone: 'ok', label: words('Spedito', 'Shipped', 'Expédiée', 'Expedido') },
  delivered: { tone: 'ok', label: words('Consegnato', 'Delivered', 'Livrée', 'Entregado') },
  closed: { tone: 'neutral', label: words('Chiuso', 'Closed', 'Clôturée', 'Cerrado') },
  rejected: { tone: 'error', label: words('Rifiutato', 'Rejected', 'Refusée', 'Rechazado') },
  withdrawn: { tone: 'neutral', label: words('Ritirato', 'Withdrawn', 'Retirée', 'Retirado') },
  requested: { tone: 'info', label: words('Richiesto', 'Requested', 'Demandée', 'Solicitado') },
  ready_for_pickup: {
    tone: 'ok',
    label: words('Da ritirare', 'Ready for pickup', 'À retirer', 'Listo para recoger'),
  },
  collected: { tone: 'ok', label: words('Merce ritirata', 'Collected', 'Collectée', 'Recogido') },
  not_collected: {
    tone: 'error',
    label: words('Non ritirato', 'Not collected', 'Non collectée', 'No recogido'),
  },
  declined: { tone: 'error', label: words('Non confermato', 'Declined', 'Refusée', 'No aceptado') },
}

/**
 * The way of an order: event → statuses it may start from → status it ends in. What is not listed is refused with
 * 409; after the confirmation the ERP's file moves it. A sent order is never edited: `send` from `to_complete` or `rejected` makes its next revision.
 */
export const orderTransitions = {
  send: { from: ['draft', 'to_complete', 'rejected'], to: 'sent' },
  'take-over': { from: ['sent'], to: 'in_charge' },
  ask: { from: ['in_charge'], to: 'to_complete' },
  confirm: { from: ['in_charge'], to: 'confirmed' },
  reject: { from: ['in_charge'], to: 'rejected' },
  withdraw: { from: ['sent', 'to_complete'], to: 'withdrawn' },
} as const satisfies Record<string, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>
export type OrderEvent = keyof typeof orderTransitions

/** The events somebody else than the form brings about. */
export const orderSteps = [
  'take-over',
  'ask',
  'confirm',
  'reject',
  'withdraw',
] as const satisfies readonly OrderEvent[]
export type OrderStep = (typeof orderSteps)[number]
