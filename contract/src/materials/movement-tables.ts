import { columns } from '../call.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { movementKinds } from './rows.ts'
import { materialLabels, words } from './tables.ts'

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
    'Shipped to customer',
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
    'Back from customer',
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
    label: words('Ai clienti', 'With customers', 'Chez les clients', 'En clientes'),
  },
  { key: 'agency', type: 'text', label: materialLabels.agency },
  { key: 'client', type: 'text', label: materialLabels.client },
  { key: 'reason', type: 'text', label: words('Motivo', 'Reason', 'Motif', 'Motivo') },
  { key: 'by', type: 'text', label: words('Chi', 'Who', 'Qui', 'Quién') },
)
