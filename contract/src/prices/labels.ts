import { columns } from '../call.ts'
import { energyLabels } from '../catalogue/energy-words.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { DiscountSource, DiscountState } from './book.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const priceLabels = {
  code: words('Codice', 'Code', 'Code', 'Código'),
  description: words('Descrizione', 'Description', 'Désignation', 'Descripción'),
  list: words('Listino', 'Price list', 'Tarif', 'Tarifa'),
  family: words('Famiglia', 'Family', 'Famille', 'Familia'),
  from: words('Netto prima', 'Net before', 'Net avant', 'Neto antes'),
  to: words('Netto dopo', 'Net after', 'Net après', 'Neto después'),
  change: words('Variazione', 'Change', 'Variation', 'Variación'),
  reason: words('Perché', 'Why', 'Pourquoi', 'Por qué'),
  chain: words('Sconti', 'Discounts', 'Remises', 'Descuentos'),
  validFrom: words('Dal', 'From', 'Dès le', 'Desde'),
  validTo: words('Fino al', 'Until', 'Jusqu’au', 'Hasta'),
  note: words('Accordo', 'Agreement', 'Accord', 'Acuerdo'),
  loadedAt: words('Caricato il', 'Brought in', 'Chargé le', 'Cargado el'),
  loadedBy: words('Da chi', 'By', 'Par', 'Por'),
} satisfies Record<string, Words>

/** Why a net price is another than before. */
export const changeReasons = ['list', 'discount', 'both', 'added', 'removed'] as const
export const changeReasonLegend = {
  list: { tone: 'neutral', label: words('listino', 'price list', 'tarif', 'tarifa') },
  discount: { tone: 'neutral', label: words('sconto', 'discount', 'remise', 'descuento') },
  both: {
    tone: 'neutral',
    label: words('listino e sconto', 'list and discount', 'tarif et remise', 'tarifa y descuento'),
  },
  added: { tone: 'neutral', label: words('nuovo', 'new', 'nouveau', 'nuevo') },
  removed: { tone: 'neutral', label: words('tolto', 'removed', 'retiré', 'retirado') },
} as const satisfies Legend & Record<(typeof changeReasons)[number], unknown>

export const discountSourceLegend = {
  client_family: {
    tone: 'neutral',
    label: words('Cliente e famiglia', 'Customer and family', 'Client et famille', 'Cliente y familia'),
  },
  client: { tone: 'neutral', label: words('Cliente', 'Customer', 'Client', 'Cliente') },
  list_family: {
    tone: 'neutral',
    label: words('Listino e famiglia', 'List and family', 'Tarif et famille', 'Tarifa y familia'),
  },
  list: { tone: 'neutral', label: words('Listino', 'List', 'Tarif', 'Tarifa') },
} as const satisfies Legend & Record<DiscountSource, unknown>

export const discountStateLegend = {
  standing: { tone: 'ok', label: words('in vigore', 'standing', 'en vigueur', 'vigente') },
  coming: { tone: 'info', label: words('in arrivo', 'coming', 'à venir', 'próximo') },
  superseded: { tone: 'neutral', label: words('superato', 'superseded', 'remplacé', 'sustituido') },
  ended: { tone: 'neutral', label: words('scaduto', 'ended', 'expiré', 'caducado') },
} as const satisfies Legend & Record<DiscountState, unknown>
export const discountStateLabel = words('Stato', 'State', 'État', 'Estado')

const code = { key: 'code', type: 'text', sortable: true, label: priceLabels.code } as const
// Any of them may be an appliance with a label.
const energyClass = {
  key: 'energy_class',
  type: 'text',
  fixed: true,
  label: energyLabels.energy_class,
} as const
const energyRange = {
  key: 'energy_range',
  type: 'text',
  fixed: true,
  label: energyLabels.energy_range,
} as const
const description = { key: 'description', type: 'text', label: priceLabels.description } as const

export const changeColumns = columns(
  code,
  description,
  energyClass,
  energyRange,
  { key: 'from', type: 'money', label: priceLabels.from },
  { key: 'to', type: 'money', label: priceLabels.to },
  { key: 'delta_pct', type: 'percent', sortable: true, label: priceLabels.change },
  { key: 'reason', type: 'badge', words: changeReasonLegend, label: priceLabels.reason },
)
export const comparedColumns = columns(
  code,
  description,
  energyClass,
  energyRange,
  {
    key: 'one',
    type: 'money',
    label: words('Primo listino', 'First list', 'Premier tarif', 'Primera tarifa'),
  },
  {
    key: 'other',
    type: 'money',
    label: words('Secondo listino', 'Second list', 'Second tarif', 'Segunda tarifa'),
  },
  { key: 'delta_pct', type: 'percent', sortable: true, label: priceLabels.change },
)
export const warningColumns = columns(
  { key: 'list', type: 'text', label: priceLabels.list },
  code,
  description,
  energyClass,
  energyRange,
  { key: 'price', type: 'money', label: words('Prezzo', 'Price', 'Prix', 'Precio') },
  { key: 'valid_to', type: 'date', sortable: true, label: priceLabels.validTo },
  { key: 'next_price', type: 'money', label: words('Poi', 'Then', 'Ensuite', 'Después') },
  { key: 'currency', type: 'text', label: words('Valuta', 'Currency', 'Devise', 'Moneda') },
)
export const discountColumns = columns(
  {
    key: 'holder',
    type: 'text',
    sortable: true,
    label: words('Per chi', 'For whom', 'Pour qui', 'Para quién'),
  },
  {
    key: 'source',
    type: 'badge',
    words: discountSourceLegend,
    label: words('Livello', 'Level', 'Niveau', 'Nivel'),
  },
  { key: 'family_code', type: 'text', label: priceLabels.family },
  { key: 'chain', type: 'text', label: priceLabels.chain },
  { key: 'valid_from', type: 'date', sortable: true, label: priceLabels.validFrom },
  { key: 'valid_to', type: 'date', label: priceLabels.validTo },
  { key: 'state', type: 'badge', words: discountStateLegend, label: discountStateLabel },
  { key: 'note', type: 'text', label: priceLabels.note },
  { key: 'loaded_at', type: 'datetime', label: priceLabels.loadedAt },
  { key: 'loaded_by', type: 'text', label: priceLabels.loadedBy },
)
