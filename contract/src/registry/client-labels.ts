import type { openKinds } from './client-page.ts'
import type { Words } from '../words.ts'

export const openKindLabels: Readonly<Record<(typeof openKinds)[number], Words>> = {
  order: { it: 'ordine', en: 'order', fr: 'commande', es: 'pedido' },
  invoice: { it: 'fattura', en: 'invoice', fr: 'facture', es: 'factura' },
  shipment: { it: 'spedizione', en: 'shipment', fr: 'expédition', es: 'envío' },
  preparation: { it: 'preparazione', en: 'preparation', fr: 'préparation', es: 'preparación' },
  material: { it: 'materiale', en: 'material', fr: 'matériel', es: 'material' },
  request: { it: 'richiesta', en: 'request', fr: 'demande', es: 'solicitud' },
}
