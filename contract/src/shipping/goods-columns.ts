import { columns } from '../call.ts'
import type { Legend } from '../legend.ts'
import { label, words } from './columns.ts'

export const heldColumns = columns(
  { key: 'product_code', type: 'text', sortable: true, label: label.code },
  { key: 'name', type: 'text', sortable: true, label: label.material },
  { key: 'family', type: 'text', sortable: true, label: words('Famiglia', 'Family', 'Famille', 'Familia') },
  {
    key: 'received',
    type: 'int',
    sortable: true,
    total: true,
    label: words('Ricevuti', 'Received', 'Reçus', 'Recibidos'),
  },
  {
    key: 'delivered_to_customers',
    type: 'int',
    sortable: true,
    total: true,
    label: words('Consegnati', 'Handed over', 'Remis', 'Entregados'),
  },
  {
    key: 'still_to_deliver',
    type: 'int',
    sortable: true,
    total: true,
    label: words('Da consegnare', 'Still to deliver', 'À remettre', 'Por entregar'),
  },
  {
    key: 'last_delivery_date',
    type: 'date',
    sortable: true,
    label: words('Ultima consegna', 'Last hand-over', 'Dernière remise', 'Última entrega'),
  },
)

export const handOverColumns = columns(
  { key: 'date', type: 'date', sortable: true, label: label.date },
  { key: 'client', type: 'text', sortable: true, label: label.client },
  { key: 'city', type: 'text', label: label.city },
  { key: 'agency', type: 'text', sortable: true, label: label.agency },
  { key: 'quantity', type: 'int', sortable: true, label: label.quantity },
  { key: 'signed_by', type: 'text', label: words('Firmato da', 'Signed by', 'Signé par', 'Firmado por') },
  { key: 'by', type: 'text', label: words('Consegnato da', 'Handed over by', 'Remis par', 'Entregado por') },
  { key: 'note', type: 'text', label: label.note },
)

const ownStatus: Legend = {
  to_come: { tone: 'info', label: words('In arrivo', 'To come', 'À venir', 'Por llegar') },
  shipped: { tone: 'ok', label: words('Spedito', 'Shipped', 'Expédié', 'Enviado') },
  handed_over: { tone: 'ok', label: words('Consegnato', 'Handed over', 'Remis', 'Entregado') },
  returned: { tone: 'neutral', label: words('Reso', 'Returned', 'Retourné', 'Devuelto') },
}

export const ownMaterialColumns = columns(
  { key: 'date', type: 'date', label: label.date },
  { key: 'number', type: 'text', label: words('Numero', 'Number', 'Numéro', 'Número') },
  { key: 'status', type: 'badge', words: ownStatus, label: label.status },
  { key: 'quantity', type: 'int', label: label.quantity },
  { key: 'carrier', type: 'text', label: words('Vettore', 'Carrier', 'Transporteur', 'Transportista') },
  { key: 'tracking', type: 'text', label: words('Tracciatura', 'Tracking', 'Suivi', 'Seguimiento') },
  { key: 'signed_by', type: 'text', label: words('Firmato da', 'Signed by', 'Signé par', 'Firmado por') },
)
