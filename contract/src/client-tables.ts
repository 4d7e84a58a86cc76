import type { Column } from './call.ts'
import { customerStatusLegend } from './legend.ts'
import { sheetStatusLegend } from './sheet-status.ts'

const code: Column = {
  key: 'code',
  type: 'text',
  sortable: true,
  label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
}
const name: Column = {
  key: 'business_name',
  type: 'text',
  sortable: true,
  label: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
}
const city: Column = {
  key: 'city',
  type: 'text',
  sortable: true,
  label: { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' },
}
const province: Column = {
  key: 'province',
  type: 'text',
  sortable: true,
  label: { it: 'Prov.', en: 'Prov.', fr: 'Prov.', es: 'Prov.' },
}
const customerStatus: Column = {
  key: 'customer_status',
  asked: 'status',
  type: 'badge',
  words: customerStatusLegend,
  sortable: true,
  label: { it: 'Stato cliente', en: 'Customer status', fr: 'Statut client', es: 'Estado del cliente' },
}
const sheetStatus: Column = {
  key: 'sheet_status',
  type: 'badge',
  words: sheetStatusLegend,
  sortable: true,
  label: { it: 'Stato scheda', en: 'Sheet status', fr: 'Statut de la fiche', es: 'Estado de la ficha' },
}
const agent: Column = {
  key: 'agent',
  type: 'text',
  sortable: true,
  label: { it: 'Agente', en: 'Agent', fr: 'Agent', es: 'Agente' },
}
const lastOrder: Column = {
  key: 'last_order_date',
  type: 'date',
  sortable: true,
  label: { it: 'Ultimo ordine', en: 'Last order', fr: 'Dernière commande', es: 'Último pedido' },
}

export const clientColumns: readonly Column[] = [
  code,
  name,
  {
    key: 'address',
    type: 'text',
    label: { it: 'Indirizzo', en: 'Address', fr: 'Adresse', es: 'Dirección' },
  },
  city,
  province,
  { key: 'country', type: 'text', label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' } },
  { key: 'phone', type: 'text', label: { it: 'Telefono', en: 'Phone', fr: 'Téléphone', es: 'Teléfono' } },
  customerStatus,
  sheetStatus,
  agent,
  lastOrder,
  {
    key: 'revenue_this_year',
    type: 'money',
    sortable: true,
    when: 'as_of',
    label: {
      it: 'Fatturato {year}',
      en: 'Revenue {year}',
      fr: 'CA {year}',
      es: 'Facturación {year}',
    },
  },
  {
    key: 'delta_pct',
    type: 'percent',
    sortable: true,
    when: 'as_of',
    label: {
      it: 'Δ % sul {prev_year}',
      en: 'Δ % on {prev_year}',
      fr: 'Δ % sur {prev_year}',
      es: 'Δ % sobre {prev_year}',
    },
  },
]

export const progressColumns: readonly Column[] = [
  code,
  name,
  city,
  province,
  {
    key: 'agency',
    type: 'text',
    sortable: true,
    label: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  },
  agent,
  customerStatus,
  sheetStatus,
  {
    key: 'days_waiting',
    type: 'int',
    sortable: true,
    label: { it: 'Giorni di attesa', en: 'Days waiting', fr: 'Jours d’attente', es: 'Días de espera' },
  },
  {
    key: 'revenue_last_year',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Anno precedente', en: 'Last year', fr: 'Année précédente', es: 'Año anterior' },
  },
  {
    key: 'revenue_this_year',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Anno in corso', en: 'This year', fr: 'Année en cours', es: 'Año en curso' },
  },
  { key: 'delta_pct', type: 'percent', label: { it: 'Δ %', en: 'Δ %', fr: 'Δ %', es: 'Δ %' } },
  lastOrder,
  {
    key: 'overdue_amount',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Scaduto', en: 'Overdue', fr: 'Échu', es: 'Vencido' },
  },
]

export const timelineColumns: readonly Column[] = [
  { key: 'at', type: 'datetime', label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' } },
  { key: 'what', type: 'badge', label: { it: 'Evento', en: 'Event', fr: 'Événement', es: 'Evento' } },
  { key: 'by', type: 'text', label: { it: 'Chi', en: 'Who', fr: 'Qui', es: 'Quién' } },
  { key: 'reason', type: 'text', label: { it: 'Motivo', en: 'Reason', fr: 'Motif', es: 'Motivo' } },
]

export const activityColumns: readonly Column[] = [
  // No figures to be grouped by thousands: a year is a name.
  { key: 'year', type: 'text', label: { it: 'Anno', en: 'Year', fr: 'Année', es: 'Año' } },
  { key: 'month', type: 'text', label: { it: 'Mese', en: 'Month', fr: 'Mois', es: 'Mes' } },
  {
    key: 'quotes',
    type: 'int',
    total: true,
    label: { it: 'Preventivi', en: 'Quotes', fr: 'Devis', es: 'Presupuestos' },
  },
  {
    key: 'orders',
    type: 'int',
    total: true,
    label: { it: 'Ordini', en: 'Orders', fr: 'Commandes', es: 'Pedidos' },
  },
  {
    key: 'conversion_pct',
    type: 'percent',
    label: { it: 'Conversione %', en: 'Conversion %', fr: 'Conversion %', es: 'Conversión %' },
  },
]
