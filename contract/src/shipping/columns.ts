import { columns } from '../call.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import { preparationStatusLegend, shipmentStatusLegend } from './legends.ts'

export const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const label = {
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  client: words('Cliente', 'Customer', 'Client', 'Cliente'),
  date: words('Data', 'Date', 'Date', 'Fecha'),
  code: words('Codice', 'Code', 'Code', 'Código'),
  material: words('Materiale', 'Material', 'Matériel', 'Material'),
  quantity: words('Pezzi', 'Pieces', 'Pièces', 'Piezas'),
  recipient: words('Destinatario', 'Recipient', 'Destinataire', 'Destinatario'),
  city: words('Località', 'Town', 'Ville', 'Localidad'),
  parcels: words('Colli', 'Parcels', 'Colis', 'Bultos'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  note: words('Nota', 'Note', 'Remarque', 'Nota'),
  shipment: words('Spedizione', 'Shipment', 'Expédition', 'Envío'),
}

export const toSendColumns = columns(
  { key: 'date', type: 'date', sortable: true, label: label.date },
  { key: 'agency', type: 'text', sortable: true, label: label.agency },
  { key: 'client', type: 'text', sortable: true, label: label.client },
  { key: 'product_code', type: 'text', sortable: true, label: label.code },
  { key: 'name', type: 'text', sortable: true, label: label.material },
  { key: 'requested', type: 'int', label: words('Richiesti', 'Requested', 'Demandés', 'Pedidos') },
  { key: 'accepted', type: 'int', label: words('Accettati', 'Accepted', 'Acceptés', 'Aceptados') },
  { key: 'sent', type: 'int', label: words('Inviati', 'Sent', 'Envoyés', 'Enviados') },
  {
    key: 'residual',
    type: 'int',
    sortable: true,
    total: true,
    label: words('Residuo', 'Residual', 'Reste', 'Resto'),
  },
  { key: 'note', type: 'text', label: label.note },
)

export const preparationColumns = columns(
  { key: 'id', type: 'text', sortable: true, label: words('N.', 'No.', 'N°', 'N.º') },
  { key: 'date', type: 'date', sortable: true, label: label.date },
  { key: 'recipient', type: 'text', sortable: true, label: label.recipient },
  { key: 'city', type: 'text', label: label.city },
  { key: 'agency', type: 'text', sortable: true, label: label.agency },
  { key: 'lines', type: 'int', label: words('Righe', 'Lines', 'Lignes', 'Líneas') },
  { key: 'quantity', type: 'int', sortable: true, label: label.quantity },
  { key: 'parcels', type: 'int', label: label.parcels },
  { key: 'status', type: 'badge', sortable: true, words: preparationStatusLegend, label: label.status },
  { key: 'shipment', type: 'text', label: label.shipment },
)

/** The lines of a preparation: what the picking list is as a spreadsheet. */
export const pickingColumns = columns(
  { key: 'location', type: 'text', label: words('Scaffale', 'Shelf', 'Emplacement', 'Ubicación') },
  { key: 'product_code', type: 'text', label: label.code },
  { key: 'name', type: 'text', label: label.material },
  { key: 'quantity', type: 'int', total: true, label: label.quantity },
  { key: 'weight', type: 'int', label: words('Peso g/pz', 'Weight g/pc', 'Poids g/pce', 'Peso g/pza') },
  { key: 'client', type: 'text', label: label.client },
)

export const shipmentColumns = columns(
  { key: 'number', type: 'text', sortable: true, label: words('Numero', 'Number', 'Numéro', 'Número') },
  { key: 'date', type: 'date', sortable: true, label: label.date },
  { key: 'status', type: 'badge', sortable: true, words: shipmentStatusLegend, label: label.status },
  { key: 'letter', type: 'text', sortable: true, label: words('DDT', 'Delivery note', 'BL', 'Albarán') },
  { key: 'recipient', type: 'text', sortable: true, label: label.recipient },
  { key: 'city', type: 'text', sortable: true, label: label.city },
  { key: 'agency', type: 'text', sortable: true, label: label.agency },
  { key: 'pieces', type: 'int', label: label.quantity },
  { key: 'parcels', type: 'int', label: label.parcels },
  { key: 'weight', type: 'int', label: words('Peso g', 'Weight g', 'Poids g', 'Peso g') },
  { key: 'carrier', type: 'text', label: words('Vettore', 'Carrier', 'Transporteur', 'Transportista') },
  { key: 'tracking', type: 'text', label: words('Tracciatura', 'Tracking', 'Suivi', 'Seguimiento') },
  {
    key: 'shipped_on',
    type: 'date',
    sortable: true,
    label: words('Spedita il', 'Shipped on', 'Expédiée le', 'Enviado el'),
  },
)

/** A number of the register is valid or permanently void. */
export const letterStateLegend: Legend = {
  valid: { tone: 'ok', label: words('Valido', 'Valid', 'Valable', 'Válido') },
  void: { tone: 'neutral', label: words('Annullato', 'Void', 'Annulé', 'Anulado') },
}

export const registerColumns = columns(
  { key: 'letter', type: 'text', label: words('Numero', 'Number', 'Numéro', 'Número') },
  { key: 'date', type: 'date', label: label.date },
  { key: 'state', type: 'badge', words: letterStateLegend, label: label.status },
  { key: 'shipment', type: 'text', label: label.shipment },
  { key: 'recipient', type: 'text', label: label.recipient },
  { key: 'reason', type: 'text', label: words('Motivo', 'Reason', 'Motif', 'Motivo') },
)
