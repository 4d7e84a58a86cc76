import { columns } from '../call.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { PriceTurn } from './names.ts'
import { energyLabels } from '../catalogue/energy-words.ts'
import { priceLabels } from '../prices/labels.ts'
import { ordersFieldWords } from './field-words.ts'
import { orderStatusLegend, orderTypeLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const orderLabels = {
  number: words('Numero', 'Number', 'Numéro', 'Número'),
  type: words('Tipo', 'Type', 'Type', 'Tipo'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  client_code: words('Codice', 'Code', 'Code', 'Código'),
  client: words('Cliente', 'Customer', 'Client', 'Cliente'),
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
  total: words('Totale netto', 'Net total', 'Total net', 'Total neto'),
  unpriced: words('Righe senza prezzo', 'Lines without a price', 'Lignes sans prix', 'Líneas sin precio'),
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
  { key: 'total', type: 'money', when: 'priced', label: orderLabels.total },
  { key: 'unpriced', type: 'int', when: 'priced', label: orderLabels.unpriced },
  { key: 'author', type: 'text', label: orderLabels.author },
)

/** Why a price changed, in words. */
export const priceTurnLegend: Readonly<Record<PriceTurn, Legend[string]>> = {
  list: { tone: 'neutral', label: words('listino', 'price list', 'tarif', 'tarifa') },
  discount: { tone: 'neutral', label: words('sconto', 'discount', 'remise', 'descuento') },
  both: {
    tone: 'neutral',
    label: words('listino e sconto', 'list and discount', 'tarif et remise', 'tarifa y descuento'),
  },
  removed: {
    tone: 'neutral',
    label: words('tolto dal listino', 'left the list', 'retiré du tarif', 'retirado de la tarifa'),
  },
  other_list: {
    tone: 'neutral',
    label: words('altro listino', 'another price list', 'autre tarif', 'otra tarifa'),
  },
}

/** The lines of an order as a file has them. */
export const orderLineColumns = columns(
  { key: 'n', type: 'int', sortable: true, label: words('N.', 'No.', 'N°', 'N.º') },
  { key: 'product_code', type: 'text', label: priceLabels.code },
  { key: 'description', type: 'text', label: priceLabels.description },
  { key: 'energy_class', type: 'text', fixed: true, label: energyLabels.energy_class },
  { key: 'energy_range', type: 'text', fixed: true, label: energyLabels.energy_range },
  { key: 'quantity', type: 'int', label: words('Quantità', 'Quantity', 'Quantité', 'Cantidad') },
  { key: 'unit', type: 'text', label: words('Unità', 'Unit', 'Unité', 'Unidad') },
  { key: 'list', type: 'text', when: 'priced', label: priceLabels.list },
  {
    key: 'list_price',
    type: 'money',
    when: 'priced',
    label: words('Prezzo di listino', 'List price', 'Prix tarif', 'Precio de tarifa'),
  },
  { key: 'chain', type: 'text', when: 'priced', label: priceLabels.chain },
  {
    key: 'net_price',
    type: 'money',
    when: 'priced',
    label: words('Netto unitario', 'Net unit price', 'Net unitaire', 'Neto unitario'),
  },
  {
    key: 'line_net',
    type: 'money',
    when: 'priced',
    label: words('Importo netto', 'Net amount', 'Montant net', 'Importe neto'),
  },
  { key: 'price_as_of', type: 'date', when: 'priced', label: ordersFieldWords.captured_on },
  {
    key: 'price_now',
    type: 'money',
    when: 'priced',
    label: words('Netto all’invio', 'Net when sent', 'Net à l’envoi', 'Neto al enviar'),
  },
  {
    key: 'price_reason',
    type: 'badge',
    when: 'priced',
    words: priceTurnLegend,
    label: words('Perché cambiato', 'Why changed', 'Pourquoi modifié', 'Por qué cambió'),
  },
)
