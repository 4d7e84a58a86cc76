import { columns } from '../call.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { movementKinds } from './rows.ts'
import { requestStatusLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const materialLabels = {
  code: words('Codice', 'Code', 'Code', 'Código'),
  name: words('Materiale', 'Material', 'Matériel', 'Material'),
  family: words('Famiglia', 'Family', 'Famille', 'Familia'),
  conf: words('Conf.', 'Pack', 'Colis', 'Paquete'),
  availability: words('Disponibili', 'Available', 'Disponibles', 'Disponibles'),
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  client: words('Cliente', 'Client', 'Client', 'Cliente'),
  requested: words('Richiesti', 'Requested', 'Demandés', 'Solicitados'),
  accepted: words('Accettati', 'Accepted', 'Acceptés', 'Aceptados'),
  sent: words('Inviati', 'Sent', 'Envoyés', 'Enviados'),
  residual: words('Residuo', 'Left to send', 'Reste', 'Resto'),
  delivered: words('Consegnati', 'Handed over', 'Remis', 'Entregados'),
  stillToDeliver: words('Da consegnare', 'Still to deliver', 'À remettre', 'Por entregar'),
  status: words('Stato', 'Status', 'État', 'Estado'),
  date: words('Data', 'Date', 'Date', 'Fecha'),
} as const

export const materialColumns = columns(
  { key: 'image', type: 'image', label: words('Immagine', 'Picture', 'Image', 'Imagen') },
  { key: 'product_code', type: 'text', sortable: true, label: materialLabels.code },
  { key: 'name', type: 'text', sortable: true, label: materialLabels.name },
  { key: 'family', type: 'text', sortable: true, asked: 'family', label: materialLabels.family },
  { key: 'type', type: 'text', label: words('Tipo', 'Type', 'Type', 'Tipo') },
  { key: 'brand', type: 'text', sortable: true, label: words('Marca', 'Brand', 'Marque', 'Marca') },
  { key: 'ean', type: 'text', label: words('EAN', 'EAN', 'EAN', 'EAN') },
  {
    key: 'dpe',
    type: 'date',
    sortable: true,
    label: words('Prima edizione', 'First edition', 'Première édition', 'Primera edición'),
  },
  { key: 'conf', type: 'int', label: materialLabels.conf },
  { key: 'weight', type: 'int', label: words('Peso (g)', 'Weight (g)', 'Poids (g)', 'Peso (g)') },
  { key: 'price', type: 'money', label: words('Prezzo', 'Price', 'Prix', 'Precio') },
  {
    key: 'cost',
    type: 'money',
    when: 'staff',
    label: words('Costo', 'Cost', 'Coût', 'Coste'),
  },
  {
    key: 'manager',
    type: 'text',
    when: 'staff',
    label: words('Responsabile', 'Manager', 'Responsable', 'Responsable'),
  },
  {
    key: 'realised',
    type: 'int',
    sortable: true,
    total: true,
    when: 'staff',
    label: words('Realizzati', 'Made', 'Réalisés', 'Realizados'),
  },
  {
    key: 'printed',
    type: 'int',
    when: 'staff',
    label: words('Stampati', 'Printed', 'Imprimés', 'Impresos'),
  },
  {
    key: 'delivered_to_customers',
    type: 'int',
    sortable: true,
    total: true,
    when: 'staff',
    label: words('Consegnati ai clienti', 'With clients', 'Chez les clients', 'En clientes'),
  },
  {
    key: 'still_to_deliver',
    type: 'int',
    sortable: true,
    total: true,
    when: 'counted',
    label: materialLabels.stillToDeliver,
  },
  {
    key: 'quantity',
    type: 'int',
    sortable: true,
    total: true,
    when: 'staff',
    label: words('Giacenza', 'On hand', 'En stock', 'En almacén'),
  },
  {
    key: 'committed',
    type: 'int',
    sortable: true,
    total: true,
    when: 'staff',
    label: words('Impegnati', 'Committed', 'Engagés', 'Comprometidos'),
  },
  {
    key: 'availability',
    type: 'int',
    sortable: true,
    total: true,
    when: 'counted',
    label: materialLabels.availability,
  },
)

const movementLegend = {
  load: words('Carico', 'Load', 'Entrée', 'Entrada'),
  load_corrected: words('Carico corretto', 'Load corrected', 'Entrée corrigée', 'Entrada corregida'),
  load_removed: words('Carico tolto', 'Load removed', 'Entrée retirée', 'Entrada retirada'),
  commit: words('Impegno', 'Committed', 'Engagement', 'Compromiso'),
  release: words('Impegno liberato', 'Released', 'Engagement libéré', 'Compromiso liberado'),
  ship_to_agency: words(
    'Spedizione all’agenzia',
    'Shipped to agency',
    'Expédié à l’agence',
    'Envío a la agencia',
  ),
  ship_to_client: words(
    'Spedizione al cliente',
    'Shipped to client',
    'Expédié au client',
    'Envío al cliente',
  ),
  hand_over: words('Consegna', 'Hand-over', 'Remise', 'Entrega'),
  hand_over_undone: words('Consegna annullata', 'Hand-over undone', 'Remise annulée', 'Entrega anulada'),
  return_from_agency: words(
    'Reso dell’agenzia',
    'Back from agency',
    'Retour de l’agence',
    'Devuelto por la agencia',
  ),
  return_from_client: words(
    'Reso del cliente',
    'Back from client',
    'Retour du client',
    'Devuelto por el cliente',
  ),
  write_off: words('Scarico', 'Write-off', 'Mise au rebut', 'Baja'),
  write_off_at_agency: words(
    'Scarico presso l’agenzia',
    'Write-off at agency',
    'Mise au rebut à l’agence',
    'Baja en la agencia',
  ),
} as const satisfies Record<(typeof movementKinds)[number], Words>

/** What a movement is called. */
export const movementWords: Legend = Object.fromEntries(
  Object.entries(movementLegend).map(([kind, label]) => [kind, { label, tone: 'neutral' }]),
)

export const movementColumns = columns(
  { key: 'at', type: 'datetime', label: words('Quando', 'When', 'Quand', 'Cuándo') },
  {
    key: 'kind',
    type: 'badge',
    words: movementWords,
    label: words('Movimento', 'Movement', 'Mouvement', 'Movimiento'),
  },
  { key: 'realised', type: 'int', label: words('Realizzati', 'Made', 'Réalisés', 'Realizados') },
  { key: 'quantity', type: 'int', label: words('Giacenza', 'On hand', 'En stock', 'En almacén') },
  { key: 'balance', type: 'int', label: words('Saldo', 'Balance', 'Solde', 'Saldo') },
  { key: 'committed', type: 'int', label: words('Impegnati', 'Committed', 'Engagés', 'Comprometidos') },
  { key: 'still_to_deliver', type: 'int', label: materialLabels.stillToDeliver },
  {
    key: 'delivered_to_customers',
    type: 'int',
    label: words('Ai clienti', 'With clients', 'Chez les clients', 'En clientes'),
  },
  { key: 'agency', type: 'text', label: materialLabels.agency },
  { key: 'client', type: 'text', label: materialLabels.client },
  { key: 'reason', type: 'text', label: words('Motivo', 'Reason', 'Motif', 'Motivo') },
  { key: 'by', type: 'text', label: words('Chi', 'Who', 'Qui', 'Quién') },
)

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
