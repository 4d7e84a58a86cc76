import { columns } from '../call.ts'
import type { Words } from '../words.ts'
import { orderStatusLegend, orderTypeLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const orderLabels = {
  number: words('Numero', 'Number', 'Numéro', 'Número'),
  type: words('Tipo', 'Type', 'Type', 'Tipo'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  client_code: words('Codice', 'Code', 'Code', 'Código'),
  client: words('Cliente', 'Client', 'Client', 'Cliente'),
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  reference: words('Riferimento', 'Reference', 'Référence', 'Referencia'),
  order_date: words('Data ordine', 'Order date', 'Date de commande', 'Fecha del pedido'),
  delivery_request_date: words(
    'Consegna richiesta',
    'Requested delivery',
    'Livraison souhaitée',
    'Entrega solicitada',
  ),
  lines_count: words('Righe', 'Lines', 'Lignes', 'Líneas'),
  pieces: words('Pezzi', 'Pieces', 'Pièces', 'Piezas'),
  author: words('Inserito da', 'Entered by', 'Saisi par', 'Creado por'),
} satisfies Record<string, Words>

export const orderColumns = columns(
  { key: 'number', type: 'text', sortable: true, label: orderLabels.number },
  { key: 'order_date', type: 'date', sortable: true, label: orderLabels.order_date },
  { key: 'type', type: 'badge', sortable: true, words: orderTypeLegend, label: orderLabels.type },
  { key: 'status', type: 'badge', sortable: true, words: orderStatusLegend, label: orderLabels.status },
  { key: 'client_code', type: 'text', sortable: true, label: orderLabels.client_code },
  { key: 'client', type: 'text', sortable: true, label: orderLabels.client },
  { key: 'agency', type: 'text', sortable: true, label: orderLabels.agency },
  { key: 'reference', type: 'text', sortable: true, label: orderLabels.reference },
  {
    key: 'delivery_request_date',
    type: 'date',
    sortable: true,
    label: orderLabels.delivery_request_date,
  },
  { key: 'lines_count', type: 'int', label: orderLabels.lines_count },
  { key: 'pieces', type: 'int', label: orderLabels.pieces },
  { key: 'author', type: 'text', label: orderLabels.author },
)
