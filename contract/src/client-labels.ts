import type { openKinds } from './client-page.ts'
import type { customerStatuses } from './registry.ts'
import type { Words } from './words.ts'

export const customerStatusLabels: Readonly<Record<(typeof customerStatuses)[number], Words>> = {
  prospect: { it: 'potenziale', en: 'prospect', fr: 'prospect', es: 'potencial' },
  active: { it: 'attivo', en: 'active', fr: 'actif', es: 'activo' },
  dormant: { it: 'dormiente', en: 'dormant', fr: 'dormant', es: 'inactivo' },
  suspended: { it: 'sospeso', en: 'suspended', fr: 'suspendu', es: 'suspendido' },
  deletion_requested: {
    it: 'cancellazione richiesta',
    en: 'deletion requested',
    fr: 'suppression demandée',
    es: 'eliminación solicitada',
  },
  deleted: { it: 'cancellato', en: 'deleted', fr: 'supprimé', es: 'eliminado' },
}

export const openKindLabels: Readonly<Record<(typeof openKinds)[number], Words>> = {
  order: { it: 'ordine', en: 'order', fr: 'commande', es: 'pedido' },
  invoice: { it: 'fattura', en: 'invoice', fr: 'facture', es: 'factura' },
  shipment: { it: 'spedizione', en: 'shipment', fr: 'expédition', es: 'envío' },
  material: { it: 'materiale', en: 'material', fr: 'matériel', es: 'material' },
  request: { it: 'richiesta', en: 'request', fr: 'demande', es: 'solicitud' },
}
