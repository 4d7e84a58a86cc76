import { columns } from '../call.ts'
import { requestStatusLegend } from './status-words.ts'
import { materialLabels, words } from './tables.ts'

export const requestColumns = columns(
  { key: 'date', type: 'datetime', sortable: true, label: materialLabels.date },
  { key: 'agency', type: 'text', sortable: true, label: materialLabels.agency },
  { key: 'client', type: 'text', sortable: true, label: materialLabels.client },
  { key: 'product_code', type: 'text', sortable: true, label: materialLabels.code },
  { key: 'name', type: 'text', sortable: true, label: materialLabels.name },
  { key: 'requested', type: 'int', total: true, label: materialLabels.requested },
  { key: 'available', type: 'int', label: materialLabels.availability },
  { key: 'accepted_quantity', type: 'int', total: true, label: materialLabels.accepted },
  { key: 'sent', type: 'int', total: true, label: materialLabels.sent },
  { key: 'residual', type: 'int', total: true, label: materialLabels.residual },
  {
    key: 'status',
    type: 'badge',
    sortable: true,
    words: requestStatusLegend,
    label: materialLabels.status,
  },
  {
    key: 'requested_by',
    type: 'text',
    label: words('Richiesto da', 'Requested by', 'Demandé par', 'Solicitado por'),
  },
  { key: 'note', type: 'text', label: words('Nota', 'Note', 'Note', 'Nota') },
)

export const deliveredColumns = columns(
  { key: 'product_code', type: 'text', sortable: true, label: materialLabels.code },
  { key: 'name', type: 'text', sortable: true, label: materialLabels.name },
  { key: 'agency', type: 'text', label: materialLabels.agency },
  { key: 'client', type: 'text', label: materialLabels.client },
  { key: 'requested', type: 'int', total: true, label: materialLabels.requested },
  { key: 'accepted', type: 'int', total: true, label: materialLabels.accepted },
  { key: 'sent', type: 'int', total: true, label: materialLabels.sent },
  { key: 'delivered', type: 'int', total: true, label: materialLabels.delivered },
  { key: 'still_to_deliver', type: 'int', total: true, label: materialLabels.stillToDeliver },
  { key: 'date', type: 'date', sortable: true, label: materialLabels.date },
  { key: 'shipment', type: 'text', label: words('Spedizione', 'Shipment', 'Expédition', 'Envío') },
  { key: 'status', type: 'badge', words: requestStatusLegend, label: materialLabels.status },
)
